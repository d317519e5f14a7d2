import type { SearchWords } from '../search.ts';

/** What the search knows about questions in German. */
export const words: SearchWords = {
  idle: new Set(
    (
      'als an auf aus bei bin darf das dem den der die ein eine einem einen einer es für gibt habe hat ich ihr im in ist ' +
      'kann können man mein mehr mit muss oder sich sie sind so und viel viele von wann warum was welche wenn wer wie ' +
      'wieviel wird wo zu zum zur'
    ).split(' '),
  ),
  rulesWord: {
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
