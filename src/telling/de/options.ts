import type { options as en } from '../en/options.ts';

export { OPTION_RULES } from '../rules-of-options.ts';

/** Auslegungen und Optionen: eine Frage, warum sie zählt, und was jeder Wert bedeutet. */
export const options: typeof en = {
  // jede Partie
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

  // Vergessene Völker
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

  // Fiese Feinde
  strength: {
    ask: 'Wie stark sind die Orks?',
    says: 'Die Karte „Orkstärke“ hat zwei Seiten.',
    values: { easy: 'leichte Seite', hard: 'schwere Seite' },
  },
  stronger: {
    ask: 'Um wie viel ist jeder Ork stärker?',
    says: 'In einer Kampagne wachsen sie von Partie zu Partie.',
    values: { 0: 'gar nicht', 2: 'um 2', 4: 'um 4', 6: 'um 6', 8: 'um 8' },
  },
  soloFood: {
    ask: 'Mit wie vielen Nährwerten beginnt das Solospiel?',
    says: 'Die Hefte widersprechen sich.',
    values: { 1: '1 Nährwert', 2: '2 Nährwerte' },
  },
  together: {
    ask: 'Antworten alle, bevor sich ein Ork bewegt?',
    says: 'Sonst führt jede Person alle Schritte allein aus.',
    values: { true: 'ja, Schritt für Schritt', false: 'nein, reihum nacheinander' },
  },
  replacement: {
    ask: 'Kommt eine gezogene Karte zurück, bevor die nächste Person zieht?',
    says: 'Dann könnten zwei dieselbe Bewegung ziehen.',
    values: { false: 'nein', true: 'ja' },
  },
  pushedReevaluates: {
    ask: 'Sucht ein in die Höhle verdrängter Ork noch einmal ein Feld?',
    says: 'Er hat im selben Ereignis gerade eines gewählt.',
    values: { false: 'nein', true: 'ja' },
  },
  diagonalEntry: {
    ask: 'Darf ein Ork schräg in die Höhle eindringen?',
    says: 'Sonst nur gerade durch den Eingang.',
    values: { false: 'nein', true: 'ja' },
  },
  markerValue: {
    ask: 'Mit welcher Stärke ziehen Söldner und Soldat los?',
    says: 'Der besiegte Ork hat keine Marke mehr.',
    values: { before: 'mit dem Wert vor der letzten Schwächung', start: 'mit dem Wert zu Spielbeginn' },
  },
  arrivalHarms: {
    ask: 'Richtet Ork D dort Schaden an, wo er erscheint?',
    says: 'Er zieht nicht dorthin und wird nicht verdrängt.',
    values: { false: 'nein', true: 'ja' },
  },
  entranceIsTile: {
    ask: 'Zählt die Eingangswohnhöhle für Orks als Einrichtung?',
    says: 'Davon hängt ab, wie bald sich ein Ork dort niederlässt.',
    values: { true: 'ja, als eine ohne Punkte', false: 'nein, sie ist der letzte Ausweg' },
  },
  freedActs: {
    ask: 'Darf ein befreiter Zwerg in derselben Runde noch handeln?',
    says: 'Sofern er noch nicht eingesetzt wurde.',
    values: { true: 'ja', false: 'nein, erst ab der nächsten Runde' },
  },
  occupiedMines: {
    ask: 'Lassen sich besetzte Minen aufstocken?',
    says: 'Sonst ist ein besetztes Feld zu nichts nütze.',
    values: { false: 'nein', true: 'ja' },
  },
  occupants: {
    ask: 'Wer kann gefangen genommen werden?',
    says: 'Davon hängt ab, ob es zählt, wer wo wohnt.',
    values: { home: 'wer dort wohnt', anyone: 'die ganze Familie' },
  },
  trapUnderOrc: {
    ask: 'Darf eine Falle unter einen Ork gestellt werden?',
    says: 'Dem Ork, der schon dort steht, tut sie nichts.',
    values: { true: 'ja', false: 'nein' },
  },
  warriorDiscount: {
    ask: 'Gelten Rabatte für die Kriegerwohnhöhle?',
    says: 'Ihr Preis besteht aus Baustoffen nach Wahl.',
    values: { true: 'ja', false: 'nein' },
  },
  newAnimals: {
    ask: 'Wohin kommen Tiere, die es während eines Orkereignisses gibt?',
    says: 'Solange es dauert, dürfen Tiere nicht umziehen.',
    values: { true: 'auf freie Plätze', false: 'sie werden zu Nährwerten' },
  },
  eventSpaces: {
    ask: 'Dürfen Herold und Fälscher während eines Orkereignisses ein Feld nutzen?',
    says: 'Dann sind schon alle nach Hause gegangen.',
    values: { true: 'ja', false: 'nein' },
  },
  eventNewborn: {
    ask: 'Gilt ein im Orkereignis geborener Zwerg in der folgenden Erntezeit als neugeboren?',
    says: 'Neugeborene essen weniger.',
    values: { true: 'ja', false: 'nein' },
  },
  tilesFirst: {
    ask: 'Wann werden Bonusplättchen einer Kampagne gelegt?',
    says: 'Für sie gelten die normalen Legeregeln.',
    values: { true: 'vor der ersten Runde', false: 'nach Beginn der ersten Runde' },
  },
  buildUnderOrc: {
    ask: 'Darf auf einem Waldfeld gebaut werden, auf dem ein Ork steht?',
    says: 'Ein Ork, der still steht, richtet keinen Schaden an.',
    values: { true: 'ja', false: 'nein' },
  },
  suppliersDeliver: {
    ask: 'Liefern Lieferanten, während ihr Plättchen besetzt ist?',
    says: 'Ihre Waren wurden beim Bau ausgelegt.',
    values: { true: 'ja', false: 'nein' },
  },
  feedTrapLimit: {
    ask: 'Wie viele Nährwerte nimmt eine Futterfalle?',
    says: 'Plättchen und Heft sagen Verschiedenes.',
    values: { 0: 'beliebig viele', 8: 'höchstens 8' },
  },
  orcsMayRest: {
    ask: 'Darf ein gutgesinnter Ork zu Hause bleiben, obwohl er etwas holen könnte?',
    says: 'Arbeiter gehen, solange es etwas zu tun gibt.',
    values: { false: 'nein', true: 'ja' },
  },
  hiredSharpens: {
    ask: 'Dürfen Soldat und Söldner „Alle Waffen +1“ heimbringen?',
    says: 'Durch den Streifzug selbst wächst keine Waffe.',
    values: { true: 'ja', false: 'nein' },
  },
  guestInEvent: {
    ask: 'Dürfen die Bewohner der Gästewohnhöhle im Orkereignis wechseln?',
    says: 'Tiere dürfen dann nicht versetzt werden; von Bewohnern ist keine Rede.',
    values: { false: 'nein', true: 'ja' },
  },
  redistribution: {
    ask: 'Worauf achten Orks vor der Wertung?',
    says: 'Von den Tieren auf einem Plättchen sind nur Esel genannt.',
    values: {
      score: 'auf deinen niedrigsten Punktestand, mit allen Tieren',
      value: 'auf die wertvollsten Plättchen, von den Tieren nur mit Eseln',
    },
  },
  rewardFirst: {
    ask: 'Kommt die Belohnung eines Kampfs, bevor die Waffe wächst?',
    says: 'Es zählt bei Belohnungen, die die Waffe nutzen.',
    values: { false: 'nein, danach', true: 'ja' },
  },
  anyVisitor: {
    ask: 'Welcher Zwerg handelt nach einem Kampf für Herold und Fälscher?',
    says: 'Die Hefte sagen es nicht.',
    values: { false: 'der gekämpft hat', true: 'ein beliebiger' },
  },
};
