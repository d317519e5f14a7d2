// Through the storm: the jump, the effect that is drawn, and what the traveller does with it.

import { squareOfGate } from '../../map/gates.ts';
import { ok, type Result, refuse } from '../../state/result.ts';
import type { Effect, Gate } from '../../state/vocabulary.ts';
import { carryOut } from '../../storm/carry-out.ts';
import { copyable, drawEffect, settle } from '../../storm/deck.ts';
import type { EffectAnswer } from '../../storm/effects/answers.ts';
import { jump } from '../../storm/travel/jump.ts';
import { drawn } from '../chance.ts';
import type { Move } from '../moves.ts';
import type { Evening, Phase } from '../state.ts';
import { gatesOfPlay, type Handlers, type Played, step } from '../steps.ts';

/** Moves that answer an effect, word for word as the storm asks. */
const DEEDS = [
  'takeArtefact',
  'takeLord',
  'drawCard',
  'buildRoad',
  'fate',
  'fetchHero',
  'replaceCard',
  'promote',
  'raiseCity',
  'takeFromLimbo',
  'destroyTent',
  'nothing',
] as const;
type DeedMove = Extract<Move, { do: (typeof DEEDS)[number] }>;
type Storming = Extract<Phase, { is: 'storm' }>;

const answerOf = ({ do: does, ...rest }: DeedMove): EffectAnswer => ({ does, ...rest }) as EffectAnswer;

/** The turn goes on; the twelfth effect is followed by a shuffle. battalia.storm.reshuffle */
function settled(evening: Evening, ...events: Parameters<typeof step>[1][]): Result<Played> {
  const [storm, random] = drawn(evening, (chance) => settle(evening.table.storm, chance));
  return step(
    {
      ...evening,
      random: storm.events.length > 0 ? random : evening.random,
      table: { ...evening.table, storm: storm.storm },
      phase: { is: 'turn' },
    },
    ...events,
    ...storm.events,
  );
}

function answered(evening: Evening, storming: Storming, answer: EffectAnswer): Result<Played> {
  if (storming.effect === null) return refuse('eveningNotNow', 'battalia.storm.draw');
  const whole: EffectAnswer =
    storming.copies === null ? answer : { does: 'copy', effect: storming.copies, answer };
  const told = carryOut(evening.table, storming.jump, storming.effect, whole);
  if (!told.ok) return told;
  return settled({ ...evening, table: told.value.table }, ...told.value.events);
}

const deed = (evening: Evening, move: DeedMove): Result<Played> =>
  evening.phase.is === 'storm'
    ? answered(evening, evening.phase, answerOf(move))
    : refuse('eveningNotNow', 'battalia.storm.draw');

/** Draws, or waits for what was drawn at the table. */
function drawing(evening: Evening, storming: Storming, entered?: Effect): Result<Played> {
  const told = drawEffect(evening.table.storm, entered);
  if (!told.ok) return told;
  const { storm, effect, events } = told.value;
  return step({ ...evening, table: { ...evening.table, storm }, phase: { ...storming, effect } }, ...events);
}

/** Terra's Staff may have brought another number into play. battalia.new.staffGate */
const lies = ({ table }: Evening, gate: Gate): boolean => squareOfGate(table.map, gate) !== null;

export const storm: Handlers<'jump' | 'drawn' | 'copy' | (typeof DEEDS)[number]> = {
  jump(evening, { do: _, ...wanted }) {
    const inPlay = gatesOfPlay(evening);
    const away = [wanted.from, wanted.to].find((gate) => !inPlay.includes(gate) && !lies(evening, gate));
    if (away) return refuse('eveningNoGate', 'battalia.gates.inPlay', { gate: away });
    const told = jump(evening.table, wanted, evening.turn.jumped);
    if (!told.ok) return told;
    const storming: Storming = { is: 'storm', jump: wanted, effect: null, copies: null };
    const next: Evening = {
      ...evening,
      table: told.value.table,
      phase: storming,
      turn: { ...evening.turn, jumped: [...evening.turn.jumped, { seat: wanted.seat, hero: wanted.hero }] },
    };
    if (evening.table.storm.deck === null) return step(next, ...told.value.events);
    const after = drawing(next, storming);
    return after.ok
      ? ok({ game: after.value.game, events: [...told.value.events, ...after.value.events] })
      : after;
  },

  drawn(evening, { effect }) {
    const { phase } = evening;
    if (phase.is !== 'storm' || phase.effect !== null || evening.table.storm.deck)
      return refuse('eveningNotNow', 'battalia.storm.draw');
    return drawing(evening, phase, effect);
  },

  // battalia.storm.effect8
  copy(evening, { effect }) {
    const { phase, table } = evening;
    if (phase.is !== 'storm' || phase.effect !== 8 || phase.copies !== null)
      return refuse('eveningNotNow', 'battalia.storm.effect8');
    if (!copyable(table.storm).includes(effect))
      return refuse('stormNotCopyable', 'battalia.storm.effect8', { effect });
    return step({ ...evening, phase: { ...phase, copies: effect } });
  },

  takeArtefact: deed,
  takeLord: deed,
  drawCard: deed,
  buildRoad: deed,
  fate: deed,
  fetchHero: deed,
  replaceCard: deed,
  promote: deed,
  raiseCity: deed,
  takeFromLimbo: deed,
  destroyTent: deed,
  nothing: deed,
};
