// Orc event boards, orcs, bribe and harvest markers (fiends.event.*).

import type { Provenance, Provenanced } from '../../data/provenance.ts';
import type { Bundle } from '../../state/goods.ts';
import type { OrcLetter } from './rewards.ts';

export interface OrcEvent extends Provenanced<`deck${OrcLetter}` | 'push'> {
  id: 1 | 2 | 3 | 4;
  /** Rounds it can fall on; the third and fourth are shuffled among the late rounds. */
  rounds: readonly number[];
  /** Which movement deck each orc draws from: 1, 2 or 3 steps. */
  decks: Partial<Record<OrcLetter, 1 | 2 | 3>>;
  push: Bundle;
  /** full; mining and feeding only; special feeding; or field, mining, feeding against feeding, breeding. */
  harvest: 'miningAndFeeding' | 'full' | 'specialFeeding' | 'choice';
  atEnd: readonly ('placeOrcD' | 'breachAllForestOrcs')[];
}

export interface Orc extends Provenanced<'gold'> {
  id: OrcLetter;
  /** Its first space; Orc D appears later. */
  start: string | null;
  /** Gold for beating it. */
  gold: number;
}

/** When an event comes and what follows it is printed; most decks and prices are not. */
const OURS = {
  deckA: 'reconstructed',
  deckB: 'reconstructed',
  deckC: 'reconstructed',
  push: 'reconstructed',
} as const;

export const EVENTS: readonly OrcEvent[] = [
  {
    id: 1,
    rounds: [3],
    decks: { A: 3, B: 2, C: 1 },
    push: { wood: 1 },
    harvest: 'miningAndFeeding',
    atEnd: [],
    provenance: 'stated',
    except: { deckB: 'reconstructed', deckC: 'reconstructed', push: 'derived' },
  },
  {
    id: 2,
    rounds: [6],
    decks: { A: 3, B: 2, C: 1 },
    push: { stone: 1 },
    harvest: 'full',
    // fiends.event.endTwo, fiends.orcD.arrival
    atEnd: ['placeOrcD'],
    provenance: 'stated',
    except: OURS,
  },
  {
    id: 3,
    rounds: [7, 8, 9, 10, 11, 12],
    decks: { A: 3, B: 2, C: 1, D: 1 },
    push: { ore: 1 },
    harvest: 'specialFeeding',
    atEnd: [],
    provenance: 'stated',
    except: { ...OURS, deckD: 'reconstructed' },
  },
  {
    id: 4,
    rounds: [7, 8, 9, 10, 11, 12],
    decks: { A: 3, B: 2, C: 1, D: 1 },
    push: { gold: 1 },
    harvest: 'choice',
    // fiends.event.endFour, fiends.breach.final
    atEnd: ['breachAllForestOrcs'],
    provenance: 'stated',
    except: { ...OURS, deckD: 'derived' },
  },
];

/** fiends.setup.orcs */
export const ORC_MARKERS: readonly Orc[] = [
  { id: 'A', start: 'a1', gold: 1, provenance: 'stated', except: { gold: 'reconstructed' } },
  { id: 'B', start: 'b1', gold: 1, provenance: 'stated', except: { gold: 'stated' } },
  { id: 'C', start: 'c1', gold: 2, provenance: 'stated', except: { gold: 'reconstructed' } },
  { id: 'D', start: null, gold: 2, provenance: 'stated', except: { gold: 'reconstructed' } },
];

/** fiends.setup.strength */
export const ORC_STRENGTHS = {
  easy: { A: 5, B: 7, C: 9, D: 12 },
  hard: { A: 7, B: 9, C: 11, D: 14 },
} as const satisfies Record<string, Record<OrcLetter, number>>;

/** Six bribe markers exist; four of them are used in a game. */
export const BRIBE_MARKERS: readonly { good: keyof Bundle; provenance: Provenance }[] = [
  { good: 'stone', provenance: 'stated' },
  { good: 'wood', provenance: 'reconstructed' },
  { good: 'ore', provenance: 'reconstructed' },
  { good: 'food', provenance: 'reconstructed' },
  { good: 'grain', provenance: 'reconstructed' },
  { good: 'gold', provenance: 'reconstructed' },
];
export const BRIBE_MARKERS_USED = 4;

/** Eight harvest markers, four of them with an orc; rounds 3 and 6 always have one. */
export const ORC_MARKER_ROUNDS = { fixed: [3, 6], shuffled: [7, 8, 9, 10, 11, 12], plain: 4 } as const;
