import type { Subject } from '../site/games.ts';
import type { Hit } from './types.ts';

type Known = Record<string, { url: string; title: string }>;

let known: Promise<Known> | undefined;

/** Someone who types a paragraph id wants that paragraph. */
export async function lookUpId(words: string): Promise<Hit | undefined> {
  if (!/^[a-z]\w*(\.[\w-]+)+$/i.test(words)) return undefined;
  known ??= fetch(`/data/ids.${document.documentElement.lang}.json`).then(
    (answer) => answer.json() as Promise<Known>,
  );
  try {
    const all = await known;
    const id = Object.keys(all).find((each) => each.toLowerCase() === words.toLowerCase());
    const place = id ? all[id] : undefined;
    if (!id || !place) return undefined;
    const subject = id.split('.')[0] as Subject;
    return { ...place, section: '', kind: 'rule', subject, icon: 'link', id, excerpt: id };
  } catch {
    known = undefined;
    return undefined;
  }
}
