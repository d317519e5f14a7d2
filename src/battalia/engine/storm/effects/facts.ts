// The twelve effects by number: the word for what they do, and their rule.

import type { RuleId } from '../../rules/ids.ts';
import type { Effect } from '../../state/vocabulary.ts';
import type { Deed } from './answers.ts';

interface EffectFacts {
  does: Deed;
  rule: RuleId;
}

export const EFFECT_FACTS: Readonly<Record<Effect, EffectFacts>> = {
  1: { does: 'takeArtefact', rule: 'battalia.storm.effect1' },
  2: { does: 'takeLord', rule: 'battalia.storm.effect2' },
  3: { does: 'drawCard', rule: 'battalia.storm.effect3' },
  4: { does: 'buildRoad', rule: 'battalia.storm.effect4' },
  5: { does: 'fate', rule: 'battalia.storm.effect5' },
  6: { does: 'fetchHero', rule: 'battalia.storm.effect6' },
  7: { does: 'replaceCard', rule: 'battalia.storm.effect7' },
  8: { does: 'copy', rule: 'battalia.storm.effect8' },
  9: { does: 'promote', rule: 'battalia.storm.effect9' },
  10: { does: 'raiseCity', rule: 'battalia.storm.effect10' },
  11: { does: 'takeFromLimbo', rule: 'battalia.storm.effect11' },
  12: { does: 'destroyTent', rule: 'battalia.storm.effect12' },
};
