// What each step of a turn in the valleys does to the plan; the rules are asked of the engine.

import {
  type Building,
  type Corner,
  captureBuilding,
  captureCentre,
  type Deal,
  type Dealer,
  discover,
  discoveries,
  type FreeCard,
  type Gate,
  isSide,
  newValleyRound,
  onBridge,
  type Payment,
  type Prize,
  paidFrom,
  returnRing,
  ringRefusal,
  type Seat,
  type SideOfValley,
  type Square,
  samePayment,
  strike,
  takeFree,
  takeHidden,
  takeRing,
  type Valley,
  type ValleyState,
  type ValleysState,
} from '../engine/index.ts';
import {
  MOST_ARTEFACTS,
  MOST_IN_PURSE,
  type ValleyPending,
  type ValleysPlan,
} from '../simulators/valleys.ts';
import { entered, ruled, type Stepped } from './stepping.ts';

type Enter = {
  type: 'enter';
  fields: Partial<Pick<ValleysPlan, 'seat' | 'hero' | 'joined' | 'purse' | 'options'>>;
};
/** Which gates lie on the board. */
type Gates = { type: 'gates'; gates: readonly Gate[] };
type Stand = { type: 'stand'; at: Square };
/** What lies open on the table already: a road, or a building and whose it is. */
type Tell = { type: 'tell'; valley: Valley } & (
  | { place: SideOfValley }
  | { place: Corner; building: Building; owner: Seat }
);
type Cover = { type: 'cover'; valley: Valley; place: SideOfValley | Corner };
type Discover = { type: 'discover'; valley: Valley; place: SideOfValley | Corner; paid: Payment };
type Reveal = { type: 'reveal'; building: Building };
/** Somebody has won the battle for a building, or for the centre. */
type Capture = { type: 'capture'; seat: Seat; valley: Valley; corner: Corner | null };
type Free = { type: 'free'; card: FreeCard };
type Roll = { type: 'roll'; gate: Gate };
/** The hero leaves this gate by the storm and uses the ring for it. */
type Jump = { type: 'jump'; gate: Gate };
type Reward = { type: 'reward'; prize: Prize };
type EnterDealer = { type: 'dealer'; dealer: Dealer };
type Strike = { type: 'deal'; deal: Deal };

export type ValleysEvent =
  | Enter
  | Gates
  | Stand
  | Tell
  | Cover
  | Discover
  | Reveal
  | Capture
  | Free
  | { type: 'round' }
  | { type: 'ring' }
  | Roll
  | Jump
  | Reward
  | EnterDealer
  | Strike;

type Context = Stepped<ValleysPlan>;

const refused = (plan: ValleysPlan, refusal: Context['refusal']): Context => ({ plan, refusal, events: [] });
const waiting = (plan: ValleysPlan, pending: ValleyPending): Context => entered({ ...plan, pending });
const lying = (plan: ValleysPlan, valley: Valley, change: Partial<ValleyState>): ValleysState => ({
  ...plan.valleys,
  valleys: { ...plan.valleys.valleys, [valley]: { ...plan.valleys.valleys[valley]!, ...change } },
});
const dealing = (plan: ValleysPlan, dealer: Dealer): ValleysPlan => ({
  ...plan,
  dealers: plan.dealers.map((other, seat) => (seat === plan.seat ? dealer : other)),
});
/** One more Great Artefact in the deck of whoever's turn it is. */
const richer = (plan: ValleysPlan): ValleysPlan => {
  const dealer = plan.dealers[plan.seat]!;
  const greatArtefacts = Math.min(MOST_ARTEFACTS, dealer.greatArtefacts + 1);
  return dealing(plan, { ...dealer, greatArtefacts });
};

export const enter = ({ plan }: Context, { fields }: Enter): Context => {
  const other = fields.seat !== undefined || fields.hero !== undefined;
  return entered({ ...plan, ...fields, dealt: other ? false : plan.dealt });
};

/** With the bridge everybody gets the ring of a gate that comes into play; one that leaves takes its ring along. */
export function gates({ plan }: Context, { gates: inPlay }: Gates): Context {
  const { valleys } = plan;
  if (valleys.connector !== 'kingsBridge') return entered({ ...plan, gates: inPlay });
  const rings = Object.entries(valleys.bridgeRings).map(([seat, held]) => [
    seat,
    inPlay.filter((gate) => held.includes(gate) || !plan.gates.includes(gate)),
  ]);
  return entered({
    ...plan,
    gates: inPlay,
    valleys: { ...valleys, bridgeRings: Object.fromEntries(rings) as ValleysState['bridgeRings'] },
  });
}

/** Every stop on the bridge brings one deal. */
export const stand = ({ plan }: Context, { at }: Stand): Context => entered({ ...plan, at, dealt: false });

export function tell({ plan }: Context, told: Tell): Context {
  const { valley, place } = told;
  const state = cover({ plan, refusal: null, events: [] }, { type: 'cover', valley, place }).plan;
  if (!('building' in told)) {
    const { roads } = state.valleys.valleys[valley]!;
    return entered({ ...plan, valleys: lying(state, valley, { roads: [...roads, told.place] }) });
  }
  const { building, owner } = told;
  const laid = discover(state.valleys, { seat: owner, valley, place, paid: { tool: 1 } }, building);
  // Nobody has discovered it just now: nothing is to be told.
  return laid.ok ? entered({ ...plan, valleys: laid.value.state }) : refused(plan, laid.error);
}

export function cover({ plan }: Context, { valley, place }: Cover): Context {
  const { roads, buildings } = plan.valleys.valleys[valley]!;
  const left = Object.fromEntries(Object.entries(buildings).filter(([corner]) => corner !== place));
  return entered({
    ...plan,
    valleys: lying(plan, valley, { roads: roads.filter((side) => side !== place), buildings: left }),
  });
}

/** Pays for a back. A road shows at once; behind a corner waits a building. */
export function discoverCard({ plan }: Context, { valley, place, paid }: Discover): Context {
  const { shape, valleys, at, joined, purse, seat } = plan;
  const found = discoveries(shape, valleys, { at, joined }, purse).find(
    (each) => each.valley === valley && each.place === place,
  );
  if (!found) return refused(plan, { code: 'valleyCardOpen', rule: 'battalia.valleys.open' });
  if (found.refusal) return refused(plan, found.refusal);
  if (!found.payable.some((price) => samePayment(price, paid)))
    return refused(plan, { code: 'discoveryNotPaid', rule: 'battalia.valleys.discover' });
  if (!isSide(place)) return waiting(plan, { kind: 'turning', valley, corner: place, paid });
  return ruled(plan, discover(valleys, { seat, valley, place, paid }), (after) => ({
    ...plan,
    valleys: after,
    purse: paidFrom(purse, paid),
  }));
}

export function reveal({ plan }: Context, { building }: Reveal): Context {
  const { pending, valleys, seat, purse } = plan;
  if (pending?.kind !== 'turning') return { plan, refusal: null, events: [] };
  const { valley, corner, paid } = pending;
  return ruled(plan, discover(valleys, { seat, valley, place: corner, paid }, building), (after) => ({
    ...plan,
    valleys: after,
    purse: paidFrom(purse, paid),
    pending: null,
  }));
}

export const capture = ({ plan }: Context, { seat, valley, corner }: Capture): Context =>
  ruled(
    plan,
    corner ? captureBuilding(plan.valleys, seat, valley, corner) : captureCentre(plan.valleys, seat, valley),
    (valleys) => ({ ...plan, valleys }),
  );

export const free = ({ plan }: Context, { card }: Free): Context =>
  ruled(plan, takeFree(plan.valleys, plan.seat, card), (valleys) => {
    const { purse } = plan;
    // The card comes to the hand and may be used at once.
    const more =
      card === 'tool' || card === 'supply'
        ? { ...purse, [card]: Math.min(MOST_IN_PURSE, purse[card] + 1) }
        : purse;
    return { ...plan, valleys, purse: more };
  });

export const round = ({ plan }: Context): Context =>
  entered({ ...plan, valleys: newValleyRound(plan.valleys) });

export function ring({ plan }: Context): Context {
  const refusal = ringRefusal(plan.valleys, plan.seat, plan.hero, plan.at);
  return refusal ? refused(plan, refusal) : waiting(plan, { kind: 'rolling' });
}

export const roll = ({ plan }: Context, { gate }: Roll): Context =>
  ruled(
    plan,
    takeRing(plan.valleys, { seat: plan.seat, hero: plan.hero, gate }, plan.at, plan.gates),
    (valleys) => ({ ...plan, valleys, pending: null }),
  );

/** On the pass a ring that has been carried here, on the bridge one that lies ready. */
export function jump({ plan }: Context, { gate }: Jump): Context {
  const { valleys, seat, hero } = plan;
  if (valleys.connector === 'kingsBridge')
    return ruled(plan, takeHidden(valleys, seat, gate), (after) => richer({ ...plan, valleys: after }));
  // Asked with either prize: whether the ring is there does not depend on it.
  const there = returnRing(valleys, { seat, hero, gate }, 'greatArtefact');
  return there.ok ? waiting(plan, { kind: 'rewarding', gate }) : refused(plan, there.error);
}

export function reward({ plan }: Context, { prize }: Reward): Context {
  const { pending, valleys, seat, hero } = plan;
  if (pending?.kind !== 'rewarding') return { plan, refusal: null, events: [] };
  return ruled(plan, returnRing(valleys, { seat, hero, gate: pending.gate }, prize), (after) => {
    const paid = { ...plan, valleys: after, pending: null };
    return prize === 'greatArtefact' ? richer(paid) : paid;
  });
}

export const dealer = ({ plan }: Context, event: EnterDealer): Context =>
  entered(dealing(plan, event.dealer));

export function deal({ plan }: Context, event: Strike): Context {
  const there = onBridge(plan.valleys, plan.at);
  if (!there.ok) return refused(plan, there.error);
  if (plan.dealt) return refused(plan, { code: 'bridgeDealDone', rule: 'battalia.bridge.stop' });
  const { seat, dealers, options } = plan;
  return ruled(plan, strike(seat, dealers[seat]!, event.deal, options), ({ cities, greatArtefacts }) => ({
    ...dealing(plan, { cities, greatArtefacts }),
    dealt: true,
  }));
}
