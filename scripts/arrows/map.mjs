// `npm run map`: draws the folders of src and the arrows between them as docs/map.svg.
import { writeFileSync } from 'node:fs';
import { roomOf } from './faults.mjs';
import { readImports } from './imports.mjs';
import { rooms } from './rules.mjs';

/** Rows from what depends on nothing (bottom) to what people see (top). */
const rows = [
  ['pages'],
  ['layouts', 'islands'],
  ['components', 'examples', 'workers', 'machines'],
  ['scripts', 'reference', 'bots', 'session', 'odds'],
  ['search', 'catalogue', 'scene'],
  ['board', 'telling'],
  ['i18n', 'engine'],
  ['site'],
];
const width = 250;
const height = 92;
const gapX = 60;
const gapY = 62;
const widest = Math.max(...rows.map((row) => row.length));
const pageWidth = widest * width + (widest - 1) * gapX + 80;

const missing = Object.keys(rooms).filter((name) => !rows.flat().includes(name));
if (missing.length > 0) throw new Error(`Folders without a place on the map: ${missing.join(', ')}`);

const arrows = new Set();
const used = new Set();
for (const { from, file } of readImports()) {
  const a = roomOf(from);
  const b = file && roomOf(file);
  if (a) used.add(a);
  if (a && b && a !== b && rooms[a] && rooms[b]) arrows.add(`${a} ${b}`);
}

/** An arrow that a longer way already implies would only tangle the picture. */
const reaches = (a, b) =>
  arrows.has(`${a} ${b}`) || [...arrows].some((p) => p.startsWith(`${a} `) && reaches(p.split(' ')[1], b));
const implied = (pair) => {
  const [a, b] = pair.split(' ');
  return [...arrows].some((other) => {
    const [from, to] = other.split(' ');
    return from === a && to !== b && reaches(to, b);
  });
};
const shown = [...arrows].filter((pair) => !implied(pair)).sort();

const boxes = new Map();
rows.forEach((row, y) => {
  const left = (pageWidth - row.length * width - (row.length - 1) * gapX) / 2;
  for (const [x, name] of row.entries())
    boxes.set(name, { x: left + x * (width + gapX), y: 30 + y * (height + gapY) });
});

function lines(text, most) {
  const out = [''];
  for (const word of text.split(' '))
    if ((out.at(-1) + word).length > most) out.push(word);
    else out[out.length - 1] = `${out.at(-1)} ${word}`.trim();
  return out;
}

const box = ([name, { x, y }]) => {
  const empty = used.has(name) ? '' : ' stroke-dasharray="6 5" opacity=".55"';
  const words = lines(rooms[name].says, 31)
    .map(
      (line, i) =>
        `<text x="${x + 14}" y="${y + 46 + i * 17}" font-size="13.5" fill="#5c4a38">${line}</text>`,
    )
    .join('');
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="10" fill="#fdf8ec" stroke="#97805a" stroke-width="2"${empty}/><text x="${x + 14}" y="${y + 25}" font-size="18" font-weight="700" fill="#8a3413">${name}</text>${words}`;
};

const arrow = (pair) => {
  const [a, b] = pair.split(' ').map((name) => boxes.get(name));
  const down = b.y > a.y;
  const sideways = b.y === a.y;
  const from = { x: a.x + width / 2, y: sideways ? a.y + height : down ? a.y + height : a.y };
  const to = { x: b.x + width / 2, y: sideways ? b.y + height : down ? b.y : b.y + height };
  const bend = sideways ? 34 : (to.y - from.y) / 2;
  const c2 = sideways ? to.y + 34 : to.y - bend;
  return `<path d="M${from.x} ${from.y}C${from.x} ${from.y + bend} ${to.x} ${c2} ${to.x} ${to.y}" fill="none" stroke="#97805a" stroke-width="1.8" marker-end="url(#tip)"/>`;
};

const pageHeight = 30 + rows.length * (height + gapY);
const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pageWidth} ${pageHeight}" font-family="Georgia, serif" role="img" aria-label="The folders of src and who imports from whom">
<defs><marker id="tip" viewBox="0 0 10 10" refX="9" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 10 5 0 10z" fill="#97805a"/></marker></defs>
<rect width="${pageWidth}" height="${pageHeight}" fill="#f6eedd"/>
${shown.map(arrow).join('\n')}
${[...boxes].map(box).join('\n')}
</svg>
`;
writeFileSync('docs/map.svg', svg);
console.log(`docs/map.svg: ${boxes.size} folders, ${shown.length} arrows drawn of ${arrows.size}`);
