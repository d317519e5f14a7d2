// What stands on the squares of a player: crops, animals, goods in mines, orcs and people.

import { iconOf } from '../../site/icons.ts';
import type { Things } from '../board/view.ts';
import { type Player, PRINTED_BONUS, squareName } from '../engine/index.ts';
import { personIcon } from './people.ts';

/** A thing with what there is to say about it. */
export interface Thing extends Things {
  at: string;
  sort: 'printed' | 'crop' | 'animal' | 'goods' | 'orc' | 'friend' | 'person';
  /** The good, animal or crop. */
  what?: string;
  newborn?: boolean;
  goblin?: boolean;
}

export interface SceneOptions {
  /** Also the people, in their dwellings; only known in games with orcs. Hostages are always shown. */
  people?: boolean;
}

export function thingsOf(player: Player, { people = false }: SceneOptions = {}): Thing[] {
  const found: Thing[] = [];
  const goods = (sort: Thing['sort'], what: string, count: number, at: number): void => {
    if (count > 0) found.push({ sort, what, icon: iconOf(what), count, at: squareName(at) });
  };
  player.squares.forEach(({ land, crop, crops, wild }, at) => {
    const bonus = PRINTED_BONUS[at];
    if (bonus && (land === 'forest' || land === 'mountain') && !wild)
      found.push({
        sort: 'printed',
        what: bonus.good,
        icon: iconOf(bonus.good),
        label: `+${bonus.amount}`,
        faint: true,
        at: squareName(at),
      });
    if (crop) goods('crop', crop, crops, at);
  });
  for (const { at, animal, n } of player.herds) goods('animal', animal, n, at);
  for (const { at, n } of player.watch) goods('animal', 'dog', n, at);
  if (!player.fiends) return found;
  const { mined, orcs, occupied, homes } = player.fiends;
  for (const [at, n] of Object.entries(mined)) {
    const was = occupied.find((entry) => entry.at === Number(at))?.land ?? player.squares[Number(at)]?.land;
    goods('goods', was === 'rubyMine' ? 'ruby' : 'ore', n, Number(at));
  }
  player.dwarfs.forEach((dwarf, i) => {
    const cell = occupied.find(({ hostage }) => hostage === i)?.at;
    const at = cell ?? homes[i] ?? -1;
    if (at < 0 || (cell === undefined && !people)) return;
    found.push({
      sort: 'person',
      icon: personIcon(player, dwarf),
      id: `person-${i}`,
      at: squareName(at),
      ...(dwarf.weapon > 0 && { count: dwarf.weapon }),
      ...(cell !== undefined && { bound: true }),
      ...(dwarf.at !== null && { away: true }),
      ...(dwarf.newborn && { newborn: true }),
      ...(dwarf.goblin && { goblin: true }),
    });
  });
  for (const { id, strength, zone, at, held, work, hostage } of orcs) {
    if (at < 0 || zone === 'reserve' || zone === 'defeated') continue;
    const who = { label: id, id: `orc-${id}`, at: squareName(at) };
    if (zone === 'friendly')
      found.push({
        sort: 'friend',
        icon: 'friendly-orc',
        ...who,
        ...(hostage && { bound: true }),
        ...(work && { away: true }),
      });
    else
      found.push({
        sort: 'orc',
        icon: id === 'D' ? 'orc-d' : 'orc',
        count: strength,
        ...who,
        ...(held && { bound: true }),
      });
  }
  return found;
}
