// What everybody at the table can see: no future cards, no face-down markers, no random numbers.

import { boxOf } from '../boxes/installed.ts';
import { FIXED_HARVESTS, RED_EVENTS, roundsFor } from '../data/schedule.ts';
import type { RuleId } from '../rules/ids.ts';
import type { Frame, FrameKind, Game, Seat } from '../state/types.ts';
import type { Harvest, Marker } from '../state/vocabulary.ts';

/** Who has to decide what. */
interface Pending {
  seat: Seat;
  kind: FrameKind;
  /** The rules that apply: the one that asks, then those of the action in progress. */
  rules: RuleId[];
  frame: Frame;
}

export function pending(game: Game): Pending | null {
  const frame = game.stack.at(-1);
  if (!frame) return null;
  const rules = new Set<RuleId>([frame.rule]);
  for (let i = game.stack.length - 2; i >= 0; i--) rules.add(game.stack[i]!.rule);
  return { seat: frame.seat, kind: frame.kind, rules: [...rules], frame };
}

interface RoundView {
  round: number;
  /** The card on this round space once it is revealed. */
  card: string | null;
  /** `null` while the marker is face down, or when there is none. */
  marker: Marker | null;
  /** The harvest if everybody can know it. */
  harvest: Harvest | null;
}

interface PublicGame extends Omit<Game, 'seed' | 'rng' | 'cards' | 'markers'> {
  rounds: RoundView[];
}

/** What a marker turned in an earlier round meant: counted back from the red ones turned so far. */
function pastHarvest(game: Game, round: number): Harvest | null {
  if (round >= game.round) return null;
  if (game.markers[round] !== 'red') return game.markers[round] ? 'full' : null;
  let reds = game.reds;
  for (let later = round + 1; later <= game.round; later++)
    if (game.markers[later] === 'red' && (later < game.round || game.harvest !== null)) reds--;
  return RED_EVENTS[reds - 1] ?? null;
}

function roundViews(game: Game): RoundView[] {
  const solo = game.players.length === 1;
  return roundsFor(game.players.length).map((round) => {
    const shown = round < game.round || (round === game.round && game.harvest !== null);
    const known = boxOf(game)?.foreseen?.(game, round);
    const printed = known ? known.harvest : (FIXED_HARVESTS[round] ?? (solo ? 'full' : null));
    return {
      round,
      card: round <= game.round || solo ? (game.cards[round] ?? null) : null,
      marker: shown || known?.open ? (game.markers[round] ?? null) : null,
      harvest: round === game.round ? (game.harvest ?? printed) : (printed ?? pastHarvest(game, round)),
    };
  });
}

export function publicView(game: Game): PublicGame {
  const { seed: _seed, rng: _rng, cards: _cards, markers: _markers, ...visible } = game;
  return { ...visible, rounds: roundViews(game) };
}
