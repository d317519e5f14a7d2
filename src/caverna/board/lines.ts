// Names of tiles, broken into lines short enough for a square.

/** The most letters that fit on a line. */
export const lineLength = 11;

/** Where long words may be broken: before one of these endings. */
const seams = [
  'wohnhöhle',
  'höhle',
  'kammer',
  'lager',
  'stube',
  'schule',
  'lieferant',
  'handel',
  'smithing',
  'tering',
  'arbeiter',
  'flage',
  'tional',
];

function breakWord(word: string): string[] {
  if (word.length <= lineLength) return [word];
  const seam = seams.find((ending) => word.endsWith(ending) && word.length - ending.length > 2);
  const cut = seam ? word.length - seam.length : Math.ceil(word.length / 2);
  return [...breakWord(`${word.slice(0, cut)}-`), ...breakWord(word.slice(cut))];
}

/** "Simple dwelling (4 wood, 2 stone)" → Simple / dwelling; what stands in brackets is left to the label. */
export function linesOf(name: string): string[] {
  const lines: string[] = [];
  for (const word of name
    .replace(/\s*\(.*\)$/, '')
    .split(' ')
    .flatMap(breakWord)) {
    const last = lines.at(-1);
    if (last !== undefined && !last.endsWith('-') && last.length + 1 + word.length <= lineLength)
      lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word);
  }
  return lines;
}
