// Terra's Staff gives cards on the board another terrain. battalia.artefact.terrasStaff

import type { BattleEvent } from '../battle/events.ts';
import { gateOf, gatesOn, gateTerrain, nativeTerrain } from '../map/gates.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { Card, GameMap, Square } from '../state/types.ts';
import { FACTIONS, type Gate, type Terrain } from '../state/vocabulary.ts';
import { GREAT } from './great.ts';

/** Our map knows no road exits, so the player says that they are the same. battalia.new.staffCards */
export type StaffChange =
  | { by: 'supply'; square: Square; terrain: Terrain; sameExits: boolean }
  | { by: 'swap'; squares: readonly [Square, Square]; sameExits: boolean };

type Changeable = Extract<Card, { kind: 'city' | 'road' | 'gate' }>;

const gateOn = (terrain: Terrain): Gate =>
  gateOf(FACTIONS.find((faction) => nativeTerrain(faction) === terrain)!);

const terrainOf = (card: Changeable): Terrain | undefined =>
  card.kind === 'gate' ? gateTerrain(card.gate) : card.terrain;

/** City, road or gate; valleys, volcanoes and ruins stay. battalia.new.staffCards */
function changeable(map: GameMap, square: Square): Result<Changeable> {
  const card = map.cards[square];
  return card && (card.kind === 'city' || card.kind === 'road' || card.kind === 'gate')
    ? ok(card)
    : refuse('staffCard', 'battalia.new.staffCards', { square });
}

/** The card with another terrain; a gate becomes the gate of that terrain. Owner, level and posts stay. */
const turned = (card: Changeable, terrain: Terrain): Card =>
  card.kind === 'gate' ? { kind: 'gate', gate: gateOn(terrain) } : { ...card, terrain };

interface Changed {
  map: GameMap;
  events: readonly BattleEvent[];
}

const RULE = 'battalia.new.staffCards';

function replace(
  map: GameMap,
  { square, terrain, sameExits }: Extract<StaffChange, { by: 'supply' }>,
): Result<Changed> {
  const old = changeable(map, square);
  if (!old.ok) return old;
  if (!sameExits) return refuse('staffExits', RULE, { square });
  if (terrainOf(old.value) === terrain) return refuse('staffTerrain', RULE, { square });
  const card = turned(old.value, terrain);
  if (card.kind === 'gate' && gatesOn(map).some(([gate]) => gate === card.gate))
    return refuse('staffGateThere', RULE, { gate: card.gate });
  // Another number is in play from now on. battalia.new.staffGate
  const gates: BattleEvent[] =
    card.kind === 'gate' && old.value.kind === 'gate'
      ? [{ event: 'gateChanged', before: old.value.gate, after: card.gate, rule: 'battalia.new.staffGate' }]
      : [];
  return ok({
    map: { ...map, cards: { ...map.cards, [square]: card } },
    events: [
      { event: 'terraformed', square, from: 'supply', rule: 'battalia.artefact.terrasStaff' },
      ...gates,
    ],
  });
}

function swap(map: GameMap, { squares, sameExits }: Extract<StaffChange, { by: 'swap' }>): Result<Changed> {
  const [a, b] = squares;
  const [first, second] = [changeable(map, a), changeable(map, b)];
  if (!first.ok) return first;
  if (!second.ok) return second;
  if (first.value.kind !== second.value.kind || a === b) return refuse('staffType', RULE);
  if (!sameExits) return refuse('staffExits', RULE, { square: a });
  const [here, there] = [terrainOf(first.value), terrainOf(second.value)];
  if (here === there && here !== undefined) return refuse('staffTerrain', RULE, { square: a });
  // Markers and figures stay on their squares: only terrain changes places.
  const give = (card: Changeable, terrain: Terrain | undefined): Card => {
    if (terrain) return turned(card, terrain);
    const { terrain: _, ...unknown } = card as Exclude<Changeable, { kind: 'gate' }>;
    return unknown;
  };
  return ok({
    map: { ...map, cards: { ...map.cards, [a]: give(first.value, there), [b]: give(second.value, here) } },
    events: squares.map((square) => ({
      event: 'terraformed',
      square,
      from: 'board',
      rule: 'battalia.new.staffSwap',
    })),
  });
}

/** Up to three replacements; two cards that change places are two of them. battalia.new.staffSwap */
export function staff(map: GameMap, changes: readonly StaffChange[]): Result<Changed> {
  const most = GREAT.terrasStaff.replacements;
  const count = changes.reduce((sum, { by }) => sum + (by === 'swap' ? GREAT.terrasStaff.swap : 1), 0);
  if (count === 0) return refuse('nothingChosen', 'battalia.artefact.terrasStaff');
  if (count > most) return refuse('staffTooMany', 'battalia.new.staffSwap', { count, most });
  const touched = changes.flatMap((change) => (change.by === 'swap' ? change.squares : [change.square]));
  if (new Set(touched).size < touched.length && changes.length > 1) return refuse('staffTwice', RULE);
  let here: Changed = { map, events: [] };
  for (const change of changes) {
    const next = change.by === 'swap' ? swap(here.map, change) : replace(here.map, change);
    if (!next.ok) return next;
    here = { map: next.value.map, events: [...here.events, ...next.value.events] };
  }
  return ok(here);
}
