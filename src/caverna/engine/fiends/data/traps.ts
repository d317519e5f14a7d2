// The twelve traps (fiends.trap.*): what is printed on them.

import type { Provenanced } from '../../data/provenance.ts';
import type { Bundle } from '../../state/goods.ts';

const TRAP_KINDS = ['defeating', 'weakening', 'holding'] as const;

type TrapEffect =
  /** The orc is beaten. */
  | { does: 'defeat' }
  /** The orc stays on the trap's space. */
  | { does: 'hold' }
  /** The orc's strength is halved, rounded up. */
  | { does: 'halve' }
  /** The orc's strength drops by a fixed amount. */
  | { does: 'weaken'; by: number }
  /** So many hits of so much strength, shared out freely among the owner's hostile orcs. */
  | { does: 'hits'; hits: number; by: number }
  /** The owner may pay; each good paid takes 1 strength, up to `most`. */
  | { does: 'payToWeaken'; good: 'stone' | 'food'; most?: number };

interface TrapFacts extends Provenanced<'copies' | 'column'> {
  kind: (typeof TRAP_KINDS)[number];
  price: Bundle;
  /** The strongest orc it works on; any strength without it. */
  strongest?: number;
  effect: TrapEffect;
  /** Stays active after it has gone off. */
  permanent?: true;
  /** Points of a trap that has gone off; an active one is worth nothing. */
  points: number;
  copies: number;
  /** Where it lies: the base of the supply board or one of its extensions S1-S9. */
  column: string;
}

const PRINTED = [
  {
    id: 'bearTrap',
    kind: 'weakening',
    price: { wood: 2, ore: 2 },
    effect: { does: 'halve' },
    points: 2,
    copies: 1,
    column: 'S6',
    provenance: 'stated',
    except: { copies: 'derived', column: 'reconstructed' },
  },
  {
    id: 'boobyTrap',
    kind: 'weakening',
    price: { ruby: 1 },
    effect: { does: 'hits', hits: 2, by: 3 },
    points: 2,
    copies: 1,
    column: 'S8',
    provenance: 'stated',
    except: { copies: 'derived', column: 'reconstructed' },
  },
  {
    id: 'feedTrap',
    kind: 'weakening',
    price: { food: 3 },
    effect: { does: 'payToWeaken', good: 'food' },
    points: 2,
    copies: 1,
    column: 'S2',
    provenance: 'stated',
    except: { copies: 'derived', column: 'reconstructed' },
  },
  {
    id: 'nooseTrap',
    kind: 'holding',
    price: { wood: 4, sheep: 1 },
    strongest: 10,
    effect: { does: 'hold' },
    points: 2,
    copies: 1,
    column: 'S7',
    provenance: 'stated',
    except: { copies: 'derived', column: 'reconstructed' },
  },
  {
    id: 'permanentTrap',
    kind: 'weakening',
    price: { gold: 4 },
    effect: { does: 'weaken', by: 3 },
    permanent: true,
    points: 0,
    copies: 1,
    column: 'S4',
    provenance: 'stated',
    except: { copies: 'derived', column: 'reconstructed' },
  },
  {
    id: 'pitfall',
    kind: 'defeating',
    price: { wood: 4, stone: 1 },
    strongest: 8,
    effect: { does: 'defeat' },
    points: 2,
    copies: 7,
    column: 'BASE',
    provenance: 'stated',
    except: { copies: 'derived', column: 'derived' },
  },
  {
    id: 'poisonedArrows',
    kind: 'weakening',
    price: { wood: 2, gold: 2 },
    effect: { does: 'hits', hits: 3, by: 2 },
    points: 2,
    copies: 1,
    column: 'S1',
    provenance: 'stated',
    except: { copies: 'derived', column: 'reconstructed' },
  },
  {
    id: 'rockfall',
    kind: 'weakening',
    price: { wood: 2 },
    effect: { does: 'payToWeaken', good: 'stone', most: 8 },
    points: 2,
    copies: 1,
    column: 'S9',
    provenance: 'stated',
    except: { copies: 'derived', column: 'reconstructed' },
  },
  {
    id: 'spearTrap',
    kind: 'defeating',
    price: { ore: 3, donkey: 1 },
    strongest: 10,
    effect: { does: 'defeat' },
    points: 2,
    copies: 1,
    column: 'S5',
    provenance: 'stated',
    except: { copies: 'derived', column: 'reconstructed' },
  },
  {
    id: 'steelTrap',
    kind: 'weakening',
    price: { ore: 3, dog: 1 },
    effect: { does: 'halve' },
    points: 2,
    copies: 7,
    column: 'BASE',
    provenance: 'stated',
    except: { copies: 'derived', column: 'derived' },
  },
  {
    id: 'stoneTrap',
    kind: 'holding',
    price: { stone: 4 },
    strongest: 10,
    effect: { does: 'hold' },
    points: 2,
    copies: 1,
    column: 'S3',
    provenance: 'stated',
    except: { copies: 'derived', column: 'reconstructed' },
  },
  {
    id: 'trapNet',
    kind: 'holding',
    price: { wood: 3, wildBoar: 1 },
    strongest: 8,
    effect: { does: 'hold' },
    points: 2,
    copies: 7,
    column: 'BASE',
    provenance: 'stated',
    except: { copies: 'derived', column: 'derived' },
  },
] as const satisfies readonly (TrapFacts & { id: string })[];

export type TrapId = (typeof PRINTED)[number]['id'];

export interface Trap extends TrapFacts {
  id: TrapId;
}

export const TRAPS: readonly Trap[] = PRINTED;
