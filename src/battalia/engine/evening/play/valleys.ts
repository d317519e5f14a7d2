// In and between the valleys.

import { citiesOf } from '../../map/cities.ts';
import { wandersTo } from '../../metamorpha/wander.ts';
import type { GameEvent } from '../../state/events.ts';
import { type Result, refuse } from '../../state/result.ts';
import type { Seat, Square, Table, ValleysState } from '../../state/types.ts';
import { hiddenRefusal, onBridge, takeHidden } from '../../valleys/bridge.ts';
import { captureBuilding, captureCentre, takeFree } from '../../valleys/control.ts';
import { type Deal, strike } from '../../valleys/deals.ts';
import { discover } from '../../valleys/discover.ts';
import type { Changed } from '../../valleys/events.ts';
import { isCorner, isSide, squareAt } from '../../valleys/layout.ts';
import { returnRing, takeRing } from '../../valleys/pass.ts';
import { pricesOf } from '../../valleys/prices.ts';
import { LEDGER, type LedgerAction } from '../../week/growth/ledger.ts';
import type { Evening } from '../state.ts';
import { gatesOfPlay, type Handlers, type Played, step, withCards } from '../steps.ts';

type InValleys =
  | 'discover'
  | 'workshop'
  | 'takeCentre'
  | 'takeBuilding'
  | 'ring'
  | 'amplified'
  | 'hidden'
  | 'handIn'
  | 'lower'
  | 'exchange';

/** With the valleys, or a word why not. */
function there(evening: Evening, act: (state: ValleysState) => Result<Played>): Result<Played> {
  const { valleys } = evening.table;
  return valleys ? act(valleys) : refuse('eveningNotAgreed', 'battalia.valleys.for');
}

const counted = (table: Table, seat: Seat, action: LedgerAction): Table =>
  withCards(table, seat, LEDGER[action].change);

function after(
  evening: Evening,
  told: Result<Changed<ValleysState>>,
  more: (table: Table) => Table = (table) => table,
): Result<Played> {
  if (!told.ok) return told;
  const { state, events } = told.value;
  return step({ ...evening, table: more({ ...evening.table, valleys: state }) }, ...events);
}

const heroOnConnector = ({ table }: Evening, seat: Seat): boolean =>
  table.players[seat]!.heroes.some((at) => at !== null && at === table.valleys?.connectorAt);

const LINES = { points: 'bridgePoints', levels: 'bridgeLevels', swap: 'bridgeSwap' } as const;

/**
 * A deal on the bridge about cities that stand on the map. Whether a Great Artefact is handed over is seen on the table.
 */
function atBridge(
  evening: Evening,
  seat: Seat,
  squares: readonly Square[],
  dealAbout: (which: number[]) => Deal,
): Result<Played> {
  const { table } = evening;
  return there(evening, (state) => {
    const bridge = onBridge(state, heroOnConnector(evening, seat) ? state.connectorAt : '');
    if (!bridge.ok) return bridge;
    const own = citiesOf(table.map, seat);
    const which = squares.map((square) => own.findIndex((city) => city.square === square));
    const missing = squares.find((_, i) => which[i]! < 0);
    if (missing) return refuse('eveningSquare', 'battalia.bridge.stop', { square: missing });
    const deal = dealAbout(which);
    const dealer = { cities: own.map(({ level }) => level), greatArtefacts: deal.deal === 'levels' ? 0 : 1 };
    const told = strike(seat, dealer, deal, table.agreed.options);
    if (!told.ok) return told;
    const cards = { ...table.map.cards };
    for (const [i, { square }] of own.entries()) {
      const card = cards[square];
      if (card?.kind === 'city') cards[square] = { ...card, level: told.value.state.cities[i]! };
    }
    const dealt: Table = { ...table, map: { ...table.map, cards } };
    return step({ ...evening, table: counted(dealt, seat, LINES[deal.deal]) }, ...told.value.events);
  });
}

export const valleys: Handlers<InValleys> = {
  /** What was paid, and that the roads meet, is seen on the table. */
  discover: (evening, { seat, valley, place, building }) =>
    there(evening, (state) => {
      const find = isSide(place) ? 'road' : 'building';
      const told = discover(state, { seat, valley, place, paid: pricesOf(find)[0]! }, building);
      if (!told.ok) return told;
      const square = squareAt(state.valleys[valley]!.centre, place);
      const { metamorpha, agreed } = evening.table;
      const at = wandersTo(metamorpha, { change: 'discovered', at: square }, agreed.options);
      const comes: GameEvent[] =
        at !== null && at !== metamorpha
          ? [{ event: 'metamorphaComes', at, rule: 'battalia.metamorpha.new' }]
          : [];
      const table: Table = { ...evening.table, valleys: told.value.state, metamorpha: at };
      return step({ ...evening, table }, ...told.value.events, ...comes);
    }),

  workshop: (evening, { seat, good }) =>
    there(evening, (state) =>
      after(evening, takeFree(state, seat, good), (table) => counted(table, seat, 'workshop')),
    ),

  takeCentre: (evening, { seat, valley }) =>
    there(evening, (state) => after(evening, captureCentre(state, seat, valley))),

  takeBuilding: (evening, { seat, valley, place }) =>
    there(evening, (state) =>
      isCorner(place)
        ? after(evening, captureBuilding(state, seat, valley, place))
        : refuse('buildingClosed', 'battalia.valleys.building'),
    ),

  /** The gate has been rolled by another player. */
  ring: (evening, { seat, hero, gate }) =>
    there(evening, (state) =>
      after(
        evening,
        takeRing(
          state,
          { seat, hero, gate },
          evening.table.players[seat]!.heroes[hero] ?? '',
          gatesOfPlay(evening),
        ),
      ),
    ),

  amplified: (evening, { seat, hero, gate, prize }) =>
    there(evening, (state) =>
      after(evening, returnRing(state, { seat, hero, gate }, prize), (table) =>
        counted(table, seat, 'passReward'),
      ),
    ),

  hidden: (evening, { seat, gate }) =>
    there(evening, (state) => {
      const refusal = hiddenRefusal(state, seat, gate);
      return refusal
        ? { ok: false, error: refusal }
        : after(evening, takeHidden(state, seat, gate), (table) => counted(table, seat, 'bridgeHidden'));
    }),

  // battalia.bridge.points: one Great Artefact, one level.
  handIn: (evening, { seat, at }) =>
    atBridge(evening, seat, [at], (which) => ({ deal: 'points', raise: which })),

  lower: (evening, { seat, at, and, prize }) =>
    atBridge(evening, seat, [at, and], (which) => ({ deal: 'levels', lower: which, prize })),

  exchange: (evening, { seat, prize }) => atBridge(evening, seat, [], () => ({ deal: 'swap', prize })),
};
