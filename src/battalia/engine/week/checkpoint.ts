// A checkpoint for one player: the cards in the deck decide over Queen, King and veterans, all by the same number.

import type { Crown } from '../state/players.ts';
import type { Agreed, Seat } from '../state/types.ts';
import type { WeekEvent } from './events.ts';
import { CARDS_NEEDED, STATUSES, type Status, type StatusVerdict, VERDICT_RULES } from './royals.ts';

/** The first checkpoint counts nothing. battalia.checkpoint.count */
export const FIRST_COUNT = 2;

export interface Margin {
  status: Status;
  verdict: StatusVerdict;
  cards: number;
  needed: number;
  /** Cards above what is needed; below zero: cards that are missing. */
  margin: number;
}

export interface CheckpointOutcome<P extends Crown> {
  player: P;
  margins: readonly Margin[];
  /** The deck when all is done: new royal cards have joined it, deposed ones have left. */
  deck: number;
  events: readonly WeekEvent[];
}

type Held = 'never' | 'held' | 'lost';
const HELD: Readonly<Record<string, Held>> = {
  none: 'never',
  held: 'held',
  veteran: 'held',
  deposed: 'lost',
  fallen: 'lost',
};

type Playing = Pick<Agreed, 'heroMode' | 'options'>;

function judge(
  status: Status,
  held: Held,
  enough: boolean,
  checkpoint: number,
  { options }: Playing,
): StatusVerdict {
  // battalia.royals.queenKeep battalia.royals.kingKeep battalia.hero.fallen
  if (held === 'held') return enough ? 'kept' : 'lost';
  // battalia.royals.deposed: for the rest of the game
  if (held === 'lost') return status === 'veteran' && options.veteranRegain && enough ? 'regained' : 'gone';
  if (checkpoint > FIRST_COUNT && !options.lateGain) return 'tooLate';
  return enough ? 'gained' : 'missed';
}

const after = (status: Status, verdict: StatusVerdict): Partial<Crown> => {
  if (verdict === 'gained' || verdict === 'regained')
    return status === 'veteran' ? { veteran: 'veteran' } : { [status]: 'held' };
  if (verdict === 'lost') return status === 'veteran' ? { veteran: 'fallen' } : { [status]: 'deposed' };
  return {};
};

/** Veterans are of the hero mode. */
export const statusesIn = ({ heroMode }: Pick<Agreed, 'heroMode'>): readonly Status[] =>
  STATUSES.filter((status) => status !== 'veteran' || heroMode);

/** What each status would come to if the deck were counted with so many cards. battalia.checkpoint.moment */
const marginsOf = (standing: Crown, checkpoint: number, cards: number, agreed: Playing): Margin[] =>
  statusesIn(agreed).map((status) => {
    const needed = CARDS_NEEDED[status];
    const margin = cards - needed;
    const verdict = judge(status, HELD[standing[status]]!, margin >= 0, checkpoint, agreed);
    return { status, verdict, cards, needed, margin };
  });

function royalMoves(seat: Seat, { status, verdict }: Margin): WeekEvent[] {
  if (status === 'veteran') return [];
  // It comes without supply.
  if (verdict === 'gained')
    return [{ event: 'royalToHaven', seat, royal: status, rule: 'battalia.royals.haven' }];
  if (verdict === 'lost')
    return [{ event: 'royalToLimbo', seat, royal: status, rule: 'battalia.royals.deposed' }];
  return [];
}

/** The checkpoint of one player. One number decides everything; what it brings or takes counts only at the next one. */
export function checkpoint<P extends Crown>(
  player: P,
  number: number,
  cards: number,
  agreed: Playing,
  seat: Seat,
): CheckpointOutcome<P> {
  if (number < FIRST_COUNT) return { player, margins: [], deck: player.cards, events: [] };
  const margins = marginsOf(player, number, cards, agreed);
  const moves = margins.flatMap((margin) => royalMoves(seat, margin));
  const brought = moves.filter(({ event }) => event === 'royalToHaven').length;
  return {
    player: Object.assign({}, player, { cards }, ...margins.map((each) => after(each.status, each.verdict))),
    margins,
    deck: cards + brought - (moves.length - brought),
    events: [
      { event: 'deckCounted', seat, checkpoint: number, cards, rule: 'battalia.checkpoint.count' },
      ...margins.map(
        (each): WeekEvent => ({
          event: 'statusJudged',
          seat,
          status: each.status,
          verdict: each.verdict,
          cards,
          needed: each.needed,
          rule: VERDICT_RULES[each.status][each.verdict],
        }),
      ),
      ...moves,
    ],
  };
}
