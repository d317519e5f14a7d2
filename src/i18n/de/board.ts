import type { BoardWords } from '../en/board.ts';

/** Words for what lies and stands on a home board, in German. */
export const words: BoardWords = {
  square: (name, what) => `${name}: ${what}`,
  stable: 'Stall',
  onForest: 'auf blankem Wald',
  printed: (goods) => `aufgedruckt: ${goods}`,
  traps: { active: 'aktive Falle', spent: 'ausgelöste Falle', holding: 'Falle hält einen Ork' },
  occupied: 'besetzt',
  orc: (letter, strength) => `Ork ${letter}, Stärke ${strength}`,
  orcHeld: (letter, strength) => `Ork ${letter}, Stärke ${strength}, festgehalten`,
  friend: (letter) => (letter === 'X' ? 'zusätzlicher gutgesinnter Ork' : `gutgesinnter Ork ${letter}`),
  hostage: (who) => `${who} (gefangen)`,
  person: 'Zwerg',
  goblin: 'Goblin',
  child: 'Kind',
  armed: (who, strength) => `${who}, Waffe ${strength}`,
  away: (who) => `${who} (bei der Arbeit)`,
};
