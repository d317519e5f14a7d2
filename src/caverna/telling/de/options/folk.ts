import type { options as en } from '../../en/options/folk.ts';

export { rules } from '../../option-rules/folk.ts';

/** Was die Vergessenen Völker offenlassen. */
export const options: typeof en = {
  trainingRoomStep: {
    ask: 'Um wie viel verstärkt „Training Room“ eine Waffe?',
    says: 'In unserem Text des Hefts fehlt die Zahl.',
    values: { 1: 'um 1 Stärke', 2: 'um 2 Stärke', 3: 'um 3 Stärke' },
  },
  goblinStart: {
    ask: 'Wer setzt den ersten Goblin ein?',
    says: 'Goblins kommen nach allen anderen; die Reihenfolge beginnt neu oder geht weiter.',
    values: { startingPlayer: 'wer Startspieler ist', next: 'wer als Nächstes dran ist' },
  },
  feedingsStartHarvest: {
    ask: 'Ist eine besondere Ernährungsphase der Beginn einer Erntezeit?',
    says: 'Manche Völker erhalten oder tauschen etwas zu Beginn einer Erntezeit.',
    values: { false: 'nein', true: 'ja' },
  },
  goblinDwellingWhenFull: {
    ask: 'Darf eine sechsköpfige Familie „Goblin Dwelling“ bauen?',
    says: 'Die Wohnhöhle hat Platz für ihn, doch niemand darf eine siebte Person haben.',
    values: { true: 'ja, ohne Goblin', false: 'nein' },
  },
  goblinLootWhenFull: {
    ask: 'Dürfen sechs „Dark Elves“ die Goblin-Belohnung wegen der Wohnhöhle nehmen?',
    says: 'Wohnhöhle und Goblin gehören zusammen, doch niemand darf eine siebte Person haben.',
    values: { false: 'nein', true: 'ja, ohne Goblin' },
  },
  quarryingByImitation: {
    ask: 'Wirkt „Quarrying Room“, wenn „Höhlenbau“ nachgeahmt wird?',
    says: 'Das Plättchen belohnt das Nutzen des Felds.',
    values: { true: 'ja', false: 'nein' },
  },
  scarecrowInForest: {
    ask: 'Wirkt „Scarecrow“ auf Getreide, das „Elves“ im Wald säen?',
    says: 'Das Plättchen spricht von Äckern, und Wald ist keiner.',
    values: { false: 'nein', true: 'ja' },
  },
  sackForGoblins: {
    ask: 'Hilft „Big Sack“ auch einem Goblin, der bei „Trolls“ lebt?',
    says: 'Die Fähigkeit spricht den Spieler an und nimmt Goblins nicht aus.',
    values: { true: 'ja', false: 'nein' },
  },
  joinsSmallScale: {
    ask: 'Dürfen „Pale Ones“ auch bei „Small-scale drift mining“ dazukommen?',
    says: 'Genannt sind nur zwei andere Aktionsfelder.',
    values: { true: 'ja', false: 'nein' },
  },
  stabledMeadowsEmpty: {
    ask: 'Gilt eine Wiese mit Stall für „Archery Range“ und „Mead Parlor“ als leer?',
    says: 'Ausgeschlossen sind wachende Hunde; von Ställen ist keine Rede.',
    values: { true: 'ja', false: 'nein' },
  },
  adjacentAcrossBorder: {
    ask: 'Berührt ein Plättchen im Wald von „Elves“ den Berg daneben?',
    says: 'Im Grundspiel treffen sich die Hälften nur am Eingang.',
    values: { true: 'ja', false: 'nein' },
  },
  breedingCaveForSilage: {
    ask: 'Zahlt „Breeding cave“, wenn „Silage Bin“ Tiere vermehrt?',
    says: 'Die Höhle zahlt bei jeder Vermehrung.',
    values: { true: 'ja', false: 'nein' },
  },
  silicoidsServed: {
    ask: 'Darf „Working cave“ einem „Silicoid“ Holz oder Erz vorsetzen?',
    says: '„Silicoids“ essen Stein, keinen Nährwert.',
    values: { true: 'ja', false: 'nein' },
  },
  dogsInForest: {
    ask: 'Dürfen Hunde von „Elves“ auf einer Weide im Wald Schafe bewachen?',
    says: 'Auf Waldfeldern dürfen sie es nicht.',
    values: { true: 'ja', false: 'nein' },
  },
  loneGoodDropped: {
    ask: 'Was wird aus einer einzelnen Ware, wenn eine ungeschickte Person anderes vorhat?',
    says: 'Sie zu nehmen bringt nichts.',
    values: {
      false: 'sie bleibt auf dem Feld',
      true: 'sie geht in den Vorrat',
      choice: 'wer sie nimmt, entscheidet',
    },
  },
  clumsyTwice: {
    ask: 'Wie viele Waren verliert ein Goblin in einer Familie von „Cave Goblins“?',
    says: 'Ungeschickt ist er von selbst und durch sein Volk.',
    values: { false: 'eine', true: 'zwei' },
  },
  dogsFedAgain: {
    ask: 'Dürfen sich Hunde aus „Kennels“ mit „Feeding Room“ nochmals vermehren?',
    says: 'Das Plättchen spricht von Tieren; Hunde sind keine Nutztiere.',
    values: { true: 'ja', false: 'nein' },
  },
  quarryingOpens: {
    ask: 'Darf „Höhlenbau“ allein für den Stein von „Quarrying Room“ genutzt werden?',
    says: 'Ein Feld ohne Wirkung ist tabu; den Stein gibt es fürs Nutzen.',
    values: { false: 'nein', true: 'ja' },
  },
  stabledForestFenced: {
    ask: 'Dürfen „Elves“ ein Waldfeld mit Stall einzäunen?',
    says: 'Leerer Wald dient ihnen als Wiese, und auf Wiesen darf ein Stall stehen.',
    values: { false: 'nein', true: 'ja' },
  },
  goblinLootAlone: {
    ask: 'Dürfen „Dark Elves“ den Goblin neben anderen Belohnungen der Stärke 10 nehmen?',
    says: 'Das Heft nennt ihn eine Alternative.',
    values: { false: 'ja', true: 'nein, das eine oder das andere' },
  },
  rubyForGoblins: {
    ask: 'Darf ein Rubin die Reihenfolge unter Goblins ändern?',
    says: 'Sie kommen in jedem Fall nach allen anderen.',
    values: { true: 'ja', false: 'nein' },
  },
  dogForIncompetent: {
    ask: 'Dürfen Unfähige in „Guard Dog School“ einen Hund für eine Waffe geben?',
    says: 'In Erz zahlen sie 2 mehr als andere.',
    values: { true: 'ja', false: 'nein' },
  },
  wildConnects: {
    ask: 'Dürfen Plättchen neben dem liegen, was „Elves“ im bloßen Wald haben?',
    says: 'Plättchen liegen aneinander; Saat, Weiden und Räume im Wald brauchen keines.',
    values: { false: 'nein, nur neben Plättchen', true: 'ja' },
  },
  forestLargePastures: {
    ask: 'Darf eine Doppelweide von „Elves“ auf Wald liegen?',
    says: 'Wald gilt für Weiden als Wiese.',
    values: { true: 'ja', false: 'nein, nur Einzelweiden' },
  },
  explorersCaveForElves: {
    ask: 'Gibt „Explorer’s Cave“ „Elves“, was auf ihren Plan gedruckt ist?',
    says: 'Sie beachten Aufdrucke nicht, und gerade die verstärkt das Plättchen.',
    values: { false: 'nein', true: 'ja' },
  },
  bothDrifts: {
    ask: 'Dürfen „Pale Ones“ auf beiden Feldern namens „Sohlenbau“ stehen?',
    says: 'Zu sechst und siebt gibt es zwei davon.',
    values: { true: 'ja', false: 'nein, nur auf einem' },
  },
  trollsFeeding: {
    ask: 'Wie viel isst ein „Troll“ in einer besonderen Ernährungsphase?',
    says: '„Trolls“ essen 3, wo andere 2 essen; dort essen andere 1.',
    values: { 1: '1 Nährwert', 2: '2 Nährwerte', 3: '3 Nährwerte' },
  },
  gemfruitFieldsEmpty: {
    ask: 'Ist ein Acker mit „Gemfruits“ für „Stubble room“ leer?',
    says: 'Sie werden gesät wie anderes auch.',
    values: { false: 'nein', true: 'ja' },
  },
  artificersTrade: {
    ask: 'Dürfen „Mountain Dwarves“ Erz geben, wo ein Tausch Holz verlangt?',
    says: 'Ihre Fähigkeit spricht von Kosten.',
    values: { false: 'nein', true: 'ja' },
  },
  discountsLast: {
    ask: 'Mindern Nachlässe auch, was „Mountain Dwarves“ statt Holz zahlen?',
    says: 'Entweder sinkt erst der Preis, oder erst wird das Holz ersetzt.',
    values: { false: 'nein, sie kommen zuerst', true: 'ja' },
  },
  clumsyLogging: {
    ask: 'Dürfen Ungeschickte „Abholzung“ nutzen, wenn dort ein einziges Holz liegt?',
    says: 'Das Holz ginge zurück; Bewaffneten bleibt der Streifzug.',
    values: { true: 'ja, für den Streifzug', false: 'nein' },
  },
  blacksmithForIncompetent: {
    ask: 'Verbilligt „Blacksmith“ auch Unfähigen die Waffe?',
    says: 'Ihre Waffe ist um 2 schwächer als das gezahlte Erz.',
    values: { true: 'ja, 1 bis 6 Erz', false: 'nein, 3 bis 8 Erz' },
  },
  overhangUsed: {
    ask: 'Können Völker die Hälfte jenseits des Randes nutzen?',
    says: 'Das Grundspiel sagt es nur von „Office room“.',
    values: { true: 'ja', false: 'nein, sie bringt nichts' },
  },
  cropsInChambers: {
    ask: 'Zählt die Schatzkammer Juwelfrüchte als Rubine, die Vorratskammer Pilze als Gemüse?',
    says: 'Es geht um die, die noch wachsen.',
    values: { false: 'nein', true: 'ja' },
  },
  longLinesScore: {
    ask: 'Was ist „Archery Range“ eine Reihe von mehr als drei Wiesen wert?',
    says: 'Möglich durch überragende Plättchen; der Text endet bei drei.',
    values: { false: '10 Punkte', true: '15 Punkte für vier, 21 für fünf' },
  },
  minesCostRubies: {
    ask: 'Kosten auch Minen „Elves“ Rubine?',
    says: 'Ihre Fähigkeit nennt die Plättchen, mit denen sie graben.',
    values: { false: 'nein', true: 'ja, Erzminen 2, Rubinminen 1' },
  },
  markerAwaited: {
    ask: 'Warten Goblins auch auf die Marke des sechsten „Cave Goblin“?',
    says: 'Sie warten auf die Scheiben aller und auf den zusätzlichen Zwerg.',
    values: { true: 'ja', false: 'nein' },
  },
};
