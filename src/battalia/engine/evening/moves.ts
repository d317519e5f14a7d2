// Everything that can be entered in an evening, as data: the words of each line of the log. Only what the expansion needs
// is asked for; the cards stay on the table.

import type { WordKind, WordValue } from './words.ts';

/** A field that ends with a question mark may be missing. */
export type Field = WordKind | `${WordKind}?`;

const moves = <M extends Record<string, Record<string, Field>>>(list: M): M => list;

export const MOVES = moves({
  // Before the first day.
  faction: { faction: 'faction' },
  /** The gates of the factions in play, by lot on the marked squares. */
  layGates: {},
  /** As they lie on the owner's map. */
  gatesAsMapped: {},
  gate: { gate: 'gate', at: 'square' },
  /** The centres of both valleys, and the connector between them. */
  valleys: { kings: 'square', queens: 'square', connector: 'square' },
  start: { at: 'square' },
  /** This lies on the table only. */
  unrecorded: {},
  pick: { faction: 'faction' },
  /** The draft was made at the table. */
  drafted: {},

  // What a team does, by the player who does it.
  build: { seat: 'seat', at: 'square', road: 'road', terrain: 'terrain?' },
  found: { seat: 'seat', at: 'square', level: 'number', terrain: 'terrain?' },
  raise: { seat: 'seat', at: 'square', by: 'by', to: 'number?' },
  capture: { seat: 'seat', at: 'square' },
  hero: { seat: 'seat', hero: 'hero', at: 'square' },
  heroOff: { seat: 'seat', hero: 'hero' },
  /** Terra's Staff: a card gets another terrain, or two change places. */
  replace: { seat: 'seat', at: 'square', terrain: 'terrain' },
  swap: { seat: 'seat', at: 'square', and: 'square' },
  /** Without a target: a neutral city, ruins. */
  attack: { seat: 'seat', target: 'seat?' },
  battleOver: { seat: 'seat' },
  post: { seat: 'seat', at: 'square' },
  trade: { seat: 'seat', trade: 'trade' },
  /** A change of the number of cards that nothing else tells of, so many times. */
  ledger: { seat: 'seat', action: 'ledger', times: 'number' },

  // Through the storm.
  jump: { seat: 'seat', hero: 'hero', from: 'gate', to: 'gate' },
  /** The effect that was drawn at the table. */
  drawn: { effect: 'effect' },
  /** What the traveller does with it; `copy` asks once more. */
  copy: { effect: 'effect' },
  takeArtefact: { artefact: 'artefact', colour: 'faction?' },
  takeLord: { lord: 'lord' },
  drawCard: {},
  buildRoad: { road: 'road', at: 'square?', terrain: 'terrain?' },
  fate: { fate: 'fate', takes: 'half', artefact: 'greatArtefact?' },
  fetchHero: {},
  replaceCard: { at: 'square?', terrain: 'terrain?' },
  promote: { from: 'rank' },
  raiseCity: { at: 'square?' },
  takeFromLimbo: { card: 'limbo' },
  destroyTent: { seat: 'seat', stored: 'number?' },
  nothing: {},

  // Wanderers.
  roll: { gate: 'gate' },
  rollHere: {},
  buy: { seat: 'seat', potion: 'potion' },
  drink: { seat: 'seat', potion: 'potion', target: 'seat?' },
  use: { seat: 'seat', potion: 'potion' },
  shape: { seat: 'seat', hero: 'hero' },

  // Valleys.
  discover: { seat: 'seat', valley: 'valley', place: 'place', building: 'building?' },
  workshop: { seat: 'seat', good: 'good' },
  takeCentre: { seat: 'seat', valley: 'valley' },
  takeBuilding: { seat: 'seat', valley: 'valley', place: 'place' },
  ring: { seat: 'seat', hero: 'hero', gate: 'gate' },
  amplified: { seat: 'seat', hero: 'hero', gate: 'gate', prize: 'prize' },
  hidden: { seat: 'seat', gate: 'gate' },
  handIn: { seat: 'seat', at: 'square' },
  lower: { seat: 'seat', at: 'square', and: 'square', prize: 'prize' },
  exchange: { seat: 'seat', prize: 'prize' },

  // The clockwork.
  done: {},
  count: { seat: 'seat', cards: 'number' },
  dawn: {},
  /** The players agree to end here. */
  stop: {},
  score: {},
});

export type MoveName = keyof typeof MOVES;

type Value<F extends Field> = F extends `${infer K extends WordKind}?`
  ? WordValue<K>
  : F extends WordKind
    ? WordValue<F>
    : never;
type Needed<Fields> = {
  -readonly [K in keyof Fields as Fields[K] extends `${string}?` ? never : K]: Fields[K];
};
type Missable<Fields> = {
  -readonly [K in keyof Fields as Fields[K] extends `${string}?` ? K : never]: Fields[K];
};
type FieldsOf<Fields extends Record<string, Field>> = {
  [K in keyof Needed<Fields>]: Value<Needed<Fields>[K] & Field>;
} & { [K in keyof Missable<Fields>]?: Value<Missable<Fields>[K] & Field> };

export type MoveOf<Name extends MoveName> = { do: Name } & FieldsOf<(typeof MOVES)[Name]>;
export type Move = { [Name in MoveName]: MoveOf<Name> }[MoveName];
