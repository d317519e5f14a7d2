import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

// The German edition has words of its own; others would send readers looking for things that are not in their box.
const OURS: readonly [RegExp, string][] = [
  [/\bUnternehmung|\bExpedition\b/, 'Streifzug'],
  [/\bBeute/, 'Streifzug-Belohnung'],
  [/\bGeisel/, 'Gefangener'],
  [/\bbefreundet/, 'gutgesinnt'],
  [/\b[Ss]chubs|\bstoßen\b/, 'verdrängen'],
  // The boards of the folk are Völkertableaus; the board in front of a player is not.
  [/\bTableau\b(?! von Völkern)/, 'Heimatplan'],
  [/\bNahrung\b/, 'Nährwert'],
  [/\bTunnel\b/, 'Stollen'],
  [/\bKaverne/, 'Höhlenraum'],
];

/** Here "Tableau" is the board of a folk. */
const ABOUT_FOLK = ['src/i18n/de/site.ts', 'src/i18n/de/folk-draft.ts'];

/** Of a lesson only what is said in German. */
const lessons = readdirSync('content/caverna/lessons').map((file) => `content/caverna/lessons/${file}`);
/** Words of another game's tools follow that game's edition: there Fortuna has a Beutel. */
const isOfAnotherGame = (file: string): boolean => /\/battalia-[^/]*$/.test(file);
const files = ['src/i18n', 'src/caverna/telling'].flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => /\/de\/[^/]*\.ts$/.test(file) && !isOfAnotherGame(file)),
);

describe('German words are those of the German edition', () => {
  it.each([...files, ...lessons])('%s', (file) => {
    const lines = readFileSync(file, 'utf8')
      .split('\n')
      .map((line) => (file.endsWith('.json') && !line.includes('"de":') ? '' : line));
    const found = lines.flatMap((line, i) =>
      OURS.filter(
        ([pattern, word]) => pattern.test(line) && !(word === 'Heimatplan' && ABOUT_FOLK.includes(file)),
      ).map(([, word]) => `${i + 1}: ${line.trim()} → ${word}`),
    );
    expect(found).toEqual([]);
  });
});
