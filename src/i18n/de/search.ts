import type { SearchWords } from '../search.ts';

/** What the search dialog says in German. */
export const words: SearchWords = {
  search: 'Suche',
  placeholder: 'Regeln, Plättchen, Begriffe suchen …',
  close: 'Schließen',
  siteMap: 'Übersicht',
  hint: 'Frag, wie du am Tisch fragen würdest: „zwei Hunde eine Wiese“, „Runden zu zweit“, „was isst ein Neugeborenes“.',
  kind: 'Art',
  allKinds: 'Alle Arten',
  game: 'Spiel',
  allGames: 'Alle Spiele',
  nothing: 'Davon ist hier nirgends die Rede.',
  idleOnly: 'Nenne auch das Ding, um das es geht: ein Plättchen, ein Tier, eine Phase.',
  nearest: 'Meinst du:',
  partly: 'Kein Absatz spricht von allem davon. Diese kommen am nächsten.',
  corrected: (said) => `Gezeigt wird, was zu „${said}“ passt.`,
  failed: 'Der Suchindex ließ sich nicht laden. Die Übersicht nennt jede Seite:',
  loading: 'Suche läuft …',
  count: (count) => (count === 1 ? '1 Treffer' : `${count} Treffer`),
  more: 'Mehr Treffer',
  everywhere: 'Alle Stellen mit diesen Wörtern',
  everywhereCount: (count) =>
    count === 1 ? '1 Stelle hat diese Wörter.' : `${count} Stellen haben diese Wörter.`,
  everywhereFailed: 'Das Verzeichnis aller Wörter ließ sich nicht laden.',
  recent: 'Auf diesem Gerät schon gefragt',
  forget: 'Diese vergessen',
  results: 'Treffer',
  writtenIn: (language) => `auf ${language}`,
  keys: 'Pfeiltasten wählen, Eingabe öffnet, Esc schließt.',
};
