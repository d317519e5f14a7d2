// Days, turns and decks as a stranger may have written them: null for what is none.

import { MOST_CARDS } from '../state/players.ts';
import { teamsOf } from '../state/teams.ts';
import type { Agreed, Seat } from '../state/types.ts';
import { DECK_PARTS, type Deck } from './deck.ts';
import { LEDGER_ACTIONS, type LedgerAction, type Planned } from './growth/ledger.ts';
import { attack, beginTurn, mostAttacks, type TeamTurn } from './team/turn.ts';

/** More than any evening brings. */
export const MOST_PLANNED = 60;
const MOST_ATTACKS = 99;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isCount = (value: unknown, most: number, least = 0): value is number =>
  Number.isInteger(value) && (value as number) >= least && (value as number) <= most;

export function readDeck(value: unknown): Deck | null {
  if (!isRecord(value) || !DECK_PARTS.every((part) => isCount(value[part], MOST_CARDS))) return null;
  return Object.fromEntries(DECK_PARTS.map((part) => [part, value[part]])) as Deck;
}

export function readPlanned(value: unknown): Planned | null {
  if (!isRecord(value)) return null;
  const entries = Object.entries(value);
  const known = entries.every(
    ([action, times]) => LEDGER_ACTIONS.includes(action as LedgerAction) && isCount(times, MOST_PLANNED),
  );
  return known ? (Object.fromEntries(entries) as Planned) : null;
}

/** A turn whose battles could all have begun as they stand there. */
export function readTurn(value: unknown, agreed: Agreed): TeamTurn | null {
  if (!isRecord(value)) return null;
  const { team, fights, attacks } = value;
  if (!isCount(team, teamsOf(agreed).length - 1) || !Array.isArray(fights)) return null;
  if (!isCount(attacks, mostAttacks(agreed, { team }) ?? MOST_ATTACKS, fights.length)) return null;
  let turn = beginTurn(team);
  for (const fight of fights) {
    if (!isRecord(fight)) return null;
    const { attacker, defender } = fight;
    if (!isCount(attacker, agreed.players - 1)) return null;
    if (defender !== null && !isCount(defender, agreed.players - 1)) return null;
    const begun = attack(agreed, turn, { attacker: attacker as Seat, defender: defender as Seat | null });
    if (!begun.ok) return null;
    turn = begun.value.turn;
  }
  return { ...turn, attacks };
}
