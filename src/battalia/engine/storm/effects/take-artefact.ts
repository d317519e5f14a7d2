// Effect 1.

import { ok, refuse } from '../../state/result.ts';
import { ARTEFACTS } from '../../state/vocabulary.ts';
import { choices, type EffectRule } from './asking.ts';
import { gain } from './gain.ts';

const RULE = 'battalia.storm.effect1';

/**
 * The top card of a kind that lies open; of the kind whose oracle symbols match, a card of any colour. The reference sheet
 * says "not illuminated" there by mistake: it is the symbols that must match.
 */
export const takeArtefact: EffectRule<'takeArtefact'> = {
  asks: ({ seen: { artefacts, matching } }) =>
    choices(artefacts, {
      ask: 'artefact',
      artefacts: artefacts ?? ARTEFACTS,
      colourFor: matching === undefined ? 'matching' : matching,
    }),
  does({ table, jump, seen }, { artefact, colour }) {
    if (seen.artefacts && !seen.artefacts.includes(artefact)) return refuse('stormNoSuchCard', RULE);
    if (colour !== undefined && seen.matching !== undefined && seen.matching !== artefact)
      return refuse('stormColour', RULE);
    return ok(gain({ table, events: [] }, jump.seat, artefact, 1, RULE));
  },
};
