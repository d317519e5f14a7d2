import type { RefusalCodes } from '../../engine/index.ts';
import type { RefusalWords } from '../refusals.ts';

export const words: RefusalWords<RefusalCodes['storm']> = {
  stormDamaged: 'Dieser Eintrag ist beschädigt.',
  stormNobody: ({ player }) => `Einen Spieler ${player} gibt es nicht.`,
  stormSameGate: ({ gate }) => `Ein Sprung führt zu einer anderen Pforte; bei Pforte ${gate} beginnt er.`,
  stormNoGate: ({ gate }) => `Pforte ${gate} ist nicht im Spiel.`,
  stormJumpedAlready: ({ hero }) =>
    `Held ${hero} ist in diesem Zug schon gesprungen. Der andere Held darf noch.`,
  stormToll:
    'Davon bezahlt nichts den Zoll: Pferde und kostenlose Schritte zahlen nur Felder, der Sturm will Versorgung.',
  stormTooFew: ({ need, have, short }) =>
    `Der Weg braucht ${need}, diese Karten bringen ${have}: Es ${short === 1 ? 'fehlt' : 'fehlen'} ${short}.`,
  stormCardsMissing: 'Diese Karten sind nicht alle auf der Hand.',
  stormTooFewSupply: ({ need, have }) =>
    `Nötig ist Versorgung für ${need}, diese Karten reichen für ${have}.`,
  stormStardustTwice:
    'Ein Sternenstaub gilt für eine Aktion: Seine zweite Hälfte zahlt die nächste nicht mehr.',
  stormShuffleFirst: 'Alle zwölf Effekte sind gespielt: Mischt sie zuerst.',
  stormNotEntered: 'Der Stapel liegt auf eurem Tisch: Sagt, welcher Effekt gezogen wurde.',
  stormPlayed: ({ effect }) => `Effekt ${effect} liegt schon offen.`,
  stormMust: 'Dieser Effekt ist ausführbar, also muss er ausgeführt werden.',
  stormNothing: 'Dieser Effekt ist nicht ausführbar: Nichts geschieht.',
  stormOtherEffect: ({ effect }) => `Das ist keine Antwort auf Effekt ${effect}.`,
  stormNotCopyable: ({ effect }) =>
    effect === 2 ? 'Effekt 2 wird nie kopiert.' : `Effekt ${effect} liegt nicht offen.`,
  stormNoSuchCard: 'Eine solche Karte liegt nicht bereit.',
  stormColour: 'Ohne gleiche Orakelsymbole bekommst du die oberste Karte.',
  stormSquare: ({ square }) => (square ? `Auf ${square} kann sie nicht liegen.` : 'Sag, auf welchem Feld.'),
  stormNotReplaceable: ({ square }) => `Auf ${square} liegt weder eine Stadt noch eine Straße.`,
  stormNoNextRank: 'Ein Lord wird nicht befördert: Es gibt keinen nächsten Rang.',
  stormNotInHand: 'Eine solche Einheit ist nicht auf der Hand.',
  stormNotYourCity: ({ square }) => `Auf ${square} liegt keine deiner Städte.`,
  stormNotInLimbo: 'Eine solche Karte liegt nicht im Limbus.',
  stormDeposed: 'Eine abgesetzte Königin, ein abgesetzter König ist für das ganze Spiel verloren.',
  stormSecondArtefact: 'In diesem Szenario hat ein Deck höchstens ein Besonderes Artefakt.',
  stormArtefactTaken: 'Dieses Besondere Artefakt gehört schon jemandem.',
  stormNothingToCopy: 'Kein anderer Spieler hat dieses Besondere Artefakt.',
  stormNoTent: ({ player }) => `Spieler ${player} hat kein solches Zelt.`,
  stormNoFate: 'Es ist keine Schicksalskarte mehr da.',
  stormFateAway: ({ fate }) => `Schicksalskarte ${fate} liegt nicht im Stapel.`,
};
