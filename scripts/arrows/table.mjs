// `npm run map -- --table`: every room with its files, their median and largest size, and the names at its door. Another
// checkout of the project can be named: `npm run map -- --table ../before`.
import { readFileSync } from 'node:fs';
import { roomOf } from './faults.mjs';
import { readFiles } from './imports.mjs';
import { namesAt, namesTaken } from './names.mjs';

const kilobytes = (bytes) => (bytes / 1000).toFixed(1);

function median(sizes) {
  const middle = Math.floor(sizes.length / 2);
  return sizes.length % 2 ? sizes[middle] : (sizes[middle - 1] + sizes[middle]) / 2;
}

const indexOf = (room) => `src/${room}/index.ts`;

/** Rooms of src first, games before the rest, then scripts and tests. */
const place = (room) => (/^(tests|scripts|settings)/.test(room) ? 2 : room.includes('/') ? 0 : 1);

export function table() {
  const files = readFiles();
  const rooms = Map.groupBy(files, roomOf);
  const doors = namesAt([...rooms.keys()].map(indexOf));
  const taken = namesTaken(files);
  const rows = [...rooms]
    .sort(([a], [b]) => place(a) - place(b) || a.localeCompare(b))
    .map(([room, own]) => {
      const sizes = own
        .map((file) => ({ file, size: readFileSync(file).length }))
        .sort((a, b) => a.size - b.size);
      const largest = sizes.at(-1);
      return [
        `\`${room}\``,
        own.length,
        kilobytes(median(sizes.map(({ size }) => size))),
        `${kilobytes(largest.size)} (\`${largest.file.split('/').at(-1)}\`)`,
        doors.get(indexOf(room)) ?? '–',
        taken.get(room)?.size ?? 0,
      ];
    });
  const all = files.map((file) => readFileSync(file).length).sort((a, b) => a - b);
  rows.push(['all', files.length, kilobytes(median(all)), kilobytes(all.at(-1)), '', '']);
  const head = ['room', 'files', 'median KB', 'largest KB', 'names at the door', 'names others take'];
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}
