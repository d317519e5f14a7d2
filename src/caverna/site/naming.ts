/** What pages about Caverna name by id, and where the ids are: the keys of a file, or the files of a folder. */
export const naming = {
  TileRef: 'content/caverna/names/tiles.json',
  Cost: 'content/caverna/names/tiles.json',
  Good: 'content/caverna/names/goods.json',
  Boards: 'content/caverna/examples',
} as const;
