// A situation as a scenario writes it: only what matters, everything else as usual.

import { fromSeed } from '../flow/random.ts';
import { readOptions } from '../state/options.ts';
import { emptyTable, newPlayer, usuallyAgreed } from '../state/table.ts';
import type { Agreed, Card, Player, Square, Table, ValleysState } from '../state/types.ts';
import type { Effect, Faction, Fate, Gate } from '../state/vocabulary.ts';
import { freshStorm } from './deck.ts';
import type { Journey, Walk } from './travel/journey.ts';
import type { Jump } from './travel/jump.ts';
import type { PayingCards } from './travel/payment.ts';

export type Given = Record<string, unknown>;

/** `gates` lays each gate on a square, `cards` anything else; `players` says what is unusual about each seat. */
interface Situation {
  count?: number;
  agreed?: Partial<Agreed>;
  options?: Record<string, unknown>;
  players?: readonly Partial<Player>[];
  gates?: Readonly<Record<string, Square>>;
  cards?: Readonly<Record<Square, Card>>;
  /** Effects that have been played; `deck: "table"` while the deck is drawn from at the table. */
  discard?: readonly Effect[];
  deck?: 'table' | 'app';
  fates?: readonly Fate[];
  metamorpha?: Square;
  valleys?: ValleysState;
}

export function tableOf(given: Given): Table {
  const said = given as Situation;
  const usual = usuallyAgreed(said.count ?? 4);
  const table = emptyTable({ ...usual, ...said.agreed, options: readOptions(said.options) ?? usual.options });
  const gates = Object.entries(said.gates ?? {}).map(([gate, square]): [Square, Card] => [
    square,
    { kind: 'gate', gate: Number(gate) as Gate },
  ]);
  const fresh = freshStorm(said.deck === 'app' ? fromSeed(1) : null);
  const discard = said.discard ?? [];
  return {
    ...table,
    map: { ...table.map, cards: { ...Object.fromEntries(gates), ...said.cards } },
    players: table.players.map((_, seat) => ({ ...newPlayer(), ...said.players?.[seat] })),
    storm: {
      deck: fresh.deck?.filter((effect) => !discard.includes(effect)) ?? null,
      discard,
      ...(said.fates && { fates: said.fates }),
    },
    metamorpha: said.metamorpha ?? null,
    valleys: said.valleys ?? null,
  };
}

/** The first hero of the first seat jumps from gate 1 to gate 2, if nothing else is said. */
export const jumpOf = (given: Given): Jump => ({
  seat: 0,
  hero: 0,
  from: 1,
  to: 2,
  ...(given.jump as Partial<Jump>),
});

/** A number of squares stands for a walk without native terrain. */
const walkOf = (value: unknown): Walk =>
  typeof value === 'number' ? { squares: value, native: 0 } : ((value as Walk) ?? { squares: 0, native: 0 });

export const journeyOf = ({ advanced, faction, before, from, to, after }: Given): Journey => ({
  advanced: advanced === true,
  faction: (faction as Faction) ?? null,
  before: before === null ? null : walkOf(before),
  from: (from as Gate) ?? 1,
  to: (to as Gate) ?? 2,
  after: walkOf(after),
});

export const handOf = (value: unknown): PayingCards => ({
  supply: 0,
  horses: 0,
  stardust: 0,
  ...(value as Partial<PayingCards>),
});
