import type { RefusalCodes } from '../../engine/index.ts';
import type { RefusalWords } from '../refusals.ts';

export const words: RefusalWords<RefusalCodes['battle']> = {
  battleDamaged: 'Dieser Eintrag ist beschädigt.',
  notForBattle: 'In einer Kampfreihe stehen nur Einheiten, Waffen und Besondere Artefakte, die kämpfen.',
  notInHand: 'Diese Karte ist nicht auf der Hand.',
  tooManyHeroes: ({ most }) => `Höchstens ${most} Helden können kämpfen.`,
  attackNeedsHero: 'Ein Angriff braucht einen Helden.',
  jointNeedsHeroMode: 'Nur im Heldenmodus dürfen zwei Helden gemeinsam angreifen.',
  attackNeedsWeapon: 'Ein Angriff beginnt mit einer Waffe.',
  oneWeapon: 'Eine Waffe genügt für alle Helden der Reihe.',
  handFull: ({ most }) => `Auf dieser Hand sind schon ${most} Karten.`,
  handEmpty: 'Gib zuerst die Hand des Verteidigers ein.',
  nobodyDefends: 'Das gehört niemandem: Niemand spielt Karten dafür.',
  noFanatic: 'Diese Karte ist kein Fanatiker.',
  fanaticNeedsSacrifice: ({ missing }) =>
    missing === 1
      ? 'Es fehlt eine Karte, die für einen Fanatiker in den Limbus gehen könnte.'
      : `Es fehlen ${missing} Karten, die für die Fanatiker in den Limbus gehen könnten.`,
  stardustNoSacrifice: 'Sternenstaub verlässt ein Deck nie, also auch nicht in den Limbus.',
  royalsComeAlone: 'Königin und König werden nicht angeheuert.',
  changesNothing: 'Nur Schriftrolle, Titel und Amulett verwandeln eine Einheit in eine andere.',
  royalStays: 'Königin und König lassen sich nicht verwandeln.',
  universalStays: 'Fanatiker und Entfesselte lassen sich nicht verwandeln.',
  berserkerCards: ({ count }) => `Berserker zieht hier ${count === 1 ? 'eine Karte' : `${count} Karten`}.`,
  nothingToFreeze: 'Es gibt keine Reihe, die gefrieren könnte.',
  nothingChosen: 'Es ist nichts gewählt.',
  vigoOneKind: 'Vigos Standarte ruft nur Karten einer Art.',
  vigoTooStrong: ({ total, most }) =>
    `Diese Karten haben zusammen ${total}; gerufen werden höchstens ${most}.`,
  notInHaven: 'Diese Karte liegt nicht in der Zuflucht.',
  maskUnitsOnly: 'Die Maske wirkt nur auf Einheiten.',
  maskTooMany: ({ most }) => `Die Maske wirkt auf höchstens ${most} Einheiten.`,
  maskTotalIs: ({ total, wanted, exactly }) =>
    `Diese Einheiten haben zusammen ${total}; die Maske wirkt auf ${exactly ? 'genau' : 'höchstens'} ${wanted}.`,
  notInLine: 'Diese Karte liegt nicht in der anderen Reihe.',
  noMask: 'Syoens Maske liegt nicht in dieser Reihe.',
  pouchSupply: ({ most }) => `Der Beutel gibt null bis ${most} Versorgungskarten.`,
  cloakTooMany: ({ most }) => `Der Mantel verbirgt höchstens ${most} Städte.`,
  cloakNoCity: ({ square }) => `Auf ${square} liegt keine Stadt.`,
  cloakOutOfRange: ({ square }) => `Keiner deiner Helden steht nahe genug bei ${square}.`,
  cloakTooLate: 'Diese Stadt wird schon angegriffen: Zum Verbergen ist es zu spät.',
  arrowOutOfRange: 'Der Pfeil reicht auf das eigene Feld und die acht darum herum.',
  notInLimbo: 'Diese Karte liegt nicht im Limbus.',
  deposedStays: 'Eine abgesetzte Königin oder ein abgesetzter König bleibt im Limbus.',
  oneGreatArtefact: 'Ohne die Täler enthält ein Deck nur ein Besonderes Artefakt.',
  staffTooMany: ({ count, most }) =>
    `Das sind ${count} Ersetzungen; der Stecken schafft höchstens ${most}, und ein Tausch zählt als zwei.`,
  staffCard: ({ square }) =>
    `Auf ${square} liegt weder Stadt noch Straße noch Pforte: Dort bewirkt der Stecken nichts.`,
  staffType: 'Zwei Karten, die Plätze tauschen, müssen vom gleichen Typ sein.',
  staffExits: 'Die neue Karte braucht die gleichen Straßenausgänge.',
  staffTerrain: 'Die neue Karte muss ein anderes Gelände zeigen.',
  staffGateThere: ({ gate }) => `Pforte ${gate} liegt schon auf dem Spielplan.`,
  staffTwice: 'Dasselbe Feld lässt sich nicht zweimal ändern.',
  retreatThree: ({ squares }) => `Ein Rückzug geht genau 3 Felder weit; hier wären es ${squares}.`,
  retreatPrice: 'Ein Rückzug kostet genau 3 Versorgung oder ein Pferd.',
  retreatEnemyCity: 'Ein Rückzug darf nicht in einer Stadt des Feindes enden.',
  retreatEnemyHero: 'Ein Rückzug darf nicht enden, wo der andere Held des Feindes steht.',
};
