/** Words for what lies and stands on a home board, in English. */
export const words = {
  square: (name: string, what: string) => `${name}: ${what}`,
  stable: 'stable',
  onForest: 'on bare forest',
  printed: (goods: string) => `printed: ${goods}`,
  traps: { active: 'active trap', spent: 'trap that has gone off', holding: 'trap holding an orc' },
  occupied: 'occupied',
  orc: (letter: string, strength: number) => `orc ${letter}, strength ${strength}`,
  orcHeld: (letter: string, strength: number) => `orc ${letter}, strength ${strength}, held`,
  friend: (letter: string) => (letter === 'X' ? 'additional friendly orc' : `friendly orc ${letter}`),
  hostage: (who: string) => `${who} as a hostage`,
  person: 'dwarf',
  goblin: 'goblin',
  child: 'child',
  armed: (who: string, strength: number) => `${who}, weapon ${strength}`,
  away: (who: string) => `${who} (at work)`,
};

export type BoardWords = typeof words;
