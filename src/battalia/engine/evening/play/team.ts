// What a team does on its turn, as far as the expansion needs to know.

import { GREAT } from '../../artefacts/great.ts';
import { type StaffChange, staff } from '../../artefacts/staff.ts';
import { squaresOf } from '../../map/grid.ts';
import { wandersTo } from '../../metamorpha/wander.ts';
import { mayFight } from '../../potions/active.ts';
import type { GameEvent } from '../../state/events.ts';
import { type Result, refuse } from '../../state/result.ts';
import type { Card, Seat, Square, Table } from '../../state/types.ts';
import { buildPost, heroAtPost, onStarSide } from '../../trade/posts.ts';
import { captureCity } from '../../week/cities/capture.ts';
import { raiseCity } from '../../week/cities/raise.ts';
import { LEDGER, recount } from '../../week/growth/ledger.ts';
import { mayJoin } from '../../week/team/own.ts';
import { attack, battleOver } from '../../week/team/turn.ts';
import type { Evening } from '../state.ts';
import { type Handlers, type Played, step, withCards, withPlayer } from '../steps.ts';

type OfTeam =
  | 'build'
  | 'found'
  | 'raise'
  | 'capture'
  | 'hero'
  | 'heroOff'
  | 'replace'
  | 'swap'
  | 'attack'
  | 'battleOver'
  | 'post'
  | 'trade'
  | 'ledger';

/** More of one action in one entry is a slip of the pen. */
const MOST_TIMES = 40;
const MOST_LEVEL = 4;

const withCard = (table: Table, at: Square, card: Card): Table => ({
  ...table,
  map: { ...table.map, cards: { ...table.map.cards, [at]: card } },
});

/** Metamorpha goes where something new lies. */
function attracted(
  before: Table,
  after: Table,
  change: Parameters<typeof wandersTo>[1],
): { table: Table; events: GameEvent[] } {
  const at = wandersTo(before.metamorpha, change, before.agreed.options);
  if (at === before.metamorpha || at === null) return { table: after, events: [] };
  const rule = change.change === 'built' ? 'battalia.metamorpha.new' : 'battalia.metamorpha.replaced';
  return { table: { ...after, metamorpha: at }, events: [{ event: 'metamorphaComes', at, rule }] };
}

/** Whether anything can be laid there. Roads must join an own city, where the map knows any. battalia.team.connected */
function siteRefusal({ table }: Evening, seat: Seat, at: Square): Result<null> {
  const { map } = table;
  if (!squaresOf(map).has(at) || map.cards[at])
    return refuse('eveningSquare', 'battalia.team.connected', { square: at });
  const hasCity = Object.values(map.cards).some((card) => card.kind === 'city' && card.owner === seat);
  return hasCity ? mayJoin(map, seat, at) : { ok: true, value: null };
}

function laid(
  evening: Evening,
  seat: Seat,
  at: Square,
  card: Extract<Card, { kind: 'city' | 'road' }>,
): Result<Played> {
  const site = siteRefusal(evening, seat, at);
  if (!site.ok) return site;
  const kind = card.kind === 'city' ? 'city' : card.crossroads ? 'crossroads' : 'road';
  const level = card.kind === 'city' ? card.level : 0;
  const { table, events } = attracted(evening.table, withCard(evening.table, at, card), {
    change: 'built',
    at,
  });
  return step(
    { ...evening, table },
    {
      event: 'cardBuilt',
      seat,
      at,
      kind,
      level,
      terrain: card.terrain ?? null,
      rule: 'battalia.team.connected',
    },
    ...events,
  );
}

/** Terra's Staff, one change after the other: three replacements in a turn at most. battalia.artefact.terrasStaff */
function terraformed(evening: Evening, change: StaffChange, counts: number, told: GameEvent): Result<Played> {
  const { table, turn } = evening;
  const most = GREAT.terrasStaff.replacements;
  if (turn.replaced + counts > most) return refuse('staffTooMany', 'battalia.new.staffSwap', { most });
  const changed = staff(table.map, [change]);
  if (!changed.ok) return changed;
  const { map, events } = changed.value;
  const after = attracted(
    table,
    { ...table, map },
    change.by === 'swap'
      ? { change: 'swapped', to: change.squares[0] }
      : { change: 'replaced', at: change.square },
  );
  // Which gate has come is told by the Staff; what it stands for, by the move.
  const gates = events.filter(({ event }) => event === 'gateChanged');
  return step(
    { ...evening, table: after.table, turn: { ...turn, replaced: turn.replaced + counts } },
    told,
    ...gates,
    ...after.events,
  );
}

const moved = (evening: Evening, seat: Seat, hero: 0 | 1, at: Square | null): Result<Played> =>
  step(
    {
      ...evening,
      table: withPlayer(evening.table, seat, (player) => ({
        ...player,
        heroes: hero === 0 ? [at, player.heroes[1]] : [player.heroes[0], at],
      })),
    },
    { event: 'heroMoved', seat, hero, at, rule: 'battalia.gates.enter' },
  );

export const team: Handlers<OfTeam> = {
  build: (evening, { seat, at, road, terrain }) =>
    laid(evening, seat, at, {
      kind: 'road',
      ...(terrain && { terrain }),
      ...(road === 'crossroads' && { crossroads: true }),
    }),

  found(evening, { seat, at, level, terrain }) {
    if (level < 1 || level > MOST_LEVEL)
      return refuse('eveningNumber', 'battalia.cities.points', { least: 1, most: MOST_LEVEL });
    return laid(evening, seat, at, { kind: 'city', owner: seat, level, ...(terrain && { terrain }) });
  },

  raise(evening, { seat, at, by, to }) {
    const { table } = evening;
    const raised = raiseCity(table, seat, at, by === 'units' ? { by, to: to ?? 0 } : { by });
    if (!raised.ok) return raised;
    return step({ ...evening, table: { ...table, map: raised.value.map } }, ...raised.value.events);
  },

  capture(evening, { seat, at }) {
    const { table } = evening;
    const captured = captureCity(table, seat, at);
    if (!captured.ok) return captured;
    return step({ ...evening, table: { ...table, map: captured.value.map } }, ...captured.value.events);
  },

  hero(evening, { seat, hero, at }) {
    if (!squaresOf(evening.table.map).has(at))
      return refuse('eveningSquare', 'battalia.gates.enter', { square: at });
    return moved(evening, seat, hero, at);
  },
  heroOff: (evening, { seat, hero }) => moved(evening, seat, hero, null),

  /** That the exits are the same is seen on the table. */
  replace: (evening, { seat, at, terrain }) =>
    terraformed(evening, { by: 'supply', square: at, terrain, sameExits: true }, 1, {
      event: 'terrainReplaced',
      seat,
      at,
      terrain,
      rule: 'battalia.artefact.terrasStaff',
    }),

  swap: (evening, { seat, at, and }) =>
    terraformed(evening, { by: 'swap', squares: [at, and], sameExits: true }, 2, {
      event: 'cardsSwapped',
      seat,
      at,
      and,
      rule: 'battalia.new.staffSwap',
    }),

  attack(evening, { seat, target }) {
    const { table, turn } = evening;
    const free = mayFight(table.potions, seat, target ?? null, table.agreed.options);
    if (!free.ok) return free;
    const told = attack(table.agreed, turn, { attacker: seat, defender: target ?? null });
    return told.ok ? step({ ...evening, turn: { ...turn, ...told.value.turn } }, ...told.value.events) : told;
  },

  battleOver(evening, { seat }) {
    const told = battleOver(evening.turn, seat);
    return told.ok
      ? step({ ...evening, turn: { ...evening.turn, ...told.value.turn } }, ...told.value.events)
      : told;
  },

  /** The frimen and the roads between are seen on the table. */
  post(evening, { seat, at }) {
    const built = buildPost(evening.table, seat, at, { frimen: 2, linked: true });
    return built.ok ? step({ ...evening, table: built.value.state }, ...built.value.events) : built;
  },

  trade(evening, { seat, trade }) {
    const { table } = evening;
    if (!heroAtPost(table, seat)) return refuse('notAtPost', 'battalia.posts.hero');
    if (trade === 'supplyForStardust' && !onStarSide(table.players[seat]!.posts.length))
      return refuse('needsTwoPosts', 'battalia.posts.stardust');
    const { change, rule } = LEDGER[trade];
    const after = withCards(table, seat, change);
    return step(
      { ...evening, table: after },
      { event: 'tradedAtPost', seat, trade, cards: after.players[seat]!.cards, rule },
    );
  },

  ledger(evening, { seat, action, times }) {
    if (times < 1 || times > MOST_TIMES)
      return refuse('eveningNumber', 'battalia.growth.ledger', { least: 1, most: MOST_TIMES });
    const { cards } = evening.table.players[seat]!;
    const after = recount(cards, { [action]: times });
    if (after < 0) return refuse('eveningNumber', 'battalia.growth.ledger', { least: 1, most: MOST_TIMES });
    return step(
      { ...evening, table: withCards(evening.table, seat, after - cards) },
      { event: 'deckChanged', seat, action, times, cards: after, rule: LEDGER[action].rule },
    );
  },
};
