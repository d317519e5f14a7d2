import type { Language } from '../site/languages.ts';

/** Words of a question that say nothing about the rule asked for. */
const idle: Record<Language, ReadonlySet<string>> = {
  en: new Set(
    (
      'a an and any are as at be can could do does each extra for from get have how i if in is it many may me more much ' +
      'must my next of on or other should than that the then there this to what when where which who why will with you your'
    ).split(' '),
  ),
  de: new Set(
    (
      'als an auf aus bei bin darf das dem den der die ein eine einem einen einer es für gibt habe hat ich ihr im in ist ' +
      'kann können man mein mehr mit muss oder sich sie sind so und viel viele von wann warum was welche wenn wer wie ' +
      'wieviel wird wo zu zum zur'
    ).split(' '),
  ),
};

/** Words people use, and the words the rules use. */
const rulesWord: Record<Language, Readonly<Record<string, string>>> = {
  en: {
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
  de: {
    dritt: 'drei',
    essen: 'Nährwert',
    expedition: 'Streifzug',
    feld: 'Acker',
    getreidefeld: 'Acker',
    kühe: 'Rinder',
    kuh: 'Rind',
    nahrung: 'Nährwert',
    schwein: 'Wildschwein',
    schweine: 'Wildschweine',
    tunnel: 'Stollen',
    weizen: 'Getreide',
    zweit: 'zwei',
  },
};

/** The words worth searching for, each once; a question made of idle words only is left as it is. */
export function telling(language: Language, question: string): string {
  const words = question
    .trim()
    .split(/[\s?!,;:]+/)
    .filter(Boolean);
  const kept = words.filter((word) => !idle[language].has(word.toLowerCase()));
  const said = (kept.length > 0 ? kept : words).map(
    (word) => rulesWord[language][word.toLowerCase()] ?? word,
  );
  return [...new Set(said)].join(' ');
}
