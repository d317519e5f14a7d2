// An action of a space, unfolded once into numbered units, so that progress is a single bit mask.
// A unit is what one `do` move starts: one effect, or several that are performed together (`all`).

import { type Action, type Effect, isJoined, type Joined } from './effects.ts';

export interface Unit {
  /** The name of the unit inside its space, as used by the move `do`. */
  label: string;
  effects: readonly Effect[];
}

export interface Branch {
  join: Exclude<Joined['join'], 'all'>;
  guestOnce: boolean;
  unlisted: boolean | undefined;
  parts: readonly PlanNode[];
  /** The units anywhere below this branch, as a bit mask. */
  mask: number;
}

export type PlanNode = number | Branch;

export interface Plan {
  units: readonly Unit[];
  root: PlanNode;
}

export function effectLabel(effect: Effect): string {
  switch (effect.do) {
    case 'place':
      return effect.tiles.length > 1 ? 'dig' : effect.tiles[0]!;
    case 'single':
      return effect.tile;
    case 'rubyMine':
      return effect.on === 'tunnel' ? 'rubyMineOnTunnel' : 'rubyMineOnDeepTunnel';
    case 'fence':
      return effect.size === 'small' ? 'smallPasture' : 'largePasture';
    default:
      return effect.do;
  }
}

export function planOf(action: Action): Plan {
  const units: Unit[] = [];
  const addUnit = (effects: readonly Effect[]): number => {
    let label = effectLabel(effects[0]!);
    if (units.some((unit) => unit.label === label)) label += '2';
    units.push({ label, effects });
    return units.length - 1;
  };
  const unfold = (node: Action): PlanNode => {
    if (!isJoined(node)) return addUnit([node]);
    if (node.join === 'all') return addUnit(node.parts as readonly Effect[]);
    const parts = node.parts.map(unfold);
    const { join, guestOnce = false, unlisted } = node;
    return { join, guestOnce, unlisted, parts, mask: maskOf(parts) };
  };
  const root = unfold(action);
  return { units, root };
}

const maskOf = (parts: readonly PlanNode[]): number =>
  parts.reduce<number>((mask, part) => mask | bits(part), 0);
export const bits = (node: PlanNode): number => (typeof node === 'number' ? 1 << node : node.mask);

/**
 * The units that may be started next, as a bit mask (base.work.connectors).
 * `both` says that this player may read "either … or" as "and/or" here.
 */
export function startable(node: PlanNode, done: number, both: (branch: Branch) => boolean): number {
  if (typeof node === 'number') return ~done & (1 << node);
  const { join, parts } = node;
  let open = 0;
  if (join === 'andOr' || (join === 'eitherOr' && both(node))) {
    for (const part of parts) open |= startable(part, done, both);
    return open;
  }
  if (join === 'eitherOr') {
    for (const part of parts)
      if (!(done & node.mask) || done & bits(part)) open |= startable(part, done, both);
    return open;
  }
  // In printed order: whatever comes before the last part begun is closed.
  let from = 0;
  for (let i = 0; i < parts.length; i++) if (bits(parts[i]!) & done) from = i;
  if (join === 'andThenOr') {
    for (let i = from; i < parts.length; i++) open |= startable(parts[i]!, done, both);
    return open;
  }
  // andThen: the next part opens when the one before is done.
  open = startable(parts[from]!, done, both);
  if (bits(parts[from]!) & done && from + 1 < parts.length) open |= startable(parts[from + 1]!, done, both);
  return open;
}
