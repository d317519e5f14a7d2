import { namingOfGames } from '../games/naming.ts';

/** The components of MDX pages that give a paragraph its permanent id. */
const paragraphs = ['Rule', 'Note', 'Open', 'Example', 'Ruling', 'Asked'] as const;

/** Things of a game that pages name by id: a tile, a good, a worked example. */
export type Thing = keyof typeof namingOfGames;
export const things = Object.keys(namingOfGames) as Thing[];

export type Naming = (typeof paragraphs)[number] | 'RuleRef' | 'Term' | Thing;
const naming: readonly Naming[] = [...paragraphs, 'RuleRef', 'Term', ...things];

export interface Mention {
  component: Naming;
  /** Missing where the author forgot it, or wrote something that is not plain text. */
  id: string | undefined;
  line: number;
}

const tag = new RegExp(`<(${naming.join('|')})\\b([^>]*)>`, 'g');
const idAttribute = /\b(?:id|of)=(?:"([^"]*)"|'([^']*)')/;

/** Blanks out fenced and inline code, so that pages can show the components without using them. */
function withoutCode(source: string): string {
  const blank = (match: string): string => match.replace(/[^\n]/g, ' ');
  return source.replace(/^(```+)[\s\S]*?^\1/gm, blank).replace(/`[^`\n]+`/g, blank);
}

/** Every mention in the source of one MDX page, in order, with its line. */
export function scan(source: string): Mention[] {
  const text = withoutCode(source);
  const mentions: Mention[] = [];
  let line = 1;
  let seen = 0;
  for (const match of text.matchAll(tag)) {
    for (; seen < match.index; seen++) if (text[seen] === '\n') line++;
    const id = idAttribute.exec(match[2] ?? '');
    mentions.push({ component: match[1] as Naming, id: id?.[1] ?? id?.[2], line });
  }
  return mentions;
}

export function isParagraph(component: Naming): boolean {
  return (paragraphs as readonly Naming[]).includes(component);
}
