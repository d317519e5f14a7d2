import type { options as en } from '../../en/options/fiends.ts';

export { rules } from '../../option-rules/fiends.ts';

/** Was die Fiesen Feinde offenlassen. */
export const options: typeof en = {
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
  uselessRewards: {
    ask: 'Darf man eine Belohnung wählen, die einem nichts bringt?',
    says: 'Sie wäre damit den anderen verschlossen.',
    values: { false: 'nein', true: 'ja' },
  },
  newbornHostage: {
    ask: 'Welcher von gleich schwachen Zwergen wird gefangen genommen?',
    says: 'Es trifft den schwächsten, und nur Waffen machen erklärtermaßen einen Unterschied.',
    values: { false: 'den der Besitzer nennt', true: 'ein Neugeborener vor einem Erwachsenen' },
  },
  growthFirst: {
    ask: 'Darf der Familienzuwachs des Casanovas vor der Wohnhöhle kommen?',
    says: 'Die Hefte sind uneins; ein Neugeborener könnte dann durch die Wohnhöhle eine Waffe bekommen.',
    values: { false: 'nein', true: 'ja' },
  },
  walkInAtLast: {
    ask: 'Kann ein Ork im 4. Ereignis selbst in die Höhle laufen?',
    says: 'An dessen Ende dringen ohnehin alle ein; es geht darum, wann.',
    values: { true: 'ja', false: 'nein, er wartet vor dem Eingang auf das Ende' },
  },
  hostagesCount: {
    ask: 'Was gilt für Gefangene, außer dass man sie nicht einsetzt und sie keinen Punkt bringen?',
    says: 'Nur das englische Heft nimmt sie von allem aus.',
    values: { false: 'es gibt sie nicht', true: 'sie essen, und Belohnungen und Plättchen zählen sie mit' },
  },
  animalsFlee: {
    ask: 'Was wird aus Tieren auf einem besetzten Plättchen, das keine Mine ist?',
    says: 'Das englische Heft nennt nur den Esel in der Mine. Vor der Wertung gilt dasselbe.',
    values: { false: 'sie sind verloren', true: 'sie suchen anderen Platz oder werden gegessen' },
  },
  captainEach: {
    ask: 'Was gibt die Cheforkwohnhöhle zu mehreren Baustoffen dazu?',
    says: 'Die Hefte sind uneins.',
    values: { false: '1 von einer Sorte', true: '1 von jeder Sorte' },
  },
  yellowAsDwelling: {
    ask: 'Baut „Wohnhöhle einrichten“ auch gelbe Plättchen?',
    says: 'Das deutsche Heft nennt diese Aktion für sie. Hier kommt sie nur vom Casanova.',
    values: { false: 'nein', true: 'ja' },
  },
  friendsByLetter: {
    ask: 'Welcher von mehreren festgehaltenen Orks zieht ein?',
    says: 'Den Raum wählt in jedem Fall der Besitzer.',
    values: { false: 'den der Besitzer nennt', true: 'der erste nach dem Alphabet' },
  },
  armoryForBoth: {
    ask: 'Ersetzt die Rüstkammer zu dritt auch die Walderkundung?',
    says: 'Beim Aufbau bedeckt sie nur die Holzlese.',
    values: { false: 'nein', true: 'ja' },
  },
};
