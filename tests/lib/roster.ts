// Which states of a machine were entered and which transitions taken, over a whole file of tests.

import type { AnyStateMachine, AnyStateNode, InspectionEvent } from 'xstate';

interface Transition {
  source: AnyStateNode;
  eventType: string;
  target: readonly AnyStateNode[] | undefined;
}

const nameOf = ({ source, eventType, target }: Transition): string =>
  `${source.path.join('.') || '(root)'} ${eventType} → ${target?.map(({ key }) => key).join() ?? '(stays)'}`;

export function roster(machine: AnyStateMachine) {
  const visited = new Set<string>();
  const taken = new Set<string>();
  const nodes: AnyStateNode[] = [];
  const collect = (node: AnyStateNode): void => {
    nodes.push(node);
    Object.values(node.states).forEach(collect);
  };
  collect(machine.root);
  const all = nodes.flatMap((node) => [
    ...([...node.transitions.values()].flat() as Transition[]),
    ...((node.always ?? []) as Transition[]),
  ]);
  return {
    watch(event: InspectionEvent): void {
      const { machine: of } = ('snapshot' in event ? event.snapshot : {}) as { machine?: AnyStateMachine };
      if (of && of.id !== machine.id) return;
      if (event.type === '@xstate.microstep')
        for (const one of event._transitions as unknown as Transition[]) {
          taken.add(nameOf(one));
          visited.add(one.source.path.join('.'));
          for (const target of one.target ?? []) visited.add(target.path.join('.'));
        }
    },
    states: nodes.map(({ path }) => path.join('.')),
    transitions: [...new Set(all.map(nameOf))],
    unvisited: () =>
      nodes.map(({ path }) => path.join('.')).filter((path) => path && !covered(visited, path)),
    untaken: () => [...new Set(all.map(nameOf))].filter((name) => !taken.has(name)),
  };
}

/** A state counts as entered when one inside it was. */
const covered = (visited: ReadonlySet<string>, path: string): boolean =>
  [...visited].some((one) => one === path || one.startsWith(`${path}.`));
