// What was tried in a game as a tree of lines, without knowing any rules. Copies of one game are joined here: nothing
// that stands in either of them is ever missing afterwards, in whatever order they come together.

import type { GameTypes } from './game.ts';
import { keyAfter, START, type Timeline } from './timeline.ts';

export interface Way {
  /** The same as that of a point of the timeline. */
  key: string;
  line: string;
  before: Way | null;
  next: Way[];
}

export interface Tree {
  start: Way;
  byKey: Map<string, Way>;
}

/** A line that leaves the tree after a place. Places are counted along the main line, then branch by branch. */
export interface Branch {
  after: number;
  lines: string[];
}

function bare(): Tree {
  const start: Way = { key: START, line: '', before: null, next: [] };
  return { start, byKey: new Map([[START, start]]) };
}

/** The place this line leads to; made if nobody has been there yet. */
export function goOn({ byKey }: Tree, from: Way, line: string): Way {
  const key = keyAfter(from.key, line);
  const known = byKey.get(key);
  if (known) return known;
  const way: Way = { key, line, before: from, next: [] };
  from.next.push(way);
  byKey.set(key, way);
  return way;
}

export function treeOf<G extends GameTypes>({ points }: Timeline<G>): Tree {
  const tree = bare();
  for (const { after, line } of points.slice(1)) goOn(tree, tree.byKey.get(points[after]!.key)!, line);
  return tree;
}

interface Grown {
  tree: Tree;
  /** The end of the main line. */
  tip: Way;
}

export function growTree(lines: readonly string[], branches: readonly Branch[]): Grown {
  const tree = bare();
  const places = [tree.start];
  const follow = (from: Way, more: readonly string[]): Way => {
    let way = from;
    for (const line of more) {
      way = goOn(tree, way, line);
      places.push(way);
    }
    return way;
  };
  const tip = follow(tree.start, lines);
  for (const { after, lines: more } of branches) follow(places[after] ?? tree.start, more);
  return { tree, tip };
}

export function joinTree(into: Tree, other: Tree): void {
  const waiting = [other.start];
  for (let way = waiting.pop(); way; way = waiting.pop()) {
    const here = into.byKey.get(way.key)!;
    for (const next of way.next) goOn(into, here, next.line);
    waiting.push(...way.next);
  }
}

export function pathOf(way: Way): Way[] {
  const path: Way[] = [];
  for (let at: Way | null = way; at; at = at.before) path.push(at);
  return path.reverse();
}

/** The tree as a file has it: the line that ends here, then every other one from where it leaves what was listed. */
export function listTree(tree: Tree, tip: Way): { lines: string[]; branches: Branch[] } {
  const main = pathOf(tip);
  const numbers = new Map(main.map((way, number) => [way, number]));
  const branches: Branch[] = [];
  for (const end of tree.byKey.values()) {
    if (end.next.length > 0 || numbers.has(end)) continue;
    const path = pathOf(end);
    const leaves = path.findLastIndex((way) => numbers.has(way));
    const own = path.slice(leaves + 1);
    branches.push({ after: numbers.get(path[leaves]!)!, lines: own.map(({ line }) => line) });
    for (const way of own) numbers.set(way, numbers.size);
  }
  return { lines: main.slice(1).map(({ line }) => line), branches };
}
