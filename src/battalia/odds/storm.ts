// Which storm effect comes next, and how likely a wished one is within some jumps. Exact, without playing anything out.

import { copyable, EFFECTS, type Effect, isThrough, type Storm, unseen } from '../engine/index.ts';
import { ALWAYS, type Fraction, fraction, minus, times } from './fraction.ts';

/** What may be drawn next; each of them is as likely as the others. */
export function nextEffects(storm: Storm): { effects: readonly Effect[]; each: Fraction } {
  const effects = isThrough(storm) ? EFFECTS : unseen(storm);
  return { effects, each: fraction(1, effects.length) };
}

/** The draws from one deck: until it is through, or until the jumps end. */
export interface Round {
  /** Cards face down when the round begins. */
  cards: number;
  /** How many of them are wished for. */
  wanted: number;
  draws: number;
  /** The chance that none of the wished ones comes. */
  none: Fraction;
}

export interface Within {
  /** The chance that at least one of the wished effects comes. */
  chance: Fraction;
  /** The deck of now, and after each shuffle a full one. */
  rounds: readonly Round[];
}

function round(cards: number, wanted: number, draws: number): Round {
  let none = ALWAYS;
  for (let i = 0; i < draws; i++) none = times(none, fraction(Math.max(cards - wanted - i, 0), cards - i));
  return { cards, wanted, draws, none };
}

/** `first` are the effects that count as long as the deck of now lasts, `later` those of every deck that follows. */
function within(storm: Storm, first: readonly Effect[], later: readonly Effect[], jumps: number): Within {
  const rounds: Round[] = [];
  let [left, cards, wished] = [jumps, unseen(storm), first];
  while (left > 0) {
    if (cards.length > 0) {
      const draws = Math.min(left, cards.length);
      rounds.push(round(cards.length, cards.filter((effect) => wished.includes(effect)).length, draws));
      left -= draws;
    }
    [cards, wished] = [[...EFFECTS], later];
  }
  return {
    chance: minus(
      ALWAYS,
      rounds.reduce((product, { none }) => times(product, none), ALWAYS),
    ),
    rounds,
  };
}

/** One of the wished effects is drawn within so many jumps; whenever all twelve are through they are shuffled. */
export const drawnWithin = (storm: Storm, wished: readonly Effect[], jumps: number): Within =>
  within(storm, wished, wished, jumps);

/**
 * The same, if effect 8 may bring it, too. It helps only while a wished effect lies on the open pile of now: one that comes
 * to lie there later has been drawn, and after a shuffle the pile is empty. battalia.storm.effect8
 */
export function reachedWithin(storm: Storm, wished: readonly Effect[], jumps: number): Within {
  const helps = copyable(storm).some((effect) => wished.includes(effect));
  return within(storm, helps ? [...wished, 8] : wished, wished, jumps);
}
