// What may be discovered from where a hero stands, what it costs, and the turning of a card.

import { neighbours, type Shape } from '../map/grid.ts';
import { ok, type Refusal, type Result, refuse } from '../state/result.ts';
import type { Corner, Seat, SideOfValley, Square, ValleyState, ValleysState } from '../state/types.ts';
import type { Building, Valley } from '../state/vocabulary.ts';
import { BUILDINGS_OF } from './buildings.ts';
import type { Changed } from './events.ts';
import { cardAt, isCorner, isOpen, isSide, PLACES, type Place, squareAt, valleysIn } from './layout.ts';
import { covers, type Find, type Payment, type Purse, pricesOf, samePayment } from './prices.ts';

/** Where a hero stands; seen on the table: whether a road leads from his card outside a valley into it. */
interface Explorer {
  at: Square;
  joined: boolean;
}

export interface Discovery {
  valley: Valley;
  place: SideOfValley | Corner;
  square: Square;
  find: Find;
  prices: readonly Payment[];
  /** Prices that the hand can pay. */
  payable: readonly Payment[];
  /** Why the card cannot be discovered now. */
  refusal: Refusal | null;
}

const because = (result: Result<never>): Refusal | null => (result.ok ? null : result.error);

/** Why a hero cannot reach a back from where he stands, whatever he pays; null when he can. */
function outOfReach(
  shape: Shape,
  state: ValleysState,
  { at, joined }: Explorer,
  { place, square }: { place: Place; square: Square },
): Refusal | null {
  const from = cardAt(state, at);
  const beside = neighbours(shape, at).includes(square);
  // The corners have no road to the outside. battalia.valleys.inside
  if (beside && isCorner(place) && !from)
    return because(refuse('cornerFromOutside', 'battalia.valleys.inside'));
  if (!beside) return because(refuse('heroNotBeside', 'battalia.valleys.discover'));
  if (from && !isOpen(state.valleys[from.valley]!, from.place))
    return because(refuse('heroOnBack', 'battalia.valleys.open'));
  // Inside a valley, and from the connector, the printed roads meet; outside it is seen on the table.
  if (!from && at !== state.connectorAt && !joined)
    return because(refuse('roadNotJoined', 'battalia.valleys.discover'));
  return null;
}

/** Every back of the valleys: what it costs, and whether this hero with this hand can turn it now. */
export function discoveries(
  shape: Shape,
  state: ValleysState,
  explorer: Explorer,
  purse: Purse,
): Discovery[] {
  return valleysIn(state).flatMap(([valley, lying]) =>
    PLACES.flatMap((place): Discovery[] => {
      if (place === 'centre' || isOpen(lying, place)) return [];
      const square = squareAt(lying.centre, place);
      const find = isSide(place) ? 'road' : 'building';
      const prices = pricesOf(find);
      const payable = prices.filter((price) => covers(purse, price));
      const unpaid =
        payable.length > 0
          ? null
          : because(
              refuse(
                'discoveryNotPaid',
                find === 'road' ? 'battalia.valleys.roadPrice' : 'battalia.valleys.buildingPrice',
              ),
            );
      const refusal = outOfReach(shape, state, explorer, { place, square }) ?? unpaid;
      return [{ valley, place, square, find, prices, payable, refusal }];
    }),
  );
}

const withValley = (state: ValleysState, valley: Valley, lying: ValleyState): ValleysState => ({
  ...state,
  valleys: { ...state.valleys, [valley]: lying },
});

interface Turning {
  seat: Seat;
  valley: Valley;
  place: SideOfValley | Corner;
  paid: Payment;
}

/** What can still lie behind the backs of a valley. */
export const hiddenBuildings = ({ buildings }: ValleyState, valley: Valley): Building[] => {
  const found = Object.values(buildings).map(({ building }) => building);
  return BUILDINGS_OF[valley].filter((building) => !found.includes(building));
};

/** Turns a back that has been paid for: a road, or a corner behind which `building` shows. */
export function discover(
  state: ValleysState,
  { seat, valley, place, paid }: Turning,
  building?: Building,
): Result<Changed<ValleysState>> {
  const lying = state.valleys[valley];
  if (!lying) return refuse('valleysDamaged');
  if (isOpen(lying, place)) return refuse('valleyCardOpen', 'battalia.valleys.open');
  const find = isSide(place) ? 'road' : 'building';
  if (!pricesOf(find).some((price) => samePayment(price, paid)))
    return refuse(
      'discoveryNotPaid',
      find === 'road' ? 'battalia.valleys.roadPrice' : 'battalia.valleys.buildingPrice',
    );
  const square = squareAt(lying.centre, place);
  if (isSide(place))
    return ok({
      state: withValley(state, valley, { ...lying, roads: [...lying.roads, place] }),
      events: [
        {
          event: 'valleyRoadDiscovered',
          seat,
          valley,
          side: place,
          square,
          paid,
          rule: 'battalia.valleys.discover',
        },
      ],
    });
  if (!building) return refuse('valleysDamaged');
  if (!BUILDINGS_OF[valley].includes(building))
    return refuse('buildingOfOtherValley', 'battalia.valleys.cards');
  if (!hiddenBuildings(lying, valley).includes(building))
    return refuse('buildingFound', 'battalia.valleys.cards');
  return ok({
    state: withValley(state, valley, {
      ...lying,
      buildings: { ...lying.buildings, [place]: { building, owner: seat } },
    }),
    events: [
      {
        event: 'buildingDiscovered',
        seat,
        valley,
        corner: place,
        square,
        building,
        paid,
        rule: 'battalia.valleys.control',
      },
    ],
  });
}
