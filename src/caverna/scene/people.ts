// Which drawing a person has.

import type { IconName } from '../../site/icons.ts';
import { type Dwarf, FOLK_IDS, type FolkId, type Player } from '../engine/index.ts';

const icons: Record<FolkId, IconName> = {
  caveGoblins: 'goblin',
  darkElves: 'dark-elf',
  elves: 'elf',
  humans: 'human',
  mountainDwarves: 'mountain-dwarf',
  paleOnes: 'pale-one',
  silicoids: 'silicoid',
  trolls: 'troll',
};

/** The people of a folk as an icon; dwarfs when there is none. */
const folkIcon = (folk: string | undefined): IconName =>
  folk && folk in icons ? icons[folk as FolkId] : 'dwarf';

const folkOf = ({ powers }: Player): FolkId | undefined => FOLK_IDS.find((folk) => powers[folk]);

export function personIcon(player: Player, { goblin, newborn }: Dwarf): IconName {
  if (goblin) return 'goblin';
  return newborn ? 'child' : folkIcon(folkOf(player));
}
