import { original } from '../../site/languages.ts';

const names = `content/caverna/names/${original}` as const;

/** What pages about Caverna name by id, and where the ids are: the keys of a file, or the files of a folder. */
export const naming = {
  TileRef: `${names}/tiles.json`,
  Cost: `${names}/tiles.json`,
  Good: `${names}/goods.json`,
  Boards: 'content/caverna/examples',
} as const;
