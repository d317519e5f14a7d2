// What each fate card offers: a Great Artefact in its own way, or stardust.

import type { RuleId } from '../../rules/ids.ts';
import { ok, type Result, refuse } from '../../state/result.ts';
import type { Seat, Table } from '../../state/types.ts';
import type { Fate, GreatArtefact } from '../../state/vocabulary.ts';
import type { FateAnswer, FateHalf } from '../effects/answers.ts';
import { type GoesTo, gain } from '../effects/gain.ts';
import type { StormEvent } from '../events.ts';
import { type Told, withPlayer } from '../travel/jump.ts';
import { drawFate, stackAfter } from './stack.ts';

interface FateCard {
  rule: RuleId;
  /** The card itself stays in the deck and copies; or the rest stack gives its top card, or any. */
  artefact: 'copy' | 'top' | 'any';
  stardust: number;
}

export const FATE_OFFERS: Readonly<Record<Fate, FateCard>> = {
  1: { rule: 'battalia.fate.card1', artefact: 'copy', stardust: 2 },
  2: { rule: 'battalia.fate.card2', artefact: 'top', stardust: 1 },
  3: { rule: 'battalia.fate.card3', artefact: 'any', stardust: 1 },
};

/**
 * In basic scenarios a deck has one Great Artefact at most; with the valleys any number. battalia.valleys.greatArtefacts
 */
export const mayHaveAnother = ({ agreed, valleys, players }: Table, seat: Seat): boolean =>
  agreed.connector !== null || valleys !== null || players[seat]!.greatArtefacts.length === 0;

/** Who owns it already. */
export const ownerOf = ({ players }: Table, artefact: GreatArtefact): Seat | null => {
  const seat = players.findIndex(({ greatArtefacts }) => greatArtefacts.includes(artefact));
  return seat < 0 ? null : seat;
};

/** Fate 1 is no Great Artefact itself, so that no limit keeps it out. */
export const halvesFor = (table: Table, seat: Seat, fate: Fate | null): readonly FateHalf[] =>
  fate === 1 || fate === null || mayHaveAnother(table, seat) ? ['artefact', 'stardust'] : ['stardust'];

export function takeGreatArtefact(
  told: Told,
  seat: Seat,
  artefact: GreatArtefact | undefined,
  rule: RuleId,
  to: GoesTo,
): Told {
  const { table, events } = gain(told, seat, 'greatArtefact', 1, rule, to);
  if (!artefact) return { table, events };
  const known = withPlayer(table, seat, (player) => ({
    ...player,
    greatArtefacts: [...player.greatArtefacts, artefact],
  }));
  return { table: known, events };
}

/**
 * A fate card that has been drawn: by storm effect 5, or instead of an open Great Artefact (battalia.fate.instead); where
 * its cards go depends on what let you draw it.
 */
export function carryOutFate(table: Table, seat: Seat, answer: FateAnswer, to: GoesTo): Result<Told> {
  const { takes, artefact } = answer;
  const drawn = drawFate(table.storm, answer.fate);
  if (!drawn.ok) return drawn;
  const fate = drawn.value;
  const { rule, artefact: way, stardust } = FATE_OFFERS[fate];
  const taking = takes === 'artefact';
  if (taking && !halvesFor(table, seat, fate).includes('artefact'))
    return refuse('stormSecondArtefact', 'battalia.valleys.greatArtefacts');
  const owner = artefact ? ownerOf(table, artefact) : null;
  if (taking && artefact && way === 'copy' && (owner === null || owner === seat))
    return refuse('stormNothingToCopy', rule);
  if (taking && artefact && way !== 'copy' && owner !== null) return refuse('stormArtefactTaken', rule);

  const kept = taking && way === 'copy';
  const fates = stackAfter(table.storm, fate, kept, table.agreed.options);
  const first: StormEvent = { event: 'stormFate', seat, fate, takes, rule };
  const begun: Told = { table: { ...table, storm: { ...table.storm, fates } }, events: [first] };
  const done = !taking
    ? gain(begun, seat, 'stardust', stardust, rule, to)
    : kept
      ? gain(begun, seat, 'fate', 1, rule, to)
      : takeGreatArtefact(begun, seat, artefact, rule, to);
  const last: StormEvent = { event: 'stormFates', cards: fates.length, rule: 'battalia.fate.reshuffle' };
  return ok({ table: done.table, events: [...done.events, last] });
}
