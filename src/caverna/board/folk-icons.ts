import type { IconName } from '../../site/icons.ts';

/** The people of each folk as an icon. */
export const folkIcons = {
  dwarves: 'dwarf',
  caveGoblins: 'goblin',
  darkElves: 'dark-elf',
  elves: 'elf',
  humans: 'human',
  mountainDwarves: 'mountain-dwarf',
  paleOnes: 'pale-one',
  silicoids: 'silicoid',
  trolls: 'troll',
} as const satisfies Record<string, IconName>;
