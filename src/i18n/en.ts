/** Every word of the interface, in English. The other languages must have the same keys. */
export const en = {
  siteName: 'The Cave Farmers’ Codex',
  tagline: 'Rules, tiles and orcs of Caverna, answered in ten seconds',
  description:
    'An unofficial rules reference and simulator for Caverna, Frantic Fiends, The Forgotten Folk and Battalia: searchable, offline, in English and German.',

  skipToContent: 'Skip to the content',
  mainNavigation: 'Shelves',
  breadcrumbs: 'You are here',
  home: 'Home',
  menu: 'Menu',

  shelves: {
    rules: 'Rules',
    tiles: 'Tiles and traps',
    folk: 'Folk',
    simulators: 'Simulators',
    play: 'Play',
    tools: 'Tools',
    battalia: 'Battalia',
  },
  shelfSummaries: {
    rules: 'The rulebooks in our own words. Every paragraph has its own link.',
    tiles: 'Every furnishing tile, trap and reward: cost, points, effect, edge cases.',
    folk: 'Eight peoples who break the rules, each on a board of its own.',
    simulators: 'Step through orc events and expeditions, one decision at a time.',
    play: 'A whole game in the browser: solo, around one screen, or against bots.',
    tools: 'Setup, score pad, campaign sheet and odds for the table.',
    battalia: 'The Stormgates: a second game on the shelf.',
  },
  games: {
    base: 'Caverna',
    fiends: 'Frantic Fiends',
    folk: 'The Forgotten Folk',
    battalia: 'Battalia',
    codex: 'About the Codex',
  },
  kinds: {
    rule: 'Rules',
    tile: 'Furnishing tiles',
    trap: 'Traps',
    reward: 'Rewards',
    folk: 'Folk',
    space: 'Action spaces',
    glossary: 'Glossary',
    page: 'Pages',
  },

  theme: 'Colour theme',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeSystem: 'Like the device',
  language: 'Language',
  notTranslated: 'This page is not there in German yet; the link leads to the nearest page that is.',

  search: 'Search',
  searchPlaceholder: 'Search rules, tiles, terms …',
  searchHint: 'Type a few words: “two dogs one meadow”, “ruby cavern”, “feeding newborn”.',
  searchFilterKind: 'Kind',
  searchFilterGame: 'Box',
  searchAll: 'All',
  searchNothing: 'Nothing found. Try fewer or other words, or take a filter off.',
  searchFailed: 'The search index could not be loaded. The site map lists every page:',
  searchLoading: 'Searching …',
  searchCount: (count: number): string => (count === 1 ? '1 result' : `${count} results`),
  searchKeys: 'Arrow keys choose, Enter opens, Escape closes.',
  close: 'Close',

  onThisPage: 'On this page',
  inThisShelf: 'Chapters',
  previous: 'Previous',
  next: 'Next',
  related: 'Read next',
  inShort: 'In short',

  rule: 'Rule',
  note: 'Note',
  open: 'Open question',
  example: 'Example',
  linkedHere: 'You followed a link to this paragraph',
  copyLink: (id: string): string => `Copy the link to ${id}`,
  copied: 'Link copied',
  copyFailed: 'The link could not be copied; it is in the address bar now',

  glossary: 'Glossary',
  glossarySummary: 'The words of the game, what they mean here, and what the other language calls them.',
  glossaryOther: 'In German',

  siteMap: 'Site map',
  siteMapSummary: 'Every page of the Codex on one sheet.',
  siteMapAbout: 'About the Codex',

  homeHeading: 'Every rule under the mountain',
  homeLead:
    'The unofficial companion to Caverna, its orcs and its eight forgotten peoples. Look a rule up in the middle of a turn, see why it holds, and get back to your sheep.',
  homeStart: 'Where to?',
  homeGuideCard: 'How to read the Codex',
  homeGuideText: 'Rules, notes and open questions: three kinds of paragraph, three kinds of trust.',
  homeGlossaryText: 'Begging marker, deep tunnel, special feeding: the words of the game in two languages.',
  homePromises: 'What you can count on',
  homePromiseExact: 'Exact',
  homePromiseExactText: 'Each rule has a number of its own, and everything on this site cites it.',
  homePromiseHonest: 'Honest',
  homePromiseHonestText:
    'Where the rulebooks are silent or contradict each other, we say so and say what we do.',
  homePromisePrivate: 'Private',
  homePromisePrivateText:
    'No accounts, no tracking, no requests to anyone else. Your device talks to this site only.',

  guideLink: 'How to read the Codex',
  credits: 'Credits',
  sources: 'Sources',
  footerNotice:
    'Unofficial fan work. All texts and drawings are our own; no publisher’s art or text is used. The names of games, tiles and characters belong to their owners.',
  footerLicence: 'Code: MIT. Texts and drawings: CC BY 4.0.',

  notFoundTitle: 'This tunnel ends here',
  notFoundText: 'There is no page at this address. It may have been misspelt on the way.',
  notFoundSearch: 'Search the Codex',
};

export type Strings = typeof en;
