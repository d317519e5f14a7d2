// Choosing folk at the table (folk.choose.*): pure, repeatable from its seed, and plain data.

import { fromSeed, shuffled } from '../flow/random.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import type { Seat } from '../state/types.ts';
import { FOLK_IDS, type FolkId, MOST_PLAYERS } from '../state/vocabulary.ts';

/** Up to so many folk players are dealt two boards each (folk.choose.deal), more only one (folk.choose.dealOne). */
const DEALT_TWO = 4;

export interface Draft {
  /** Boards in the hand of each seat; nobody else sees them. Empty for dwarfs. */
  hands: FolkId[][];
  /** Face down, the next one first. */
  pile: FolkId[];
  /** Boards that nobody uses. */
  box: FolkId[];
  /** Seats that still have to choose, the next one first. */
  order: Seat[];
  /** What each seat has kept; null while undecided, and for dwarfs. */
  kept: (FolkId | null)[];
}

/**
 * Begins a draft. `wants` says for each seat whether it plays a folk; dwarfs are passed over (folk.open.dwarfPlayers).
 */
export function beginDraft(wants: readonly boolean[], starting: number, seed: number): Result<Draft> {
  const seats = wants.length;
  if (seats < 1 || seats > MOST_PLAYERS || !Number.isInteger(starting) || !Object.hasOwn(wants, starting))
    return refuse('badSetup', 'folk.choose.deal', { field: 'seats' });
  const boards = shuffled<FolkId>(fromSeed(seed), FOLK_IDS);
  const folkSeats = wants.flatMap((wanted, seat) => (wanted ? [seat] : []));
  const few = folkSeats.length <= DEALT_TWO;
  const hands: FolkId[][] = wants.map((wanted) => (wanted ? boards.splice(0, few ? 2 : 1) : []));
  // With few players all choose at the same time; the order is only that of asking.
  const step = few ? 1 : -1;
  const first = few ? starting : starting - 1;
  const round = wants.map((_, i) => (first + step * i + 2 * seats) % seats);
  const draft: Draft = {
    hands,
    pile: few ? [] : boards,
    box: few ? boards : [],
    order: round.filter((seat) => wants[seat]) as Seat[],
    kept: wants.map(() => null),
  };
  return ok(drawn(draft));
}

/** folk.choose.turn: whoever is next draws the top board of the pile. */
function drawn(draft: Draft): Draft {
  const [seat] = draft.order;
  if (seat === undefined || draft.hands[seat]!.length > 1) return draft;
  const [top, ...pile] = draft.pile;
  return { ...draft, pile, hands: draft.hands.with(seat, [...draft.hands[seat]!, top!]) };
}

/** The seat whose turn it is, and the two boards it chooses from; null when all have chosen. */
export function draftChoice(draft: Draft): { seat: Seat; boards: readonly FolkId[] } | null {
  const [seat] = draft.order;
  return seat === undefined ? null : { seat, boards: draft.hands[seat]! };
}

/** Keeps one board. The other one goes under the pile, or into the box (folk.choose.box, folk.choose.pileBox). */
export function keepFolk(draft: Draft, folk: FolkId): Result<Draft> {
  const choice = draftChoice(draft);
  if (!choice?.boards.includes(folk)) return refuse('badMove', 'folk.choose.turn');
  const other = choice.boards.filter((board) => board !== folk);
  const [seat, ...order] = draft.order;
  const after: Draft = {
    hands: draft.hands.with(seat!, []),
    pile: draft.pile,
    box: draft.box,
    order,
    kept: draft.kept.with(seat!, folk),
  };
  if (isPileDraft(draft)) after.pile = [...draft.pile, ...other];
  else after.box = [...draft.box, ...other];
  if (order.length > 0) return ok(drawn(after));
  return ok({ ...after, pile: [], box: [...after.box, ...after.pile] });
}

/** With five or more folk players the boards go round by a pile. */
const isPileDraft = (draft: Draft): boolean =>
  draft.kept.filter((folk) => folk !== null).length + draft.order.length > DEALT_TWO;
