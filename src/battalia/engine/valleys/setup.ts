// The valleys before anybody has set foot in them.

import { isSquare, type Shape } from '../map/grid.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { GameMap, Square, ValleyState, ValleysState } from '../state/types.ts';
import { type Connector, type Gate, VALLEYS, type Valley } from '../state/vocabulary.ts';
import { bridgeHides } from './bridge.ts';
import { PLACES, squareAt, valleyFits } from './layout.ts';

/** Best with four or six. battalia.valleys.for */
export const valleysSuit = (players: number): boolean => players === 4 || players === 6;

export interface ValleysAgreed {
  players: number;
  /** Gates in play. */
  gates: readonly Gate[];
  connector: Connector;
  connectorAt: Square;
  centres: Readonly<Record<Valley, Square>>;
}

const untouched = (centre: Square): ValleyState => ({
  centre,
  centreOwner: null,
  roads: [],
  buildings: {},
});

/** battalia.valleys.layout battalia.valleys.connector */
export function layValleys(shape: Shape, agreed: ValleysAgreed): Result<ValleysState> {
  const { players, gates, connector, connectorAt, centres } = agreed;
  const taken = VALLEYS.flatMap((valley) => PLACES.map((place) => squareAt(centres[valley], place)));
  const apart = new Set([...taken, connectorAt]).size === taken.length + 1;
  if (
    !apart ||
    !isSquare(shape, connectorAt) ||
    !VALLEYS.every((valley) => valleyFits(shape, centres[valley]))
  )
    return refuse('valleyDoesNotFit', 'battalia.valleys.layout');
  const bridge = connector === 'kingsBridge';
  if (bridge && bridgeHides(players) === null) return refuse('bridgePlayers', 'battalia.bridge.hidden');
  return ok({
    connector,
    connectorAt,
    valleys: { kings: untouched(centres.kings), queens: untouched(centres.queens) },
    passRings: [],
    // battalia.bridge.rings
    bridgeRings: Object.fromEntries(
      Array.from({ length: players }, (_, seat) => [seat, bridge ? [...gates] : []]),
    ),
    freeTaken: [],
  });
}

/** All squares that the valleys cover, with the connector. */
export const valleySquares = ({ connectorAt, valleys }: ValleysState): Square[] => [
  ...VALLEYS.flatMap((valley) => {
    const centre = valleys[valley]?.centre;
    return centre === undefined ? [] : PLACES.map((place) => squareAt(centre, place));
  }),
  connectorAt,
];

/** The map with the cards of the valleys on it; undiscovered backs are built squares, too. battalia.valleys.outside */
export const withValleyCards = (map: GameMap, state: ValleysState): GameMap => ({
  ...map,
  cards: {
    ...map.cards,
    ...Object.fromEntries(valleySquares(state).map((square) => [square, { kind: 'valley' as const }])),
  },
});
