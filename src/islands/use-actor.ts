import { useEffect, useMemo, useState } from 'preact/hooks';
import {
  type ActorOptions,
  type AnyStateMachine,
  createActor,
  type EventFrom,
  type SnapshotFrom,
} from 'xstate';

/** Runs a machine for as long as a component is on the page, and draws it anew with every step. */
export function useActor<Machine extends AnyStateMachine>(
  machine: Machine,
  options: ActorOptions<Machine>,
): [SnapshotFrom<Machine>, (event: EventFrom<Machine>) => void] {
  // An actor lives as long as its component.
  const actor = useMemo(() => createActor(machine, options), []);
  const [snapshot, setSnapshot] = useState(() => actor.getSnapshot() as SnapshotFrom<Machine>);
  useEffect(() => {
    const subscription = actor.subscribe((next) => setSnapshot(next as SnapshotFrom<Machine>));
    actor.start();
    return () => {
      subscription.unsubscribe();
      actor.stop();
    };
  }, [actor]);
  return [snapshot, (event) => actor.send(event)];
}
