import type { RefusalCodes } from '../../engine/index.ts';
import type { RefusalWords } from '../refusals.ts';

export const words: RefusalWords<RefusalCodes['draft']> = {
  draftDamaged: 'Dieser Eintrag ist beschädigt.',
  setupPlayers: 'Es spielen zwei bis sechs Personen.',
  setupFactions: ({ needed }) => `So viele Spieler nehmen die Karten von genau ${needed} Fraktionen.`,
  setupTwice: 'Zwei Spieler haben dieselbe Fraktion gewählt.',
  setupForeign: 'Ein Spieler hat eine Fraktion, deren Karten nicht mitspielen.',
  draftFewCopies: ({ needed, cards }) =>
    `Die Karten reichen nicht: Der Draft braucht ${needed} eines Rangs, eingetragen sind ${cards}.`,
  draftNotNow: 'Erst kommt etwas anderes.',
  draftDealCount: ({ needed }) => `Legt ${needed} Karten aus: eine für jeden.`,
  draftForeign: 'Eine dieser Karten gehört zu keiner Fraktion im Spiel.',
  draftUniversal: 'Legt die universelle Einheit beiseite und zieht eine andere Karte, bevor jemand wählt.',
  draftManyCopies: ({ most }) => `Keine Fraktion hat mehr als ${most} dieser Karten.`,
  draftNotThere: 'Diese Karte liegt nicht dabei.',
  scorePlayers: ({ players }) => `Tragt die Städte aller ${players} Spieler ein.`,
  scoreResidences: ({ player }) => `Spieler ${player} kann höchstens zwei Residenzen haben.`,
  scoreCapitals: ({ player }) => `Spieler ${player} kann höchstens eine Hauptstadt haben.`,
};
