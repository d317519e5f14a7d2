import type { options as en } from '../../en/options/base.ts';

export { rules } from '../../option-rules/base.ts';

/** Was das Regelheft des Grundspiels offenlässt: eine Frage, warum sie zählt, und was jeder Wert bedeutet. */
export const options: typeof en = {
  soloClearingThreshold: {
    ask: 'Allein: Wann wird ein Feld abgeräumt?',
    says: 'Das englische Heft sagt ab 7, digitale Fassungen räumen ab 6 ab.',
    values: { 6: 'ab 6 Waren', 7: 'ab 7 Waren' },
  },
  imitationOfImitation: {
    ask: 'Darf eine besetzte Nachahmung nachgeahmt werden?',
    says: 'Das führte auf ein weiteres Feld und kostete zweimal Nährwerte.',
    values: { false: 'nein', true: 'ja' },
  },
  markerReveal: {
    ask: 'Wann wird die Erntemarke aufgedeckt?',
    says: 'Spät aufgedeckt, weiß während der Runde niemand, welche Erntezeit kommt.',
    values: { start: 'zu Beginn der Runde', end: 'am Ende der Runde' },
  },
  incomeBeforeReplenish: {
    ask: 'Wann kommen die wartenden Waren?',
    says: 'Das zählt nur allein, wenn ein Rubin noch ein Feld schützen könnte.',
    values: { false: 'nach dem Auffüllen', true: 'vor dem Auffüllen' },
  },
  firstSeat: {
    ask: 'Wer beginnt?',
    says: 'Die erste Person der Liste, oder das Los entscheidet.',
    values: { first: 'die erste Person der Liste', random: 'das Los entscheidet' },
  },
  guestRoomOnWish: {
    ask: 'Wirkt „Guest room“ auf „Kinderwunsch“?',
    says: 'Der Anhang nennt das Feld nicht, auf der Karte steht „entweder … oder“.',
    values: { true: 'ja', false: 'nein' },
  },
  sharpenNow: {
    ask: 'Wann wachsen die Waffen durch die Streifzug-Belohnung „Alle Waffen +1“?',
    says: 'Wichtig für Kampf oder Tausch im selben Streifzug.',
    values: { false: 'am Ende des Streifzugs', true: 'sofort' },
  },
  workRoomOnLoot: {
    ask: 'Hilft „Work room“ bei einer Wohnhöhle als Streifzug-Belohnung?',
    says: 'Das Plättchen nennt zwei Aktionen; die Streifzug-Belohnung heißt anders.',
    values: { true: 'ja', false: 'nein' },
  },
  upgradesOverhang: {
    ask: 'Dürfen Doppelweiden und Erzminen über den Rand ragen?',
    says: 'Auch sie sind Doppelplättchen.',
    values: { true: 'ja, für dieselben Waren', false: 'nur wo beide Felder schon liegen, ohne Waren' },
  },
  overhangSides: {
    ask: 'Über welche Ränder dürfen Plättchen ragen?',
    says: 'Der Anhang sagt nicht, welche er meint.',
    values: { all: 'über alle äußeren Ränder', sides: 'nur links und rechts', ends: 'nur oben und unten' },
  },
  newbornsDeclined: {
    ask: 'Darf ein neugeborenes Tier abgelehnt werden?',
    says: 'Gemeint sind Tiere, für die in der Vermehrungsphase Platz ist.',
    values: { true: 'ja', false: 'nein' },
  },
  foodKept: {
    ask: 'Dürfen Nährwerte beim Ernähren zurückgehalten werden?',
    says: 'Jeder fehlende Nährwert ist dann eine Bettelmarke.',
    values: { false: 'nein, erst wird gegessen', true: 'ja' },
  },
  seamWithCarver: {
    ask: 'Bringt „Seam“ Erz zu den Steinen der Steinhauerei?',
    says: 'Sofern „Seam“ vorher gebaut wurde.',
    values: { true: 'ja', false: 'nein' },
  },
  imitatorTakes: {
    ask: 'Erhält, wer nachahmt, liegen gelassene Waren des Felds?',
    says: 'Wer zuerst da war, hat dort vielleicht nur etwas anderes getan.',
    values: { false: 'nein', true: 'ja' },
  },
  goodWithoutTile: {
    ask: 'Geben „Extension“ und „Small-scale drift mining“ ihre Ware auch ohne Plättchen?',
    says: 'Die Texte verbinden beides.',
    values: { false: 'nein', true: 'ja' },
  },
  emptyHanded: {
    ask: 'Darf ein Streifzug ohne Belohnung enden?',
    says: 'Die Waffe wird trotzdem stärker.',
    values: { false: 'nein, wenn es etwas zu holen gibt', true: 'ja' },
  },
  dwellingLoot: {
    ask: 'Welche Stärke verlangt die billige Wohnhöhle als Belohnung?',
    says: 'Liste und Plättchentext sagen Verschiedenes.',
    values: { 11: 'Stärke 11', 12: 'Stärke 12' },
  },
  rubyMiningFrom: {
    ask: 'Ab welcher Runde sammelt der Rubinabbau Rubine?',
    says: 'Ein Satz der Spielregel lässt das Feld erst in Stufe 2 erscheinen.',
    values: { 1: 'ab Runde 1', 4: 'ab Runde 4' },
  },
  smallScaleWithSix: {
    ask: 'Gibt es „Small-scale drift mining“ auch zu sechst und siebt?',
    says: 'Der Anhang nennt es nur zu fünft, die Spielregel bis zu siebt.',
    values: { false: 'nein, ein zweites Feld „Sohlenbau“', true: 'ja, an dessen Stelle' },
  },
};
