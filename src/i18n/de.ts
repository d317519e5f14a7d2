import type { Strings } from './en.ts';

/** Alle Wörter der Oberfläche auf Deutsch. */
export const de: Strings = {
  siteName: 'Der Codex der Höhlenbauern',
  tagline: 'Regeln, Plättchen und Orks von Caverna, beantwortet in zehn Sekunden',
  description:
    'Ein inoffizielles Nachschlagewerk mit Simulator zu Caverna, Fiese Feinde, Vergessene Völker und Battalia: durchsuchbar, offline, deutsch und englisch.',

  skipToContent: 'Zum Inhalt springen',
  mainNavigation: 'Regale',
  breadcrumbs: 'Du bist hier',
  home: 'Start',
  menu: 'Menü',

  shelves: {
    rules: 'Regeln',
    tiles: 'Plättchen und Fallen',
    folk: 'Völker',
    simulators: 'Simulatoren',
    play: 'Spielen',
    tools: 'Werkzeuge',
    battalia: 'Battalia',
  },
  shelfSummaries: {
    rules: 'Die Regelhefte in eigenen Worten. Jeder Absatz hat seinen eigenen Link.',
    tiles: 'Jedes Einrichtungsplättchen, jede Falle, jede Belohnung: Kosten, Punkte, Wirkung, Grenzfälle.',
    folk: 'Acht Völker, die die Regeln brechen, jedes auf seinem eigenen Tableau.',
    simulators: 'Orkereignisse und Streifzüge Schritt für Schritt, eine Entscheidung nach der anderen.',
    play: 'Eine ganze Partie im Browser: allein, an einem Bildschirm oder gegen Bots.',
    tools: 'Aufbau, Wertungsblock, Kampagnenbogen und Wahrscheinlichkeiten für den Tisch.',
    battalia: 'Die Sturmpforten: ein zweites Spiel im Regal.',
  },
  games: {
    base: 'Caverna',
    fiends: 'Fiese Feinde',
    folk: 'Vergessene Völker',
    battalia: 'Battalia',
    codex: 'Über den Codex',
  },
  kinds: {
    rule: 'Regeln',
    tile: 'Einrichtungsplättchen',
    trap: 'Fallen',
    reward: 'Belohnungen',
    folk: 'Völker',
    space: 'Aktionsfelder',
    glossary: 'Glossar',
    page: 'Seiten',
  },

  theme: 'Farben',
  themeLight: 'Hell',
  themeDark: 'Dunkel',
  themeSystem: 'Wie das Gerät',
  language: 'Sprache',
  notTranslated: 'Diese Seite gibt es auf Englisch noch nicht; der Link führt zur nächstgelegenen.',

  search: 'Suche',
  searchPlaceholder: 'Regeln, Plättchen, Begriffe suchen …',
  searchHint:
    'Ein paar Wörter genügen: „zwei Hunde eine Wiese“, „Rubin Höhlenraum“, „Neugeborenes ernähren“.',
  searchFilterKind: 'Art',
  searchFilterGame: 'Schachtel',
  searchAll: 'Alle',
  searchNothing: 'Nichts gefunden. Versuche weniger oder andere Wörter, oder nimm einen Filter weg.',
  searchFailed: 'Der Suchindex ließ sich nicht laden. Die Übersicht nennt jede Seite:',
  searchLoading: 'Suche läuft …',
  searchCount: (count: number): string => (count === 1 ? '1 Treffer' : `${count} Treffer`),
  searchKeys: 'Pfeiltasten wählen, Eingabe öffnet, Escape schließt.',
  close: 'Schließen',

  onThisPage: 'Auf dieser Seite',
  inThisShelf: 'Kapitel',
  previous: 'Zurück',
  next: 'Weiter',
  related: 'Dazu passt',
  inShort: 'Kurz gesagt',

  rule: 'Regel',
  note: 'Hinweis',
  open: 'Offene Frage',
  example: 'Beispiel',
  linkedHere: 'Ein Link hat dich zu diesem Absatz geführt',
  copyLink: (id: string): string => `Link zu ${id} kopieren`,
  copied: 'Link kopiert',
  copyFailed: 'Der Link ließ sich nicht kopieren; er steht jetzt in der Adresszeile',

  glossary: 'Glossar',
  glossarySummary: 'Die Wörter des Spiels, was sie hier bedeuten und wie sie auf Englisch heißen.',
  glossaryOther: 'Auf Englisch',

  siteMap: 'Übersicht',
  siteMapSummary: 'Alle Seiten des Codex auf einem Blatt.',
  siteMapAbout: 'Über den Codex',

  homeHeading: 'Jede Regel unter dem Berg',
  homeLead:
    'Der inoffizielle Begleiter zu Caverna, seinen Orks und seinen acht vergessenen Völkern. Schlag mitten im Zug eine Regel nach, sieh, warum sie gilt, und kehr zurück zu deinen Schafen.',
  homeStart: 'Wohin?',
  homeGuideCard: 'So liest man den Codex',
  homeGuideText: 'Regeln, Hinweise und offene Fragen: drei Arten von Absätzen, drei Arten von Verlass.',
  homeGlossaryText:
    'Bettelmarke, tiefer Stollen, besondere Ernährungsphase: die Wörter des Spiels in zwei Sprachen.',
  homePromises: 'Worauf du zählen kannst',
  homePromiseExact: 'Genau',
  homePromiseExactText: 'Jede Regel hat ihre eigene Nummer, und alles auf dieser Seite beruft sich darauf.',
  homePromiseHonest: 'Ehrlich',
  homePromiseHonestText:
    'Wo die Regelhefte schweigen oder sich widersprechen, sagen wir es, und was wir tun.',
  homePromisePrivate: 'Privat',
  homePromisePrivateText:
    'Keine Konten, keine Verfolgung, keine Anfragen an andere. Dein Gerät spricht nur mit dieser Seite.',

  guideLink: 'So liest man den Codex',
  credits: 'Mitwirkende',
  sources: 'Quellen',
  footerNotice:
    'Inoffizielles Fanwerk. Alle Texte und Zeichnungen sind unsere eigenen; Bilder und Texte der Verlage werden nicht verwendet. Die Namen von Spielen, Plättchen und Figuren gehören ihren Eigentümern.',
  footerLicence: 'Code: MIT. Texte und Zeichnungen: CC BY 4.0.',

  notFoundTitle: 'Dieser Stollen endet hier',
  notFoundText:
    'Unter dieser Adresse gibt es keine Seite. Vielleicht hat sich unterwegs ein Tippfehler eingeschlichen.',
  notFoundSearch: 'Den Codex durchsuchen',
};
