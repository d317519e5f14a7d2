// `npm run map`: draws the rooms of src and the arrows between them as docs/map.svg; with `--table` it prints a table of
// them instead (./table.mjs). Two levels: a frame for the site, for each game and for what they share, and the rooms inside.
import { existsSync, writeFileSync } from 'node:fs';
import { roomOf } from './faults.mjs';
import { click, gameFloors, sharedFloors, siteFloors } from './floors.mjs';
import { games } from './games.mjs';
import { readFiles, readImports } from './imports.mjs';
import { published } from './rules.mjs';
import { table } from './table.mjs';

const margin = 20;
const columns = 6;
const width = 126;
const gap = 20;
const floorGap = 40;
const line = 15;
const pageWidth = 2 * margin + 2 * 16 + columns * width + (columns - 1) * gap;

const files = readFiles(['src']);
const used = new Set(files.map(roomOf));
const arrows = new Set(
  readImports(files).flatMap(({ from, file }) => {
    const [a, b] = [roomOf(from), file && roomOf(file)];
    return b && a !== b && published[a] && published[b] ? [`${a} ${b}`] : [];
  }),
);

function lines(text, most) {
  const out = [''];
  for (const word of text.split(' '))
    if ((out.at(-1) + word).length > most) out.push(word);
    else out[out.length - 1] = `${out.at(-1)} ${word}`.trim();
  return out;
}

/** The folders of a room, for one that has space to name them. */
const foldersIn = (room) => [
  ...new Set(
    files.filter((file) => roomOf(file) === room).flatMap((file) => file.split('/').slice(3, -1).slice(0, 1)),
  ),
];

/** Boxes of one frame with their places, and the height of it all. */
function laidOut(floors, prefix, top) {
  const boxes = new Map();
  let y = top + 44;
  floors.forEach((floor, level) => {
    const here = floor
      .map(({ name, column, wide }) => {
        const w = wide * width + (wide - 1) * gap;
        const room = prefix + name;
        const most = Math.floor((w - 14) / 6.7);
        const inside = prefix && wide > 1 ? lines(foldersIn(room).join(' · '), most) : [];
        const says = [...lines(published[room]?.says ?? '', most), ...inside];
        return { room, name, level, x: margin + 16 + column * (width + gap), w, says };
      })
      .filter(({ room }) => used.has(room) || !prefix);
    // A game need not have all floors.
    if (here.length === 0) return;
    const height = Math.max(...here.map(({ says }) => 32 + says.length * line));
    for (const box of here) boxes.set(box.room, { ...box, y, height });
    y += height + floorGap;
  });
  return { boxes, bottom: y - floorGap + 18 };
}

/** Arrows between the boxes of a frame, without those that a longer way already implies. */
function shownIn(boxes) {
  const own = [...arrows]
    .map((pair) => pair.split(' '))
    .filter(([a, b]) => boxes.has(a) && boxes.has(b))
    // Two rooms that use each other in different files: the map shows the way down.
    .filter(
      ([a, b]) =>
        !arrows.has(`${b} ${a}`) ||
        boxes.get(a).level < boxes.get(b).level ||
        (boxes.get(a).level === boxes.get(b).level && boxes.get(a).x < boxes.get(b).x),
    );
  const next = Map.groupBy(own, ([a]) => a);
  const reaches = (a, b, seen = new Set()) =>
    (next.get(a) ?? []).some(([, c]) => {
      if (c === b) return true;
      if (seen.has(c)) return false;
      seen.add(c);
      return reaches(c, b, seen);
    });
  return own.filter(([a, b]) => !next.get(a).some(([, c]) => c !== b && reaches(c, b)));
}

const clamp = (value, low, high) => Math.max(low, Math.min(high, value));
const path = (d, extra = '') => `<path d="${d}" class="arrow"${extra} marker-end="url(#tip)"/>`;
const curve = (x1, y1, x2, y2) => `C${x1} ${(y1 + y2) / 2} ${x2} ${(y1 + y2) / 2} ${x2} ${y2}`;

/** Leaves and ends of arrows are spread along the edge, in the order of where they lead. */
function ports(shown, boxes, end) {
  const byBox = Map.groupBy(shown, (pair) => pair[end]);
  const middle = (room) => boxes.get(room).x + boxes.get(room).w / 2;
  const found = new Map();
  for (const [room, pairs] of byBox) {
    const box = boxes.get(room);
    const down = pairs.filter((pair) => boxes.get(pair[0]).level !== boxes.get(pair[1]).level);
    down.sort((p, q) => middle(p[1 - end]) - middle(q[1 - end]));
    down.forEach((pair, i) => {
      const spread = box.x + (box.w * (i + 1)) / (down.length + 1);
      // A wide room is met right below whoever points at it.
      const straight = clamp(middle(pair[1 - end]), box.x + 20, box.x + box.w - 20);
      found.set(pair.join(' '), box.w > width && end === 1 ? straight : spread);
    });
  }
  return found;
}

function arrowsOf(boxes) {
  const shown = shownIn(boxes);
  const out = ports(shown, boxes, 0);
  const into = ports(shown, boxes, 1);
  return shown.map(([a, b]) => {
    const [from, to] = [boxes.get(a), boxes.get(b)];
    if (from.level === to.level) {
      const right = to.x > from.x;
      const y = from.y + 19;
      return path(`M${right ? from.x + from.w : from.x} ${y}H${right ? to.x - 2 : to.x + to.w + 2}`);
    }
    if (to.level < from.level) {
      const [x1, x2, end] = [out.get(`${a} ${b}`), into.get(`${a} ${b}`), to.y + to.height + 2];
      return path(`M${x1} ${from.y}${curve(x1, from.y, x2, end)}`);
    }
    const [x1, y1] = [out.get(`${a} ${b}`), from.y + from.height];
    const [x2, y2] = [into.get(`${a} ${b}`), to.y - 2];
    if (to.level === from.level + 1) return path(`M${x1} ${y1}${curve(x1, y1, x2, y2)}`);
    // Past the floors between, through the gap beside a column.
    const between = [...boxes.values()].filter(({ level }) => level > from.level && level < to.level);
    const top = Math.min(...between.map(({ y }) => y));
    const bottom = Math.max(...between.map(({ y, height }) => y + height));
    const step = width + gap;
    const left = margin + 16 - gap / 2;
    const channel = left + clamp(Math.round(((x1 + x2) / 2 - left) / step), 1, columns - 1) * step;
    return path(`M${x1} ${y1}${curve(x1, y1, channel, top)}V${bottom}${curve(channel, bottom, x2, y2)}`);
  });
}

const inSvg = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

function drawn({ name, x, y, w, height, says }) {
  const words = says.map(
    (text, i) => `<text x="${x + 9}" y="${y + 38 + i * line}" class="says">${inSvg(text)}</text>`,
  );
  return `<rect x="${x}" y="${y}" width="${w}" height="${height}" rx="7" class="room"/><text x="${x + 9}" y="${y + 21}" class="name">${name}</text>${words.join('')}`;
}

function frame(title, says, floors, prefix, top) {
  const { boxes, bottom } = laidOut(floors, prefix, top);
  const svg = [
    `<rect x="${margin}" y="${top}" width="${pageWidth - 2 * margin}" height="${bottom - top}" rx="12" class="frame${prefix ? ' game' : ''}"/>`,
    `<text x="${margin + 16}" y="${top + 28}" class="title">${title} <tspan class="under">${says}</tspan></text>`,
    ...arrowsOf(boxes),
    ...[...boxes.values()].map(drawn),
  ].join('\n');
  return { boxes, top, bottom, svg };
}

/** The way of a click, from left to right, and from the picture back to the next click. */
function clickFrame(top) {
  const lost = click.filter(({ file }) => !existsSync(file));
  if (lost.length > 0)
    throw new Error(`The way of a click names what is not there: ${lost.map(({ file }) => file)}`);
  const [y, most] = [top + 44, Math.floor((width - 14) / 6.7)];
  const steps = click.map(({ name, file, says }, i) => ({
    name: `${i + 1} ${name}`,
    x: margin + 16 + i * (width + gap),
    y,
    w: width,
    says: [...lines(says, most), file.split('/').at(-1)],
  }));
  const height = Math.max(...steps.map(({ says }) => 32 + says.length * line));
  const bottom = y + height + 36;
  const [first, last] = [steps[0], steps.at(-1)];
  const under = y + height + 16;
  const svg = [
    `<rect x="${margin}" y="${top}" width="${pageWidth - 2 * margin}" height="${bottom - top}" rx="12" class="frame"/>`,
    `<text x="${margin + 16}" y="${top + 28}" class="title">A click <tspan class="under">the one way from a click at the table to the next picture</tspan></text>`,
    ...steps.slice(1).map(({ x }) => path(`M${x - gap} ${y + 19}H${x - 2}`)),
    path(`M${last.x + width / 2} ${y + height}V${under}H${first.x + width / 2}V${y + height + 3}`),
    ...steps.map((step) => drawn({ ...step, height })),
  ].join('\n');
  return { boxes: new Map(), top, bottom, svg };
}

const titled = (name) => name[0].toUpperCase() + name.slice(1);

function map() {
  const between = 46;
  const frames = [frame('The site', 'pages, and what they are made of', siteFloors, '', 20)];
  for (const game of games)
    frames.push(
      frame(
        titled(game),
        `src/${game}: everything that knows this game; no other game does`,
        gameFloors,
        `${game}/`,
        frames.at(-1).bottom + between,
      ),
    );
  frames.push(
    frame(
      'Shared',
      'what every game uses; none of it knows a game',
      sharedFloors,
      '',
      frames.at(-1).bottom + between,
    ),
  );

  const placed = new Set(frames.flatMap(({ boxes }) => [...boxes.keys()]));
  const missing = Object.keys(published).filter((room) => used.has(room) && !placed.has(room));
  if (missing.length > 0) throw new Error(`Rooms without a place on the map: ${missing.join(', ')}`);

  const way = clickFrame(frames.at(-1).bottom + 24);
  const height = way.bottom + 20;
  const thick = (x, from, to, says) =>
    `<path d="M${x} ${from}V${to - 3}" class="thick" marker-end="url(#big)"/><text x="${x + 14}" y="${(from + to) / 2 + 4}" class="under">${says}</text>`;
  const steps = frames
    .slice(1)
    .map(({ top }, i) =>
      thick(
        pageWidth / 2,
        frames[i].bottom,
        top,
        i === frames.length - 2 ? 'rooms of a game, and of the site' : 'pages and games only',
      ),
    );
  // What the site speaks of (boxes, kinds, addresses) it asks the games for.
  const registry = frames[0].boxes.get('games');
  const asking = frames.at(-1).boxes.get('site');
  const edge = pageWidth - margin / 2;
  if (arrows.has('site games'))
    steps.push(
      path(
        `M${asking.x + asking.w / 2} ${asking.y + asking.height}V${asking.y + asking.height + 9}H${edge}V${registry.y + 19}H${registry.x + registry.w + 2}`,
        ' stroke-dasharray="5 4"',
      ),
    );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${pageWidth} ${height}" font-family="Georgia, 'Times New Roman', serif" role="img" aria-label="The rooms of src and who imports from whom">
<style>.room{fill:#fffaf0;stroke:#97805a;stroke-width:1.4}.frame{fill:#efe4cc;stroke:#c9b48a}.game{fill:#e9e6cf;stroke:#a9ab78}.name{font-size:15px;font-weight:700;fill:#8a3413}.says{font-size:12px;fill:#4d3d2d}.title{font-size:19px;font-weight:700;fill:#3b2c1d}.under{font-size:13px;font-weight:400;fill:#5c4a38}.arrow{fill:none;stroke:#8f7648;stroke-width:1.5}.thick{fill:none;stroke:#8a3413;stroke-width:3}</style>
<defs><marker id="tip" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 10 5 0 10z" fill="#8f7648"/></marker><marker id="big" viewBox="0 0 10 10" refX="8" refY="5" markerWidth="5" markerHeight="5" orient="auto"><path d="M0 0 10 5 0 10z" fill="#8a3413"/></marker></defs>
<rect width="${pageWidth}" height="${height}" fill="#f6eedd"/>
${[...frames, way].map((each) => each.svg).join('\n')}
${steps.join('\n')}
</svg>
`;
  writeFileSync('docs/map.svg', svg);
  console.log(
    `docs/map.svg: ${placed.size} rooms in ${frames.length} frames, ${arrows.size} arrows between rooms`,
  );
}

const wish = process.argv.indexOf('--table');
if (wish < 0) map();
else {
  if (process.argv[wish + 1]) process.chdir(process.argv[wish + 1]);
  console.log(table());
}
