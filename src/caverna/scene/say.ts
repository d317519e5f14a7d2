// A square in words: for labels, for tooltips, for those who cannot see the board.

import { boardWords } from '../../i18n/board.ts';
import type { Language } from '../../site/languages.ts';
import type { Good } from '../engine/index.ts';
import { listed, nameGood, nameLand, nameTile, nameTrap } from '../telling/index.ts';
import type { Ground } from './ground.ts';
import type { Thing } from './things.ts';

function sayGround(language: Language, { land, tile, laid, trap, stable, wild, occupied }: Ground): string[] {
  const words = boardWords(language);
  const what =
    trap && laid ? nameTrap(language, laid) : tile ? nameTile(language, tile) : nameLand(language, land);
  const more = [
    trap && words.traps[trap.state],
    stable && words.stable,
    wild && words.onForest,
    occupied && words.occupied,
  ];
  return [what, ...more.filter((part) => typeof part === 'string')];
}

function sayThing(language: Language, thing: Thing): string {
  const words = boardWords(language);
  const { sort, what, count = 0, label = '', bound, newborn, goblin } = thing;
  if (sort === 'printed')
    return words.printed(`${label.slice(1)} ${nameGood(language, what as Good, Number(label))}`);
  if (sort === 'orc') return bound ? words.orcHeld(label, count) : words.orc(label, count);
  if (sort === 'friend') return bound ? words.hostage(words.friend(label)) : words.friend(label);
  if (sort !== 'person') return `${count} ${nameGood(language, what as Good, count)}`;
  const person = goblin ? words.goblin : newborn ? words.child : words.person;
  const armed = count > 0 ? words.armed(person, count) : person;
  if (bound) return words.hostage(armed);
  return thing.away ? words.away(armed) : armed;
}

/** "b4: field, 3 grain". */
export function saySquare(
  language: Language,
  name: string,
  ground: Ground,
  things: readonly Thing[],
): string {
  const parts = [...sayGround(language, ground), ...things.map((thing) => sayThing(language, thing))];
  const words = boardWords(language);
  return words.square(name, listed(language, parts));
}
