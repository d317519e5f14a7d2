// The rule questions of content/caverna/scenarios, as decisions to talk about.

import { readdirSync, readFileSync } from 'node:fs';
import {
  type Game,
  type GameEvent,
  type Move,
  openScenario,
  parse,
  type Refusal,
  type Scenario,
} from '../../../src/caverna/engine/index.ts';

/** What a scenario shows on its way. */
interface Shown {
  name: string;
  game: Game;
  /** The move the scenario makes here, if it makes one. */
  move: Move | null;
  /** What happened up to here. */
  events: readonly GameEvent[];
  /** Why the last step was refused. */
  refusal: Refusal | null;
}

const folder = new URL('../../../content/caverna/scenarios/', import.meta.url).pathname;
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.json'),
);

const isScenario = (value: unknown): value is Scenario =>
  typeof value === 'object' && value !== null && 'given' in value && 'do' in value;

/** A file holds a list of scenarios, or an object that does. */
function scenariosIn(file: string): Scenario[] {
  const found = JSON.parse(readFileSync(folder + file, 'utf8')) as unknown;
  const list = Array.isArray(found) ? found : [found];
  return list.filter(isScenario);
}

export function* shown(): Generator<Shown> {
  for (const file of files)
    for (const scenario of scenariosIn(file))
      for (let steps = 0; steps <= scenario.do.length; steps++) {
        const { opened, stopped } = openScenario(scenario, steps);
        if (!opened) break;
        const next = scenario.do[steps];
        const move = typeof next === 'string' ? parse(next) : null;
        yield {
          name: scenario.name,
          game: opened.game,
          move: move?.ok ? move.value : null,
          events: opened.events,
          refusal: stopped?.error ?? null,
        };
      }
}
