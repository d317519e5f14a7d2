import type { SearchWords } from '../search.ts';

/** What the search dialog says in English. */
export const words: SearchWords = {
  search: 'Search',
  placeholder: 'Search rules, tiles, terms …',
  close: 'Close',
  siteMap: 'Site map',
  hint: 'Ask as you would ask at the table.',
  examples: ['two dogs on one meadow', 'ruby price of a cavern', 'does a newborn dwarf eat'],
  mostAsked: 'Most asked: forty disputes, settled',
  kind: 'Kind',
  allKinds: 'All kinds',
  game: 'Game',
  allGames: 'All games',
  nothing: 'Nothing here speaks of that.',
  idleOnly: 'Name the thing you ask about as well: a tile, an animal, a phase.',
  nearest: 'Did you mean:',
  filtered: (count) =>
    count === 1
      ? 'Nothing of this kind; 1 result otherwise.'
      : `Nothing of this kind; ${count} results otherwise.`,
  unfilter: 'Show all kinds and games',
  again: 'Try again',
  back: 'Back to the results',
  partly: 'No paragraph speaks of all of it. These come nearest.',
  corrected: (said) => `Showing results for “${said}”.`,
  failed: 'The search index could not be loaded: is there a connection? The site map lists every page.',
  loading: 'Searching …',
  count: (count) => (count === 1 ? '1 result' : `${count} results`),
  more: 'More results',
  everywhere: 'Every place with these words',
  everywhereCount: (count) =>
    count === 1 ? '1 place has these words.' : `${count} places have these words.`,
  everywhereFailed: 'The list of all words could not be loaded.',
  recent: 'Asked before on this device',
  forget: 'Forget these',
  results: 'Results',
  writtenIn: (language) => `in ${language}`,
  keys: 'Arrow keys choose, Enter opens, Escape closes.',
};
