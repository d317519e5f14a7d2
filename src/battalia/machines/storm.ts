// A journey through the storm, in the order of the rulebook: plan and pay it, jump, draw, carry the effect out, go on.
//
//   const actor = createActor(storm, { input: { plan } }).start();
//   actor.send({ type: 'jump', cards });      // state: jumped
//   actor.send({ type: 'draw' });             // state: effect | copying | fate

import { assign, setup } from 'xstate';
import {
  checkJump,
  copyable,
  drawEffect,
  type Effect,
  type EffectAnswer,
  type Faction,
  freshStorm,
  journeyPrice,
  jump,
  type Options,
  type PayingCards,
  type Player,
  payFrom,
  type Refusal,
  type Result,
  settle,
  stormChance,
} from '../engine/index.ts';
import {
  current,
  goneOn,
  journeyOf,
  jumpOf,
  outcomeOf,
  type StormPlan,
  sliceOf,
  tableFor,
  tableOf,
  withGatesOffered,
} from '../simulators/storm.ts';

interface Storming {
  plan: StormPlan;
  refusal: Refusal | null;
}

/** What is written into the plan as it is. */
type Entry = Partial<Pick<StormPlan, 'seat' | 'hero' | 'advanced' | 'journey' | 'hand' | 'free'>>;

type StormStep =
  | { type: 'enter'; entry: Entry }
  | { type: 'players'; players: number }
  | { type: 'faction'; faction: Faction | null }
  | { type: 'wish'; wished: readonly Effect[]; jumps: number }
  | { type: 'option'; option: Partial<Options> }
  /** What the storm asks of the player: whether a royal card is deposed. */
  | { type: 'player'; change: Partial<Pick<Player, 'queen' | 'king'>> }
  /** A deck that is shuffled here, or the one on the table. */
  | { type: 'deck'; seed: number | null }
  /** Effects that have been played at the table before. */
  | { type: 'pile'; discard: readonly Effect[] }
  | { type: 'newTurn' }
  /** The cards that pay; null when it is paid at the table. */
  | { type: 'jump'; cards: PayingCards | null }
  /** The top card, or what was drawn at the table. */
  | { type: 'draw'; effect?: Effect }
  | { type: 'copy'; effect: Effect }
  | { type: 'answer'; answer: EffectAnswer }
  | { type: 'goOn' };

const fine = (plan: StormPlan): Result<StormPlan> => ({ ok: true, value: plan });

/** Whoever had a faction that another takes has none any more. */
const withFaction = ({ table, seat, ...plan }: StormPlan, faction: Faction | null): StormPlan => ({
  ...plan,
  seat,
  table: {
    ...table,
    players: table.players.map((player, i) =>
      i === seat
        ? { ...player, faction }
        : player.faction === faction
          ? { ...player, faction: null }
          : player,
    ),
  },
});

/** Another number of players is another table; the storm and what was agreed on by hand stay. */
function withPlayers({ table, ...plan }: StormPlan, players: number): StormPlan {
  const other = tableFor(players);
  const { agreed, storm } = table;
  return {
    ...plan,
    seat: Math.min(plan.seat, players - 1),
    jumped: [],
    board: false,
    table: { ...other, agreed: { ...other.agreed, options: agreed.options }, storm },
  };
}

function withDeck(plan: StormPlan, seed: number | null): StormPlan {
  const { deck: _, ...rest } = plan.table.storm;
  if (seed === null) return { ...plan, here: null, table: { ...plan.table, storm: { ...rest, deck: null } } };
  // Whatever has been played stays open.
  const fresh = freshStorm(stormChance(seed, 0)).deck ?? [];
  const deck = fresh.filter((effect) => !rest.discard.includes(effect));
  return { ...plan, here: { seed, shuffles: 1 }, table: { ...plan.table, storm: { ...rest, deck } } };
}

function jumped(plan: StormPlan, cards: PayingCards | null): Result<StormPlan> {
  const table = tableOf(plan);
  const may = checkJump(table, jumpOf(plan), plan.jumped);
  if (!may.ok) return may;
  const paid = cards && payFrom(plan.hand, journeyPrice(journeyOf(plan)), cards, plan.free);
  if (paid?.ok === false) return paid;
  const done = jump(table, jumpOf(plan), plan.jumped);
  if (!done.ok) return done;
  const { seat, hero } = plan;
  return fine({
    ...plan,
    table: sliceOf(done.value.table),
    jumped: [...plan.jumped, { seat, hero }],
    underway: { cards },
  });
}

function drawn(plan: StormPlan, entered?: Effect): Result<StormPlan> {
  const draw = drawEffect(plan.table.storm, entered);
  if (!draw.ok) return draw;
  return fine({ ...plan, table: { ...plan.table, storm: draw.value.storm }, effect: draw.value.effect });
}

function answered(plan: StormPlan, given: EffectAnswer): Result<StormPlan> {
  const { copying } = plan;
  const answer: EffectAnswer = copying === null ? given : { does: 'copy', effect: copying, answer: given };
  const outcome = outcomeOf(plan, answer);
  return outcome?.ok === false ? outcome : fine({ ...plan, answer });
}

function next(plan: StormPlan, step: StormStep): Result<StormPlan> {
  switch (step.type) {
    case 'enter':
      return fine({ ...plan, ...step.entry });
    case 'players':
      return fine(withGatesOffered(withPlayers(plan, step.players)));
    case 'faction':
      return fine(withGatesOffered(withFaction(plan, step.faction)));
    case 'wish':
      return fine({ ...plan, wished: step.wished, jumps: step.jumps });
    case 'option': {
      const { agreed } = plan.table;
      const options = { ...agreed.options, ...step.option } as Options;
      return fine({ ...plan, table: { ...plan.table, agreed: { ...agreed, options } } });
    }
    case 'player': {
      const players = plan.table.players.map((player, seat) =>
        seat === plan.seat ? { ...player, ...step.change } : player,
      );
      return fine({ ...plan, table: { ...plan.table, players } });
    }
    case 'deck':
      return fine(withDeck(plan, step.seed));
    case 'pile': {
      const { storm } = settle({ ...plan.table.storm, deck: null, discard: step.discard }, null);
      return fine({ ...plan, table: { ...plan.table, storm } });
    }
    case 'newTurn':
      return fine({ ...plan, jumped: [] });
    case 'jump':
      return jumped(plan, step.cards);
    case 'draw':
      return drawn(plan, step.effect);
    case 'copy':
      return copyable(plan.table.storm).includes(step.effect)
        ? fine({ ...plan, copying: step.effect })
        : {
            ok: false,
            error: {
              code: 'stormNotCopyable',
              rule: 'battalia.storm.effect8',
              args: { effect: step.effect },
            },
          };
    case 'answer':
      return answered(plan, step.answer);
    case 'goOn':
      return fine(goneOn(plan));
  }
}

const taken = { target: '#storm.next', actions: 'take' } as const;

export const storm = setup({
  types: { context: {} as Storming, events: {} as StormStep, input: {} as { plan: StormPlan } },
  guards: {
    answered: ({ context: { plan } }) => plan.answer !== null,
    drawing: ({ context: { plan } }) => plan.underway !== null && plan.effect === null,
    choosingCopy: ({ context: { plan } }) => plan.effect === 8 && plan.copying === null,
    drawingFate: ({ context: { plan } }) => current(plan) === 5,
    hasEffect: ({ context: { plan } }) => plan.effect !== null,
    /** A deck that is shuffled here has no pile to enter. */
    deckOnTable: ({ context: { plan } }) => plan.here === null,
  },
  actions: {
    take: assign(({ context: { plan }, event }) => {
      const done = next(plan, event);
      return done.ok ? { plan: done.value, refusal: null } : { refusal: done.error };
    }),
  },
}).createMachine({
  id: 'storm',
  context: ({ input: { plan } }) => ({ plan, refusal: null }),
  initial: 'next',
  on: { wish: { actions: 'take' } },
  states: {
    /** Wherever the plan stands. */
    next: {
      always: [
        { guard: 'answered', target: 'settled' },
        { guard: 'choosingCopy', target: 'copying' },
        { guard: 'drawingFate', target: 'fate' },
        { guard: 'hasEffect', target: 'effect' },
        { guard: 'drawing', target: 'jumped' },
        { target: 'planning' },
      ],
    },
    /** The journey and the hand; every way to pay. */
    planning: {
      on: {
        enter: taken,
        players: taken,
        faction: taken,
        option: taken,
        deck: taken,
        pile: { ...taken, guard: 'deckOnTable' },
        newTurn: taken,
        jump: taken,
      },
    },
    /** battalia.storm.draw: the turn stops. */
    jumped: { on: { draw: taken } },
    /** battalia.storm.effect8: which open effect it is. */
    copying: { on: { copy: taken, answer: taken } },
    /** battalia.storm.effect5: either half of a fate card. */
    fate: { on: { answer: taken, option: taken } },
    effect: { on: { answer: taken, option: taken, player: taken } },
    /** The effect is done; steps that are left may be used. battalia.gates.stepsStay */
    settled: { on: { goOn: taken } },
  },
});
