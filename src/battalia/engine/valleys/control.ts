// Who controls what: defence, victory points, free cards, conquest.

import { ok, type Result, refuse } from '../state/result.ts';
import type { Corner, Seat, ValleyState, ValleysState } from '../state/types.ts';
import { BUILDINGS, type Building, type Valley } from '../state/vocabulary.ts';
import { type FreeCard, GIVES } from './buildings.ts';
import type { Changed } from './events.ts';
import { CORNERS, valleysIn } from './layout.ts';

/** battalia.valleys.control */
export const BUILDING_LEVEL = 2;
/** battalia.valleys.building */
export const BUILDING_DEFENCE = 2;
/** battalia.valleys.centre */
export const NEUTRAL_CENTRE = 6;
export const CENTRE_LEVEL = 4;

/** Corners of a valley that somebody controls. */
const cornersOf = ({ buildings }: ValleyState, seat: Seat): Corner[] =>
  CORNERS.filter((corner) => buildings[corner]?.owner === seat);

interface CentreDefence {
  total: number;
  base: number;
  /** What each own building of this valley adds. */
  buildings: readonly { building: Building; adds: number }[];
}

/** battalia.valleys.defence; only buildings of the same valley and the same owner count. */
export function centreDefence(lying: ValleyState): CentreDefence {
  const { centreOwner } = lying;
  if (centreOwner === null) return { total: NEUTRAL_CENTRE, base: NEUTRAL_CENTRE, buildings: [] };
  const buildings = cornersOf(lying, centreOwner).map((corner) => ({
    building: lying.buildings[corner]!.building,
    adds: 2,
  }));
  return { total: CENTRE_LEVEL + 2 * buildings.length, base: CENTRE_LEVEL, buildings };
}

/** Buildings of a player in all valleys. */
export const buildingsOf = (state: ValleysState, seat: Seat): Building[] => {
  const own = valleysIn(state).flatMap(([, lying]) =>
    cornersOf(lying, seat).map((corner) => lying.buildings[corner]!.building),
  );
  return BUILDINGS.filter((building) => own.includes(building));
};

/** Victory points that stand in the valleys. battalia.valleys.control battalia.valleys.centre */
export const valleyPoints = (state: ValleysState, seat: Seat): number =>
  BUILDING_LEVEL * buildingsOf(state, seat).length +
  CENTRE_LEVEL * valleysIn(state).filter(([, { centreOwner }]) => centreOwner === seat).length;

/** Kinds of which a player may take a card this round; none when he has taken it. battalia.valleys.free */
export const freeChoices = (state: ValleysState, seat: Seat): FreeCard[] =>
  state.freeTaken.includes(seat) ? [] : buildingsOf(state, seat).map((building) => GIVES[building]);

/** battalia.valleys.free */
export function takeFree(state: ValleysState, seat: Seat, card: FreeCard): Result<Changed<ValleysState>> {
  if (state.freeTaken.includes(seat)) return refuse('freeTaken', 'battalia.valleys.free');
  if (!freeChoices(state, seat).includes(card)) return refuse('freeNotControlled', 'battalia.valleys.free');
  return ok({
    state: { ...state, freeTaken: [...state.freeTaken, seat] },
    events: [{ event: 'freeCardTaken', seat, card, rule: 'battalia.valleys.free' }],
  });
}

/** A new round: everybody may take a free card again. */
export const newValleyRound = (state: ValleysState): ValleysState =>
  state.freeTaken.length === 0 ? state : { ...state, freeTaken: [] };

/** The battle for a centre has been won. No Lord comes, and the buildings stay whose they are. battalia.valleys.lost */
export function captureCentre(
  state: ValleysState,
  seat: Seat,
  valley: Valley,
): Result<Changed<ValleysState>> {
  const lying = state.valleys[valley];
  if (!lying) return refuse('valleysDamaged');
  if (lying.centreOwner === seat) return refuse('alreadyYours', 'battalia.valleys.centre');
  return ok({
    state: { ...state, valleys: { ...state.valleys, [valley]: { ...lying, centreOwner: seat } } },
    events: [
      {
        event: 'centreCaptured',
        seat,
        valley,
        from: lying.centreOwner,
        level: CENTRE_LEVEL,
        rule: 'battalia.valleys.centre',
      },
    ],
  });
}

/** The battle for a building has been won. battalia.valleys.building */
export function captureBuilding(
  state: ValleysState,
  seat: Seat,
  valley: Valley,
  corner: Corner,
): Result<Changed<ValleysState>> {
  const lying = state.valleys[valley];
  const found = lying?.buildings[corner];
  if (!lying || !found) return refuse('buildingClosed', 'battalia.valleys.building');
  if (found.owner === seat) return refuse('alreadyYours', 'battalia.valleys.building');
  const buildings = { ...lying.buildings, [corner]: { ...found, owner: seat } };
  return ok({
    state: { ...state, valleys: { ...state.valleys, [valley]: { ...lying, buildings } } },
    events: [
      {
        event: 'buildingCaptured',
        seat,
        valley,
        corner,
        from: found.owner,
        level: BUILDING_LEVEL,
        rule: 'battalia.valleys.building',
      },
    ],
  });
}
