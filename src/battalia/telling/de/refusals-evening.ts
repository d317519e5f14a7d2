import type { RefusalCodes } from '../../engine/index.ts';
import type { RefusalWords } from '../refusals.ts';

export const words: RefusalWords<RefusalCodes['evening']> = {
  eveningDamaged: 'Dieser Eintrag ist beschädigt.',
  eveningBadLine: (args) => `${args.line ?? 'Das'} ist keine Zeile des Protokolls.`,
  eveningPlayers: 'Es spielen zwei bis sechs Personen.',
  eveningSides: (args) => `Diese Teams passen nicht zu ${args.players} Spielern.`,
  olderSave: 'Dieser Abend wurde von einer älteren Ausgabe gespeichert.',
  newerSave: 'Dieser Abend wurde von einer neueren Ausgabe gespeichert.',
  badSave: 'Das ist kein gespeicherter Abend.',
  badLine: 'Eine Zeile des Protokolls ist beschädigt.',
  tooLarge: 'Das ist zu groß für einen gespeicherten Abend.',
  badSeed: 'Der Startwert ist keine brauchbare Zahl.',
  eveningNotNow: 'Vorher kommt etwas anderes.',
  eveningOver: 'Der Abend ist zu Ende.',
  eveningNobody: 'Dort sitzt niemand.',
  eveningOtherTeam: 'Ein anderes Team ist am Zug.',
  eveningFactionTaken: 'Diese Fraktion hat schon jemand.',
  eveningSquare: (args) => `Das geht auf Feld ${args.square ?? '?'} nicht.`,
  eveningNoGate: (args) => `Pforte ${args.gate ?? '?'} ist nicht im Spiel.`,
  eveningHeroElsewhere: 'Der Held steht nicht dort.',
  eveningNotAgreed: 'Das wurde vor der Partie nicht vereinbart.',
  eveningNumber: 'Diese Zahl kann nicht sein.',
  eveningFewMarks: (args) => `Für ${args.needed} Pforten sind nur ${args.marks} Felder markiert.`,
};
