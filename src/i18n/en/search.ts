import type { SearchWords } from '../search.ts';

/** What the search knows about questions in English. */
export const words: SearchWords = {
  idle: new Set(
    (
      'a an and any are as at be can could do does each extra for from get have how i if in is it many may me more much ' +
      'must my next of on or other should than that the then there this to what when where which who why will with you your'
    ).split(' '),
  ),
  rulesWord: {
    coin: 'gold',
    coins: 'gold',
    cow: 'cattle',
    cows: 'cattle',
    eat: 'food',
    eaten: 'food',
    gem: 'ruby',
    kill: 'defeat',
    monster: 'orc',
    pig: 'boar',
    pigs: 'boar',
    pumpkin: 'vegetable',
    wheat: 'grain',
    worker: 'dwarf',
    workers: 'dwarfs',
  },
};
