/** Words of Battalia’s tool My map, in English. */
export const words = {
  title: 'My map',
  summary:
    'Tap in once what is printed on your board and what lies on it. All other tools begin with this map: Bilkarr’s way, the storm, the valleys, the evening.',

  who: 'Players and board',
  players: 'Players',
  largeBoard: 'Play on the larger board of 7 by 11',
  board: (columns: number, rows: number) => `Board of ${columns} columns and ${rows} rows.`,
  cut: 'Three squares in each corner do not exist.',
  turn: 'Turn the board a quarter',
  turnedNow: (turned: boolean): string =>
    turned ? 'The long side runs away from the Oracle.' : 'The long side lies along the Oracle.',
  turnOpen: 'How the large board lies beside the Oracle is seen in pictures only.',
  factions: 'Who plays which faction',
  factionNone: 'not said',
  factionsWhy: 'The gates in play are those of the players’ factions; owners are drawn with their sign.',

  tap: 'What do you want to tap in?',
  printed: 'Printed on the board',
  printedWhy:
    'Where gates, cities and ruins go is shown in pictures that we do not have. Mark it once from your own board.',
  marks: {
    gate: 'Place for a gate',
    start: 'Start city',
    neutral: 'Neutral city',
    ruins: 'Ruins',
    out: 'Not in this game',
  },
  cards: 'Cards on the board',
  gate: (n: number) => `Gate ${n}`,
  cardNames: { city: 'City', road: 'Road', crossroads: 'Crossroads', ruins: 'Ruins', take: 'Take away' },
  owner: 'Whose city',
  neutral: 'nobody’s',
  level: 'Level',
  terrain: 'Terrain',
  terrainNone: 'not said',
  chosenNow: (what: string) => `A tap lays: ${what}`,
  chosenTake: 'A tap takes away what lies there',
  howTo: 'Tap a square to put it there; tap again to take it away. Arrow keys walk over the board.',
  boardLabel: 'Your board',

  deal: 'Lay at random',
  dealWhy: 'Lays the gates, the start cities, the neutral cities and the ruins on the marked squares.',
  dealButton: 'Lay gates and cities at random',
  dealAgain: 'Lay them anew at random',
  marked: (gates: number, start: number, neutral: number, ruins: number) =>
    `Marked: ${gates} for gates, ${start} for start cities, ${neutral} for neutral cities, ${ruins} for ruins.`,
  cityTerrain:
    'With five and six players each terrain comes once among the start cities and once among the neutral ones. With fewer, the base game says which cities lie there.',
  beginners: 'For beginners',
  neutralShow: (beginners: boolean): string =>
    beginners
      ? 'Neutral cities are laid with 4, as for beginners.'
      : 'Neutral cities are laid with 6, as in hero mode.',
  clear: 'Take all cards off the board',

  valleys: 'The Valleys of Kings and Queens',
  valleysWhy: 'They lie around the two ruins; the card between them lies in the middle.',
  valleysLay: 'Lay the valleys',
  valleysTake: 'Take the valleys away',
  ruinsAt: (squares: string) => `Ruins: ${squares}.`,
  valleysFour: 'Where they lie with four players is shown in a picture only.',

  left: 'What is left',
  squaresLeft: (n: number) =>
    n === 0
      ? 'No square is left: the board is full.'
      : n === 1
        ? '1 square is left.'
        : `${n} squares are left.`,
  fullEnds: 'When the last one is covered the game ends at once.',
  fullIgnored: 'A full board is better ignored with as many players as you are.',
  leftSmall: 'With two and three players the base game leaves squares out. Mark them as not in this game.',

  gates: 'Gates and Bilkarr',
  gatesWhy:
    'Think of the board as a chessboard with dark corners. Bilkarr never changes the colour of his squares.',
  noGates: 'No gate lies on the map yet.',
  dark: 'dark square',
  light: 'light square',
  loop: (days: number) => `he goes round in ${days} days and meets no corner`,
  corner: (days: number) =>
    days === 1 ? 'he meets a corner on the first day' : `he meets a corner on day ${days}`,
  toDawn: 'See his days on this map',

  own: 'Kept on this device',
  ownIs: (players: number) => `This is your map for ${players} players. Every change is kept.`,
  ownNone: 'Nothing is kept yet: the first thing you tap in is.',
  ownDiffers: (players: number) =>
    `This is not the map that is kept as yours for ${players} players: it came by a link, or another window has gone on. Nothing of yours has been changed.`,
  ownForeign: 'This map came by a link and is not kept as yours.',
  ownKeep: 'Keep this one as mine',
  ownOpen: 'Open mine',
  ownRefused: 'This browser keeps nothing. Copy a link to keep the map.',
  ownEarlier: 'Maps that gave way to another',
  ownEarlierOne: (players: number, cards: number) => `${players} players, ${cards} cards`,
  ownUnread: 'Something is kept here as a map and cannot be read. It stays as it is:',
};

export type MapWords = typeof words;
