// Carries out the effect that was drawn: it must be done completely before the turn goes on. battalia.storm.must

import { ok, type Result, refuse } from '../state/result.ts';
import type { Table } from '../state/types.ts';
import type { Effect } from '../state/vocabulary.ts';
import { copyable } from './deck.ts';
import type { Deed, EffectAnswer } from './effects/answers.ts';
import { type Choices, choices, type EffectContext, type EffectRule, type Seen } from './effects/asking.ts';
import { buildRoad } from './effects/build-road.ts';
import { destroyTent } from './effects/destroy-tent.ts';
import { drawCard } from './effects/draw-card.ts';
import { EFFECT_FACTS } from './effects/facts.ts';
import { fate } from './effects/fate.ts';
import { fetchHero } from './effects/fetch-hero.ts';
import { promote } from './effects/promote.ts';
import { raiseCity } from './effects/raise-city.ts';
import { replaceCard } from './effects/replace-card.ts';
import { takeArtefact } from './effects/take-artefact.ts';
import { takeFromLimbo } from './effects/take-from-limbo.ts';
import { takeLord } from './effects/take-lord.ts';
import type { Jump, Told } from './travel/jump.ts';

const RULES: { readonly [D in Exclude<Deed, 'copy'>]: EffectRule<D> } = {
  takeArtefact,
  takeLord,
  drawCard,
  buildRoad,
  fate,
  fetchHero,
  replaceCard,
  promote,
  raiseCity,
  takeFromLimbo,
  destroyTent,
};

/** What the traveller has to say for this effect, and whether it may do nothing. */
export function effectChoices(table: Table, jump: Jump, effect: Effect, seen: Seen = {}): Choices {
  const { does } = EFFECT_FACTS[effect];
  if (does !== 'copy') return RULES[does].asks({ table, jump, seen });
  const effects = copyable(table.storm);
  return choices(effects, { ask: 'copy', effects });
}

function done(context: EffectContext, effect: Effect, answer: EffectAnswer): Result<Told> {
  const { does, rule } = EFFECT_FACTS[effect];
  const { table, jump, seen } = context;
  const { nothing } = effectChoices(table, jump, effect, seen);
  if (answer.does === 'nothing') {
    // battalia.storm.idle: only what cannot be carried out does nothing.
    if (nothing === 'never') return refuse('stormMust', 'battalia.storm.must', { effect });
    return ok({ table, events: [{ event: 'stormIdle', effect, rule: 'battalia.storm.idle' }] });
  }
  if (answer.does !== does) return refuse('stormOtherEffect', rule, { effect });
  if (nothing === 'only') return refuse('stormNothing', 'battalia.storm.idle', { effect });
  if (answer.does === 'copy') return copied(context, answer.effect, answer.answer);
  return (RULES[answer.does] as EffectRule<Deed>).does(context, answer);
}

/** battalia.storm.effect8 */
function copied(context: EffectContext, effect: Effect, answer: EffectAnswer): Result<Told> {
  if (!copyable(context.table.storm).includes(effect))
    return refuse('stormNotCopyable', 'battalia.storm.effect8', { effect });
  const copy = done(context, effect, answer);
  if (!copy.ok) return copy;
  const { table, events } = copy.value;
  return ok({ table, events: [{ event: 'stormCopied', effect, rule: 'battalia.storm.effect8' }, ...events] });
}

/** What the effect changes in the common state, and everything that happens. `settle` the storm afterwards. */
export const carryOut = (
  table: Table,
  jump: Jump,
  effect: Effect,
  answer: EffectAnswer,
  seen: Seen = {},
): Result<Told> =>
  table.players[jump.seat]
    ? done({ table, jump, seen }, effect, answer)
    : refuse('stormNobody', undefined, { player: jump.seat + 1 });
