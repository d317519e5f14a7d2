// What of Frantic Fiends has been at work over many games: pieces, traps, rewards, tiles, cards, boards.

import {
  EVENTS,
  EXTENSIONS,
  FIENDS_TILES,
  type GameEvent,
  LONG_STRIPS,
  MOVEMENT_CARDS,
  REWARDS,
  SHORT_STRIPS,
  TRAPS,
} from '../engine/index.ts';

/** Kinds of things, and what they are called in events. */
export interface Roster {
  note(events: readonly GameEvent[]): void;
  /** `trap pitfall`, `reward herald`, … that have never been used. */
  missing(): string[];
}

const ids = (list: readonly { id: string }[]): string[] => list.map(({ id }) => id);

export function openRoster(): Roster {
  const laid = new Set<string>();
  const sprung = new Set<string>();
  const furnished = new Set<string>();
  const rewarded = new Set<string>();
  const drawn = new Set<string>();
  const boards = new Set<string>();
  const yellow = SHORT_STRIPS.flatMap(({ tiles }) => tiles as readonly string[]);
  return {
    note(events) {
      for (const event of events) {
        if (event.type === 'laid') laid.add(event.what);
        else if (event.type === 'sprung' || event.type === 'held') sprung.add(event.trap);
        else if (event.type === 'furnished') furnished.add(event.what);
        else if (event.type === 'rewarded') rewarded.add(event.what);
        else if (event.type === 'drew') drawn.add(event.what);
        else if (event.type === 'event') boards.add(String(event.n));
      }
    },
    missing() {
      const never = (kind: string, names: readonly string[], used: ReadonlySet<string>) =>
        names.filter((name) => !used.has(name)).map((name) => `${kind} ${name}`);
      const piece = (kind: string, list: readonly { id: string }[], uses: (id: string) => boolean) =>
        ids(list)
          .filter((id) => !uses(id))
          .map((id) => `${kind} ${id}`);
      const extension = (id: string) => EXTENSIONS.find((entry) => entry.id === id)!;
      return [
        ...never('trap', ids(TRAPS), laid),
        ...never('sprung trap', ids(TRAPS), sprung),
        ...never('reward', [...ids(REWARDS), 'gold'], rewarded),
        ...never('tile', ids(FIENDS_TILES), furnished),
        ...never('yellow tile', yellow, furnished),
        ...never('card', ids(MOVEMENT_CARDS), drawn),
        ...never(
          'board',
          EVENTS.map((_, i) => String(i + 1)),
          boards,
        ),
        ...piece('extension', EXTENSIONS, (id) => {
          const { dwelling, tile, trap } = extension(id);
          return laid.has(trap) && (furnished.has(dwelling) || furnished.has(tile));
        }),
        ...piece('long strip', LONG_STRIPS, (id) =>
          LONG_STRIPS.find((strip) => strip.id === id)!.rewards.some((reward) => rewarded.has(reward)),
        ),
        ...piece('short strip', SHORT_STRIPS, (id) =>
          SHORT_STRIPS.find((strip) => strip.id === id)!.tiles.some((tile) => furnished.has(tile)),
        ),
      ];
    },
  };
}
