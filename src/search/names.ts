import type { Subject } from '../site/games.ts';
import type { Kind } from '../site/kinds.ts';
import type { Hit } from './types.ts';

interface Named {
  names: string[];
  url: string;
  kind: Kind;
  subject: Subject;
  icon: string;
  summary: string;
}

let known: Promise<Named[]> | undefined;

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** Someone who types the name of a tile, trap, reward or space, in either language, wants its page. */
export async function lookUpName(question: string): Promise<Hit[]> {
  known ??= fetch(`/data/names.${document.documentElement.lang}.json`).then(
    (answer) => answer.json() as Promise<Named[]>,
  );
  try {
    const asked = plain(question);
    return (await known)
      .filter(({ names }) => names.some((name) => plain(name) === asked))
      .map(({ names, summary, ...place }) => ({
        ...place,
        title: names.join(' · '),
        section: '',
        id: '',
        excerpt: summary,
      }));
  } catch {
    known = undefined;
    return [];
  }
}
