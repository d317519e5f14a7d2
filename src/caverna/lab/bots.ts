// Simple players for simulations and tests. A bot picks one of the legal moves, given a random number source.

import { type Dice, dice, BOTS as TABLE, type Bot as TableBot } from '../bots/index.ts';
import { FIENDS_TILES, type Game, hash, legalMoves, type Move, play } from '../engine/index.ts';

export { dice };

let asked: { game: Game; moves: readonly Move[] } | null = null;

/** The legal moves of a game, listed once however many ask for them. */
export function movesIn(game: Game): readonly Move[] {
  if (asked?.game === game) return asked.moves;
  const moves = legalMoves(game);
  asked = { game, moves };
  return moves;
}

export type Bot = (game: Game, roll: Dice) => Move;

/** The same choice as the bot of that name, from the list that everybody here shares. */
const random: Bot = (game, roll) => {
  const moves = movesIn(game);
  return moves[roll(moves.length)]!;
};

const KEEN: ReadonlySet<Move['type']> = new Set([
  'furnish',
  'build',
  'sow',
  'loot',
  'breed',
  'do',
  'forge',
  'buy',
  // Orcs: fight and trap them whenever it can be done.
  'fight',
  'lay',
  'hit',
  'reward',
  'befriend',
  'send',
]);

/** Exchanges rarely and stops late, so that boards fill up and rare situations come about. */
const busy: Bot = (game, roll) => {
  const moves = movesIn(game);
  const useful = moves.filter(
    (move) => move.type !== 'exchange' && move.type !== 'stop' && move.type !== 'beg',
  );
  if (useful.length === 0 || roll(12) === 0) return moves[roll(moves.length)]!;
  const keen = useful.filter(
    (move) => KEEN.has(move.type) && !(move.type === 'breed' && move.types.length === 0),
  );
  const list = keen.length > 0 && roll(10) > 0 ? keen : useful;
  return list[roll(list.length)]!;
};

const HUNTS: ReadonlySet<string> = new Set([
  'fight',
  'befriend',
  'hit',
  'send',
  'equip',
  'temper',
  'restock',
]);
const YELLOW = /Parlor$|Chamber$|Storage$/;

const OF_BOX: ReadonlySet<string> = new Set(FIENDS_TILES.map(({ id }) => id));

/** Yellow tiles of this box are rarely within reach: they go first. */
const isOfBox = (move: Move): boolean =>
  move.type === 'furnish' && YELLOW.test(move.tile) && OF_BOX.has(move.tile);

/** On the way to a yellow tile, once no orc is in the way. */
const bringsYellow = (move: Move): boolean =>
  (move.type === 'furnish' && YELLOW.test(move.tile)) ||
  (move.type === 'do' && move.part === 'furnish') ||
  (move.type === 'place' && /housework|wish/i.test(move.space));

/** Goes after the orcs: fights, traps, bribes to the end, builds rooms for them and yellow tiles after them. */
const hunter: Bot = (game, roll) => {
  const moves = movesIn(game);
  const frame = game.stack.at(-1)!;
  const pick = (list: readonly Move[]): Move | null => (list.length > 0 ? list[roll(list.length)]! : null);
  if (frame.kind === 'negotiate') {
    const { strength } = game.players[frame.seat].fiends!.orcs.find(({ id }) => id === frame.orc)!;
    const whole = moves.find((move) => move.type === 'bribe' && move.n === strength);
    if (whole) return whole;
    // Animals in danger are left where they are.
    if (moves.every(({ type }) => type === 'stop' || type === 'exchange')) return { type: 'stop' };
  }
  const cleared = game.players[frame.seat].fiends?.orcs.every(
    ({ zone }) => zone === 'defeated' || zone === 'friendly',
  );
  const yellow = cleared ? (pick(moves.filter(isOfBox)) ?? pick(moves.filter(bringsYellow))) : null;
  if (yellow && roll(8) > 0) return yellow;
  const hunted = pick(moves.filter((move) => HUNTS.has(move.type) && roll(8) > 0));
  if (hunted) return hunted;
  const reward = pick(moves.filter((move) => move.type === 'reward' && move.reward !== 'gold'));
  if (reward) return reward;
  const wanted = moves.filter(
    (move) =>
      (move.type === 'furnish' && (move.tile.startsWith('orc') || YELLOW.test(move.tile))) ||
      (move.type === 'lay' && /Net|noose|stone/.test(move.trap)) ||
      (move.type === 'forge' && move.strength > 2) ||
      (move.type === 'do' && /expedition|forge|furnish|layTrap/.test(move.part)) ||
      (move.type === 'place' &&
        /housework|blacksmithing|adventure|exploration|wish|armory/i.test(move.space)),
  );
  return (roll(5) > 0 ? pick(wanted) : null) ?? busy(game, roll);
};

const SPOILS = /^(goblin|allWeaponsPlus1|wood|stone|cavern|tunnel)$/;

/** Lives for expeditions: the strongest weapon it can forge, every trip, and loot that helps on the next one. */
const raider: Bot = (game, roll) => {
  const moves = movesIn(game);
  const pick = (list: readonly Move[]): Move | null => (list.length > 0 ? list[roll(list.length)]! : null);
  const goblin = moves.find((move) => move.type === 'loot' && move.item === 'goblin');
  if (goblin) return goblin;
  const forging = moves.filter((move) => move.type === 'forge');
  if (forging.length > 0) return forging.at(-1)!;
  const wanted = moves.filter(
    (move) =>
      (move.type === 'loot' && SPOILS.test(move.item)) ||
      (move.type === 'do' && /expedition|forge|take/.test(move.part)) ||
      (move.type === 'place' &&
        /blacksmithing|adventure|exploration|logging|oreM|oreD|drift|excavation/i.test(move.space)),
  );
  return (roll(6) > 0 ? pick(wanted) : null) ?? busy(game, roll);
};

/** A bot of the table: it thinks up a whole turn, which is then played move by move. */
function seated(think: TableBot): Bot {
  let plan: readonly Move[] = [];
  let expected = '';
  return (game, roll) => {
    if (plan.length === 0 || hash(game) !== expected) plan = think(game, roll(2 ** 31));
    const [move, ...rest] = plan;
    plan = rest;
    const played = rest.length > 0 ? play(game, move!) : null;
    if (played?.ok) expected = hash(played.value.game);
    return move!;
  };
}

/** Every bot that the table knows, and some that only simulations want. */
export const BOTS: Readonly<Record<string, Bot>> = {
  ...Object.fromEntries(Object.entries(TABLE).map(([name, bot]) => [name, seated(bot)])),
  random,
  busy,
  hunter,
  raider,
};
