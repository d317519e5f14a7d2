// An owner's board as plain data: what its links and drafts hold.

import { isRecord } from '../../table/json.ts';
import {
  emptyMap,
  FACTIONS,
  type Faction,
  GATES,
  type GameMap,
  type Gate,
  gateOf,
  gridOf,
  isSeat,
  layValleys,
  middleSquare,
  type Result,
  readMap,
  refuse,
  type Seat,
  type Square,
  spotOf,
  type Table,
  usuallyAgreed,
  VALLEYS,
  type ValleysState,
  valleySquares,
  withValleyCards,
} from '../engine/index.ts';
import { isOneOf, whole } from './reading.ts';

export interface MapPlan {
  players: number;
  /** Two to four take the larger board. */
  largeBoard: boolean;
  /** By seat; null while nobody has said. */
  factions: readonly (Faction | null)[];
  map: GameMap;
}

export const mapFor = (players: number, largeBoard = false): MapPlan => ({
  players,
  largeBoard: largeBoard && players <= 4,
  factions: Array<Faction | null>(players).fill(null),
  map: { ...emptyMap(players), grid: gridOf({ agreed: usuallyAgreed(players), largeBoard }) },
});

/** The board of a table, with its players. */
export const mapPlanAt = ({ agreed, map, players }: Table): MapPlan => ({
  players: agreed.players,
  largeBoard: agreed.players <= 4 && map.grid !== 'small',
  factions: players.map(({ faction }) => faction),
  map,
});

/** With other players on the same board everything stays; another board begins empty. */
export function withPlayers(plan: MapPlan, players: number, largeBoard: boolean): MapPlan {
  const fresh = mapFor(players, largeBoard);
  const factions = fresh.factions.map((_, seat) => plan.factions[seat] ?? null);
  if (fresh.map.grid !== plan.map.grid) return { ...fresh, factions };
  const cards = Object.fromEntries(
    Object.entries(plan.map.cards).map(([square, card]) => [
      square,
      card.kind === 'city' && card.owner !== null && card.owner >= players ? { ...card, owner: null } : card,
    ]),
  );
  return { ...fresh, factions, map: { ...plan.map, cards } };
}

/** A faction plays once. */
export const withFaction = (plan: MapPlan, seat: Seat, faction: Faction | null): MapPlan => ({
  ...plan,
  factions: plan.factions.map((each, i) => (i === seat ? faction : each === faction ? null : each)),
});

/** The gates that are laid: all with six players, else those of the factions. battalia.gates.inPlay */
export const gatesToLay = ({ players, factions }: Pick<MapPlan, 'players' | 'factions'>): Gate[] =>
  players === GATES.length
    ? [...GATES]
    : factions
        .filter((faction) => faction !== null)
        .map(gateOf)
        .sort((a, b) => a - b);

/** Where ruins lie, or are meant to lie, from west to east. */
export const ruinsSquares = ({ marks, cards }: GameMap): Square[] =>
  [...new Set([...Object.keys(marks), ...Object.keys(cards)])]
    .filter((square) => marks[square] === 'ruins' || cards[square]?.kind === 'ruins')
    .sort((a, b) => spotOf(a)[0] - spotOf(b)[0] || spotOf(a)[1] - spotOf(b)[1]);

/** Both valleys around the ruins, and their connector in the middle. battalia.valleys.layout */
export function valleysOn({ map, players }: Pick<MapPlan, 'map' | 'players'>): Result<ValleysState> {
  const [kings, queens, ...more] = ruinsSquares(map);
  if (!kings || !queens || more.length > 0) return refuse('twoRuins', 'battalia.valleys.layout');
  const laid = layValleys(map, {
    players,
    gates: [],
    connector: 'mountainPass',
    connectorAt: middleSquare(map),
    centres: { kings, queens },
  });
  if (!laid.ok) return laid;
  const lost = valleySquares(laid.value).filter((square) => {
    const card = map.cards[square];
    const mark = map.marks[square];
    return (card && card.kind !== 'ruins' && card.kind !== 'valley') || (mark && mark !== 'ruins');
  });
  if (lost.length > 0)
    return refuse('valleysCovered', 'battalia.valleys.layout', {
      ruins: `${kings}, ${queens}`,
      squares: lost.join(', '),
    });
  return laid;
}

/** The map with both valleys on it. */
export function withValleys(plan: MapPlan): Result<MapPlan> {
  const { map } = plan;
  const laid = valleysOn(plan);
  if (!laid.ok) return laid;
  const { kings, queens } = laid.value.valleys;
  // The valleys lie without ruins cards: their mark says where the centres are.
  const centres = [kings, queens].flatMap((valley) => (valley ? [[valley.centre, 'ruins'] as const] : []));
  const marks = { ...map.marks, ...Object.fromEntries(centres) };
  return { ok: true, value: { ...plan, map: withValleyCards({ ...map, marks }, laid.value) } };
}

export const valleysLie = ({ cards }: GameMap): boolean =>
  Object.values(cards).filter(({ kind }) => kind === 'valley').length >= VALLEYS.length * 9;

/** Without the cards of the valleys; the ruins may lie there again. */
export const withoutValleys = (plan: MapPlan): MapPlan => ({
  ...plan,
  map: {
    ...plan.map,
    cards: Object.fromEntries(Object.entries(plan.map.cards).filter(([, { kind }]) => kind !== 'valley')),
  },
});

/** Owners and posts are of players who take part. */
const peopled = ({ cards }: GameMap, players: number): boolean =>
  Object.values(cards).every((card) =>
    card.kind === 'city'
      ? card.owner === null || isSeat(card.owner, players)
      : card.kind !== 'road' || (card.posts ?? []).every((seat) => isSeat(seat, players)),
  );

/** A plan from anywhere; null when it is none. Never throws. */
export function readMapPlan(value: unknown): MapPlan | null {
  if (!isRecord(value) || !Array.isArray(value.factions) || typeof value.largeBoard !== 'boolean')
    return null;
  const players = whole(value.players, 2, 6);
  const map = readMap(value.map);
  if (!players || !map.ok || !peopled(map.value, players)) return null;
  const fresh = mapFor(players, value.largeBoard);
  if (map.value.grid !== fresh.map.grid || value.factions.length !== players) return null;
  const factions = value.factions as unknown[];
  const known = factions.filter((faction) => faction !== null);
  if (new Set(known).size !== known.length || !known.every((each) => isOneOf(FACTIONS, each))) return null;
  return { ...fresh, factions: factions as (Faction | null)[], map: map.value };
}
