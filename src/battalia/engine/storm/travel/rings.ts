// Rings that pay when a hero leaves a gate. Only reminders: the part of the valleys hands them out and takes them back.

import type { RuleId } from '../../rules/ids.ts';
import type { Table } from '../../state/types.ts';
import type { Connector } from '../../state/vocabulary.ts';
import type { Jump } from './jump.ts';

interface RingDue {
  connector: Connector;
  /** The ring must be returned on the way, or may be spent. */
  must: boolean;
  rule: RuleId;
}

export function ringsDue({ valleys }: Pick<Table, 'valleys'>, { seat, hero, from }: Jump): RingDue[] {
  const pass = valleys?.passRings.some(
    (ring) => ring.seat === seat && ring.hero === hero && ring.gate === from,
  );
  const bridge = valleys?.bridgeRings[seat]?.includes(from);
  return [
    ...(pass ? [{ connector: 'mountainPass', must: true, rule: 'battalia.pass.jump' } as const] : []),
    ...(bridge ? [{ connector: 'kingsBridge', must: false, rule: 'battalia.bridge.jump' } as const] : []),
  ];
}
