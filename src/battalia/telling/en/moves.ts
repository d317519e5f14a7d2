import type { MoveWords } from '../moves.ts';

const prize = { greatArtefact: 'an open Great Artefact', fate: 'a fate card' };

export const words: MoveWords = {
  faction: ({ faction }, names) => names.faction(faction),
  layGates: () => 'Lay the gates by lot on the marked squares',
  gatesAsMapped: () => 'Lay the gates as they lie on your map',
  gate: ({ gate, at }) => `Gate ${gate} on ${at}`,
  valleys: ({ kings, queens, connector }) =>
    `Centre of the Kings on ${kings}, of the Queens on ${queens}, connector on ${connector}`,
  start: ({ at }) => `Start city on ${at}`,
  unrecorded: () => 'Leave this to the table',
  pick: ({ faction }, names) => names.faction(faction),
  drafted: () => 'The start cards have been dealt at the table',
  build: ({ seat, at, road }, names) =>
    `${names.player(seat)}: ${road === 'road' ? 'road' : 'crossroads'} on ${at}`,
  found: ({ seat, at, level }, names) => `${names.player(seat)}: city of level ${level} on ${at}`,
  raise: ({ seat, at, by }, names) =>
    ({
      units: `${names.player(seat)}: raise ${at} with units`,
      queen: `${names.player(seat)}: the Queen makes ${at} a residence`,
      king: `${names.player(seat)}: the King makes ${at} the capital`,
      free: `${names.player(seat)}: raise ${at} for free`,
    })[by],
  capture: ({ seat, at }, names) => `${names.player(seat)}: capture the city on ${at}`,
  hero: ({ seat, hero, at }, names) => `${names.player(seat)}: hero ${hero + 1} to ${at}`,
  heroOff: ({ seat, hero }, names) => `${names.player(seat)}: hero ${hero + 1} leaves the board`,
  replace: ({ at, terrain }, names) => `Staff: ${at} becomes ${names.terrain(terrain)}`,
  swap: ({ at, and }) => `Staff: ${at} and ${and} change places`,
  attack: ({ seat, target }, names) =>
    target === undefined
      ? `${names.player(seat)} attacks a neutral city or ruins`
      : `${names.player(seat)} attacks ${names.player(target)}`,
  battleOver: ({ seat }, names) => `The battle of ${names.player(seat)} is over`,
  post: ({ seat, at }, names) => `${names.player(seat)}: trading post on ${at}`,
  trade: ({ seat, trade }, names) =>
    `${names.player(seat)}: ${
      {
        artefactForChest: 'an artefact for a chest',
        chestForArtefact: 'a chest for an artefact',
        supplyForStardust: 'two supply for a stardust',
      }[trade]
    }`,
  ledger: ({ seat, times }, names) => `${names.player(seat)}: enter ${times} ×`,
  jump: ({ seat, hero, from, to }, names) =>
    `${names.player(seat)}: hero ${hero + 1} jumps from gate ${from} to gate ${to}`,
  drawn: ({ effect }) => `Effect ${effect} was drawn`,
  copy: ({ effect }) => `Copy effect ${effect}`,
  takeArtefact: ({ artefact }, names) => `Take: ${names.card(artefact)}`,
  takeLord: ({ lord }, names) => (lord === 'common' ? 'Take the Lord' : `Take the Lord: ${names.card(lord)}`),
  drawCard: () => 'The top card of the nation is in the hand',
  buildRoad: ({ road, at }) =>
    `Build ${road === 'road' ? 'a road' : 'crossroads'}${at ? ` on ${at}` : ' on the table'}`,
  fate: ({ fate, takes }) => `Fate card ${fate}: ${takes === 'artefact' ? 'the Great Artefact' : 'stardust'}`,
  fetchHero: () => 'The second hero comes to the gate',
  replaceCard: ({ at, terrain }, names) =>
    at
      ? `Replace the card on ${at}${terrain ? ` by ${names.terrain(terrain)}` : ''}`
      : 'Replace a card on the table',
  promote: ({ from }, names) => `Promote: ${names.rank(from)}`,
  raiseCity: ({ at }) => (at ? `Raise the city on ${at}` : 'Raise a city on the table'),
  takeFromLimbo: ({ card }, names) => `Take from limbo: ${names.card(card)}`,
  destroyTent: ({ seat }, names) => `Destroy a tent of ${names.player(seat)}`,
  nothing: () => 'It cannot be carried out: nothing happens',
  roll: ({ gate }) => `The die shows ${gate}`,
  rollHere: () => 'Roll here',
  buy: ({ seat, potion }, names) => `${names.player(seat)} buys ${names.potion(potion)} for 2 supply`,
  drink: ({ seat, potion, target }, names) =>
    target === undefined
      ? `${names.player(seat)} drinks ${names.potion(potion)}`
      : `${names.player(seat)} gives ${names.potion(potion)} to ${names.player(target)}`,
  use: ({ seat, potion }, names) => `${names.player(seat)} uses ${names.potion(potion)} today`,
  shape: ({ seat, hero }, names) => `${names.player(seat)}: hero ${hero + 1} uses Metamorpha for a hand card`,
  discover: ({ seat, valley, place }, names) =>
    `${names.player(seat)} discovers ${place.toUpperCase()}, ${names.building(valley)}`,
  workshop: ({ seat, good }, names) => `${names.player(seat)} takes a free ${names.card(good)}`,
  takeCentre: ({ seat, valley }, names) =>
    `${names.player(seat)} captures the centre, ${names.building(valley)}`,
  takeBuilding: ({ seat, valley, place }, names) =>
    `${names.player(seat)} captures ${place.toUpperCase()}, ${names.building(valley)}`,
  ring: ({ seat, hero, gate }, names) =>
    `${names.player(seat)}: hero ${hero + 1} takes a ring for gate ${gate}`,
  amplified: ({ seat, gate, prize: what }, names) =>
    `${names.player(seat)} returns the rings of gate ${gate} for ${prize[what]}`,
  hidden: ({ seat, gate }, names) => `${names.player(seat)} spends the ring of gate ${gate}`,
  handIn: ({ seat, at }, names) => `${names.player(seat)} hands in a Great Artefact: ${at} rises`,
  lower: ({ seat, at, and, prize: what }, names) =>
    `${names.player(seat)} lowers ${at === and ? `${at} by two` : `${at} and ${and}`} for ${prize[what]}`,
  exchange: ({ seat, prize: what }, names) =>
    `${names.player(seat)} swaps a Great Artefact for ${prize[what]}`,
  done: () => 'The turn of this team is over',
  count: ({ seat, cards }, names) => `${names.player(seat)}: ${cards} cards`,
  dawn: () => 'Turn the Oracle: the next day begins',
  stop: () => 'Agree to end the game here',
  score: () => 'Count the score',
};
