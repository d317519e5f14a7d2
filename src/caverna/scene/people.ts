// Which drawing a person has.

import type { IconName } from '../../site/icons.ts';
import { folkIcons } from '../board/folk-icons.ts';
import { type Dwarf, FOLK_IDS, type FolkId, type Player } from '../engine/index.ts';

const icons: Record<FolkId | 'dwarves', IconName> = folkIcons;

/** The people of a folk as an icon; dwarfs when there is none. */
const folkIcon = (folk: string | undefined): IconName =>
  folk && folk in icons ? icons[folk as FolkId] : icons.dwarves;

const folkOf = ({ powers }: Player): FolkId | undefined => FOLK_IDS.find((folk) => powers[folk]);

export function personIcon(player: Player, { goblin, newborn }: Dwarf): IconName {
  if (goblin) return 'goblin';
  return newborn ? 'child' : folkIcon(folkOf(player));
}
