// Where orcs can get to, as sets of squares (one bit each), and the different ways their cards lead.

import {
  contentsOf,
  type FiendsContents,
  type FiendsOptions,
  type Game,
  type MovementCard,
  type MovementId,
  type OrcLetter,
  orcs,
} from '../engine/index.ts';

/** Squares of the forest and the way into the cave, one bit each. */
export type SquareSet = number;

export const bit = (at: number): SquareSet => 1 << at;

export const CARDS_IN_DECK = 9;
/** More than there are different paths: twelve squares, 27 cards. */
export const PATHS = 12 * 27 + 1;

export const rulingsOf = (game: Game): FiendsOptions => game.setup.fiends!;

/** Cards that lead the same way, and how many of the deck they are. */
export interface Way {
  card: MovementId;
  cards: number;
}

/** The ways of one box of cards; each is looked up once. */
export class Roads {
  private readonly contents: FiendsContents;
  private readonly diagonal: boolean;
  private readonly decks: readonly MovementCard[][];
  private readonly paths: string[] = [];
  private readonly numbers: Record<string, number>[] = [];
  private readonly ways = new Map<number, Way[]>();
  private readonly reaches = new Map<number, SquareSet>();

  constructor(contents: FiendsContents, diagonal: boolean) {
    this.contents = contents;
    this.diagonal = diagonal;
    this.decks = [1, 2, 3].map((deck) => contents.cards.filter((card) => card.deck === deck));
  }

  deckOf(event: number, orc: OrcLetter): number {
    return this.contents.events[event - 1]!.decks[orc] ?? 1;
  }

  cardsOf(event: number, orc: OrcLetter): readonly MovementCard[] {
    return this.decks[this.deckOf(event, orc) - 1]!;
  }

  private pathOf(at: number, card: MovementCard): number[] {
    return orcs.pathOf(at, card.steps, this.diagonal);
  }

  /** A number for the path of a card from this square: equal paths, equal numbers. */
  pathNumber(at: number, id: string): number {
    const known = (this.numbers[at] ??= {});
    if (known[id] === undefined) {
      const path = this.pathOf(at, this.contents.cards.find((card) => card.id === id)!).join(' ');
      if (!this.paths.includes(path)) this.paths.push(path);
      known[id] = this.paths.indexOf(path) + 1;
    }
    return known[id];
  }

  /** The nine cards of a deck from this square, those with the same path together. */
  waysFrom(at: number, deck: number): Way[] {
    const key = at * 4 + deck;
    const known = this.ways.get(key);
    if (known) return known;
    const ways = new Map<string, Way>();
    for (const card of this.decks[deck - 1]!) {
      const path = this.pathOf(at, card).join(' ');
      const same = ways.get(path);
      if (same) same.cards++;
      else ways.set(path, { card: card.id, cards: 1 });
    }
    const found = [...ways.values()];
    this.ways.set(key, found);
    return found;
  }

  /** Every square an orc can enter from here with some card, after a push if there may be one. */
  reachFrom(at: number, deck: number, pushes: boolean): SquareSet {
    const key = (at * 4 + deck) * 2 + Number(pushes);
    const known = this.reaches.get(key);
    if (known !== undefined) return known;
    let set: SquareSet = 0;
    for (const card of this.decks[deck - 1]!) for (const to of this.pathOf(at, card)) set |= bit(to);
    if (pushes)
      for (const { to } of orcs.pushTargets(at, this.diagonal)) {
        set |= bit(to);
        if (to !== orcs.CAVE) set |= this.reachFrom(to, deck, false);
      }
    this.reaches.set(key, set);
    return set;
  }

  /** One card for each space where Orc D may arrive, and how many of the first deck show it. */
  arrivals(): Way[] {
    const symbols = new Map<string, Way>();
    for (const { id, orcD } of this.decks[0]!) {
      const same = symbols.get(orcD);
      if (same) same.cards++;
      else symbols.set(orcD, { card: id, cards: 1 });
    }
    return [...symbols.values()];
  }
}

const known = new WeakMap<FiendsContents, Partial<Record<string, Roads>>>();

export function roadsOf(game: Game): Roads {
  const contents = contentsOf(game.setup.box);
  const { diagonalEntry } = rulingsOf(game);
  const roads = known.get(contents) ?? {};
  known.set(contents, roads);
  roads[String(diagonalEntry)] ??= new Roads(contents, diagonalEntry);
  return roads[String(diagonalEntry)]!;
}
