/** The games kept as tests are games to watch, too. */
const files = import.meta.glob<string>('../../../content/caverna/games/*.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});

export const goldenGames: readonly { name: string; text: string }[] = Object.entries(files)
  .sort(([a], [b]) => (a < b ? -1 : 1))
  .map(([file, text]) => ({ name: file.slice(file.lastIndexOf('/') + 1, -'.json'.length), text }));
