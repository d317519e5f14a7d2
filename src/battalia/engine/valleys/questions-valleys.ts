// What scenarios ask about the valleys themselves.

import { type Tells, tells } from '../scenario/tells.ts';
import type { Question } from '../scenario/types.ts';
import type { Corner, Seat, SideOfValley, Square } from '../state/types.ts';
import type { Building, Valley } from '../state/vocabulary.ts';
import { type FreeCard, GIVES, valleyOf } from './buildings.ts';
import {
  BUILDING_DEFENCE,
  buildingsOf,
  captureBuilding,
  captureCentre,
  centreDefence,
  freeChoices,
  newValleyRound,
  takeFree,
  valleyPoints,
} from './control.ts';
import { discover, discoveries, hiddenBuildings } from './discover.ts';
import { isNeutralGround } from './layout.ts';
import { manyGreatArtefacts, mayBuildCity, noCitySquares } from './outside.ts';
import { type Payment, type Purse, paidFrom } from './prices.ts';
import { layValleys, type ValleysAgreed, valleysSuit } from './setup.ts';
import { type Situation, scenarioMap, situation } from './situation.ts';

const EMPTY: Purse = { friman: 0, supply: 0, stardust: 0, tool: 0 };
const code = (result: { ok: boolean; error?: { code: string } }): string =>
  result.ok ? 'ok' : result.error!.code;

export const ABOUT_VALLEYS: Readonly<Record<string, Question>> = {
  /** Whether a hero on a square may discover a card, and with what his hand can pay for it. */
  valleyDiscovery(given) {
    const { at, joined, hand, valley, place } = given as unknown as {
      at: Square;
      joined?: boolean;
      hand: Partial<Purse>;
      valley: Valley;
      place: string;
    };
    const purse = { ...EMPTY, ...hand };
    const list = discoveries(
      scenarioMap(),
      situation(given as Situation),
      { at, joined: joined ?? true },
      purse,
    );
    const found = list.find((each) => each.valley === valley && each.place === place);
    if (!found) return { closed: false };
    return {
      closed: true,
      refusal: found.refusal?.code ?? null,
      prices: found.prices,
      payable: found.payable,
      tells: found.refusal ? [found.refusal] : [],
      state: situation(given as Situation),
      legal: list.filter((each) => !each.refusal).map((each) => `${each.valley} ${each.place}`),
    };
  },

  /** Turns a back that has been paid for. */
  valleyTurn(given) {
    const { seat, valley, place, paid, building, hand } = given as unknown as {
      seat: Seat;
      valley: Valley;
      place: SideOfValley | Corner;
      paid: Payment;
      building?: Building;
      hand?: Partial<Purse>;
    };
    const state = situation(given as Situation);
    const turned = discover(state, { seat, valley, place, paid }, building);
    if (!turned.ok) return { refusal: turned.error.code, tells: tells(turned) };
    const after = turned.value.state;
    return {
      refusal: null,
      roads: after.valleys[valley]!.roads,
      buildings: after.valleys[valley]!.buildings,
      points: valleyPoints(after, seat),
      free: freeChoices(after, seat),
      hand: paidFrom({ ...EMPTY, ...hand }, paid),
      event: turned.value.events[0]!.event,
      tells: tells(turned),
      state: after,
    };
  },

  /** What may still lie behind the backs of a valley. */
  valleyBacks(given) {
    const { valley } = given as unknown as { valley: Valley };
    return { hidden: hiddenBuildings(situation(given as Situation).valleys[valley]!, valley) };
  },

  /** What a building gives, and where it lies. */
  valleyBuilding(given) {
    const { building } = given as unknown as { building: Building };
    return { gives: GIVES[building], valley: valleyOf(building) };
  },

  /** Free cards, taken one after the other; `round` begins a new round. */
  valleyFree(given) {
    const { seat, take } = given as unknown as { seat: Seat; take?: (FreeCard | 'round')[] };
    let state = situation(given as Situation);
    const choices = freeChoices(state, seat);
    const said: Tells[] = [];
    const taken = (take ?? []).map((card) => {
      if (card === 'round') {
        state = newValleyRound(state);
        said.push([]);
        return 'round';
      }
      const result = takeFree(state, seat, card);
      if (result.ok) state = result.value.state;
      said.push(tells(result));
      return code(result);
    });
    return { choices, taken, left: freeChoices(state, seat), tells: said, state };
  },

  /** Defence of centre and buildings, before and after somebody captures something. */
  valleyCentre(given) {
    const { valley, capture } = given as unknown as {
      valley: Valley;
      capture?: { seat: Seat; corner?: Corner };
    };
    let state = situation(given as Situation);
    const before = centreDefence(state.valleys[valley]!);
    const result = !capture
      ? null
      : capture.corner
        ? captureBuilding(state, capture.seat, valley, capture.corner)
        : captureCentre(state, capture.seat, valley);
    if (result?.ok) state = result.value.state;
    const lying = state.valleys[valley]!;
    const seats = [...new Set([0, 1, ...(capture ? [capture.seat] : [])])];
    return {
      defence: before.total,
      building: BUILDING_DEFENCE,
      capture: result && code(result),
      tells: result ? tells(result) : [],
      parts: before,
      state,
      owner: lying.centreOwner,
      after: centreDefence(lying).total,
      buildings: Object.fromEntries(seats.map((seat) => [seat, buildingsOf(state, seat)])),
      points: Object.fromEntries(seats.map((seat) => [seat, valleyPoints(state, seat)])),
    };
  },

  /** What may lie around the valleys, and what is neutral ground. */
  valleySurroundings(given) {
    const { city, square } = given as unknown as { city?: Square; square?: Square };
    const state = situation(given as Situation);
    return {
      city: city === undefined ? null : code(mayBuildCity(scenarioMap(), state, city)),
      noCities: noCitySquares(scenarioMap(), state).length,
      neutral: square === undefined ? null : isNeutralGround(state, square),
      manyGreatArtefacts: manyGreatArtefacts({ valleys: state }),
    };
  },

  /** Laying the valleys out. */
  valleyLayout(given) {
    const agreed = given as unknown as ValleysAgreed;
    return { laid: code(layValleys(scenarioMap(), agreed)), suits: valleysSuit(agreed.players) };
  },
};
