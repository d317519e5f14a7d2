// What every tool at the table shares: a plan that a machine steps through, kept on the device from the first tap on,
// standing in the address, and undone as often as anybody likes.

import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import {
  type AnyStateMachine,
  type EventFrom,
  initialTransition,
  type SnapshotFrom,
  transition,
} from 'xstate';
import { addressText } from '../../../islands/address.ts';
import { useAddress } from '../../../islands/use-address.ts';
import { type Drafting, useDraft } from '../../../islands/use-draft.ts';
import { isRecord } from '../../../table/json.ts';
import { unpack } from '../../../table/link.ts';
import { readValue } from '../../../table/reading.ts';
import type { Refusal } from '../../engine/index.ts';

/** What a tool must say of itself. Its machine takes `{ plan }` and goes by itself to the state that fits it. */
export interface Tool<Plan, Machine extends AnyStateMachine> {
  /** What its links begin with, in lower-case letters, and the name of its drafts. */
  kind: string;
  version: number;
  machine: Machine;
  fresh(): Plan;
  /** A plan from anywhere; null when it is none. Never throws. */
  read(value: unknown): Plan | null;
}

export interface Desk<Plan, Machine extends AnyStateMachine> {
  ready: boolean;
  plan: Plan;
  snapshot: SnapshotFrom<Machine>;
  /** Why the machine refused the last event; gone with the next one. */
  refusal: Refusal | null;
  send(event: EventFrom<Machine>): void;
  /** Another plan altogether: an import, a template. It can be undone like any step. */
  replace(plan: Plan): void;
  undo: (() => void) | null;
  redo: (() => void) | null;
  /** Begins anew; that, too, can be undone. */
  anew(): void;
  /** The address was no link of this tool. */
  badLink: boolean;
  drafting: Pick<Drafting<unknown>, 'others' | 'unread'>;
}

interface Kept<Plan> {
  plan: Plan;
  past: readonly Plan[];
}

/** Steps that are still there after a reload. */
const KEPT_STEPS = 20;
const STEPS = 500;

interface Context<Plan> {
  plan: Plan;
  refusal?: Refusal | null;
}

export function useDesk<Plan, Machine extends AnyStateMachine>(
  tool: Tool<Plan, Machine>,
): Desk<Plan, Machine> {
  type Snapshot = SnapshotFrom<Machine>;
  const start = (plan: Plan): Snapshot =>
    initialTransition(tool.machine, { plan } as never)[0] as unknown as Snapshot;
  const contextOf = (snapshot: Snapshot): Context<Plan> =>
    (snapshot as unknown as { context: Context<Plan> }).context;

  const readKept = (value: unknown): Kept<Plan> | null => {
    const plain = readValue(value);
    if (!plain.ok || !isRecord(plain.value)) return null;
    const plan = tool.read(plain.value.plan);
    const past = Array.isArray(plain.value.past) ? plain.value.past.map(tool.read) : [];
    return plan && { plan, past: past.filter((step) => step !== null) };
  };

  const drafting = useDraft<Kept<Plan>>(
    `battalia-${tool.kind}`,
    () => ({ plan: tool.fresh(), past: [] }),
    readKept,
  );
  const [ready, setReady] = useState(false);
  const [badLink, setBadLink] = useState(false);
  /** Something was done here or came by a link, so that it stands in the address. */
  const [touched, setTouched] = useState(false);
  const [steps, setSteps] = useState<{ past: readonly Plan[]; future: readonly Plan[] } | null>(null);
  const [snapshot, setSnapshot] = useState<Snapshot | null>(null);
  const opened = useRef(false);

  const kept = drafting.value;
  const shown = useMemo(() => snapshot ?? start(kept.plan), [snapshot, kept.plan]);
  const plan = contextOf(shown).plan;
  const past = steps?.past ?? kept.past;
  const future = steps?.future ?? [];

  const show = (next: Snapshot, before: readonly Plan[], after: readonly Plan[]): void => {
    setSnapshot(next);
    setSteps({ past: before, future: after });
    setTouched(true);
    setBadLink(false);
    drafting.change(() => ({ plan: contextOf(next).plan, past: before.slice(-KEPT_STEPS) }));
  };

  const openAddress = async (): Promise<void> => {
    const text = addressText();
    if (text) {
      const link = await unpack(tool.kind, text, { version: tool.version, oldest: 1 });
      const there = link.ok ? tool.read(link.value.value) : null;
      setBadLink(there === null);
      if (there) {
        const known = JSON.stringify(there) === JSON.stringify(contextOf(shown).plan);
        if (!known) {
          setSnapshot(start(there));
          setSteps({ past: opened.current ? [...past, plan].slice(-STEPS) : [], future: [] });
        }
        setTouched(true);
      }
    }
    opened.current = true;
    setReady(true);
  };
  // Drafts are read in an effect of their own, before this one.
  const latest = useRef(openAddress);
  latest.current = openAddress;
  useEffect(() => {
    const open = (): void => void latest.current();
    const timer = setTimeout(open);
    addEventListener('hashchange', open);
    return () => {
      clearTimeout(timer);
      removeEventListener('hashchange', open);
    };
  }, []);
  useAddress(ready && touched ? [tool.kind, tool.version, plan] : null, touched ? plan : null);

  return {
    ready,
    plan,
    snapshot: shown,
    refusal: contextOf(shown).refusal ?? null,
    send: (event) => {
      const next = transition(tool.machine, shown as never, event as never)[0] as unknown as Snapshot;
      if (contextOf(next).plan === plan) setSnapshot(next);
      else show(next, [...past, plan].slice(-STEPS), []);
    },
    replace: (next) => show(start(next), [...past, plan].slice(-STEPS), []),
    undo: past.length > 0 ? () => show(start(past.at(-1)!), past.slice(0, -1), [plan, ...future]) : null,
    redo: future.length > 0 ? () => show(start(future[0]!), [...past, plan], future.slice(1)) : null,
    anew: () => show(start(tool.fresh()), [...past, plan].slice(-STEPS), []),
    badLink,
    drafting: { others: drafting.others, unread: drafting.unread },
  };
}
