// What each event of the log says, field by field, for whoever reads the log: the page about it and /data/log.json are
// made of this. The type checker holds it against the union of the engine, a test against what really happens.

import type {
  Built,
  Bundle,
  Crop,
  EventOf,
  EventType,
  Harvest,
  LootId,
  Marker,
  MovementId,
  OrcId,
  RewardId,
  RuleId,
  Seat,
  SpaceId,
  TileId,
  TrapId,
} from '../../engine/index.ts';

/** Kinds of values, as readers tell them apart. */
interface Kinds {
  seat: Seat;
  number: number;
  dwarf: number;
  square: string;
  part: string;
  space: SpaceId;
  goods: Bundle;
  rule: RuleId;
  tile: TileId;
  built: Built;
  crop: Crop;
  loot: LootId;
  orc: OrcId;
  trap: TrapId;
  reward: RewardId | 'gold';
  card: MovementId;
  marker: Marker;
  harvest: Harvest;
  markerAndHarvest: `${Marker}:${Harvest}`;
  side: 'field' | 'breeding';
  arming: EventOf<'armed'>['how'];
  goblin: 'goblin';
  person: 'dwarf';
  yes: true;
}

export type Kind = keyof Kinds;

type KindFor<V> = { [K in Kind]: V extends Kinds[K] ? K : never }[Kind];

/** Every field of one form of an event; those that may be missing are marked. */
type Form<E> = E extends unknown
  ? {
      readonly [F in Exclude<keyof E, 'type' | 'rule'>]-?: undefined extends { [K in F]?: E[K] }[F]
        ? E extends Record<F, unknown>
          ? KindFor<E[F]>
          : `${KindFor<Exclude<E[F], undefined>>}?`
        : never;
    }
  : never;

/** Type → its forms; most events have one. Every event has `rule` as well. */
const FIELDS: { readonly [T in EventType]: readonly Form<EventOf<T>>[] } = {
  round: [{ n: 'number' }],
  phase: [{ what: 'harvest' }],
  revealed: [{ space: 'space', n: 'number' }],
  flipped: [{ space: 'space' }],
  marker: [{ what: 'markerAndHarvest', marker: 'marker', harvest: 'harvest' }],
  replenished: [{ space: 'space', goods: 'goods' }],
  cleared: [
    { space: 'space', goods: 'goods' },
    { seat: 'seat', at: 'square', goods: 'goods' },
  ],
  protected: [{ seat: 'seat', space: 'space' }],
  placed: [
    { seat: 'seat', space: 'space', n: 'number', by: 'rule?' },
    { seat: 'seat', space: 'space', what: 'orc' },
  ],
  passed: [{ seat: 'seat' }],
  began: [{ seat: 'seat', what: 'part' }],
  imitated: [{ seat: 'seat', space: 'space', reward: 'yes?' }],
  took: [{ seat: 'seat', space: 'space', goods: 'goods' }],
  dropped: [{ seat: 'seat', goods: 'goods' }],
  gained: [{ seat: 'seat', goods: 'goods', by: 'rule?' }],
  paid: [{ seat: 'seat', goods: 'goods', by: 'rule?' }],
  reserved: [{ seat: 'seat', goods: 'goods', n: 'number' }],
  built: [{ seat: 'seat', what: 'built', at: 'square', and: 'square?', by: 'rule?' }],
  furnished: [{ seat: 'seat', what: 'tile', at: 'square', by: 'rule?' }],
  covered: [{ seat: 'seat', what: 'tile', at: 'square' }],
  sown: [{ seat: 'seat', what: 'crop', at: 'square', by: 'rule?' }],
  harvested: [{ seat: 'seat', what: 'crop', at: 'square' }],
  armed: [{ seat: 'seat', dwarf: 'dwarf', n: 'number', how: 'arming' }],
  disarmed: [{ seat: 'seat', dwarf: 'dwarf', n: 'number' }],
  looted: [{ seat: 'seat', what: 'loot', by: 'rule?' }],
  grew: [{ seat: 'seat', n: 'number', what: 'goblin?', by: 'rule?' }],
  born: [{ seat: 'seat', goods: 'goods' }],
  arranged: [{ seat: 'seat' }],
  fed: [{ seat: 'seat', n: 'number', by: 'rule?' }],
  begged: [{ seat: 'seat', n: 'number' }],
  chose: [{ seat: 'seat', what: 'side' }],
  token: [{ seat: 'seat' }],
  home: [{}],
  over: [{}],
  event: [{ n: 'number' }],
  drew: [{ seat: 'seat', what: 'card', n: 'number' }],
  stepped: [{ seat: 'seat', what: 'orc', at: 'square' }],
  pushed: [{ seat: 'seat', what: 'orc', at: 'square' }],
  bribed: [{ seat: 'seat', what: 'orc', n: 'number' }],
  weakened: [{ seat: 'seat', what: 'orc', n: 'number' }],
  lost: [{ seat: 'seat', at: 'square', goods: 'goods' }],
  held: [{ seat: 'seat', what: 'orc', at: 'square', trap: 'trap' }],
  freed: [{ seat: 'seat', what: 'orc' }],
  sprung: [{ seat: 'seat', what: 'orc', at: 'square', trap: 'trap' }],
  defeated: [{ seat: 'seat', what: 'orc', n: 'number' }],
  befriended: [{ seat: 'seat', what: 'orc', at: 'square' }],
  rewarded: [{ seat: 'seat', what: 'reward' }],
  breached: [{ seat: 'seat', what: 'orc', at: 'square' }],
  released: [{ seat: 'seat', what: 'orc' }],
  captured: [
    { seat: 'seat', what: 'person', n: 'number', at: 'square' },
    { seat: 'seat', what: 'orc', at: 'square' },
  ],
  arrived: [{ seat: 'seat', what: 'orc', at: 'square', card: 'card' }],
  laid: [{ seat: 'seat', what: 'trap', at: 'square' }],
  stocked: [{ seat: 'seat', at: 'square', n: 'number' }],
  hauled: [{ seat: 'seat', at: 'square', n: 'number' }],
  fought: [{ seat: 'seat', what: 'orc', n: 'number' }],
  unlocked: [{ seat: 'seat' }],
  forgiven: [{ seat: 'seat', n: 'number' }],
  lodged: [{ seat: 'seat' }],
};

export const EVENT_TYPES = Object.keys(FIELDS) as EventType[];

interface Field {
  name: string;
  kind: Kind;
  /** It is missing where it has nothing to say. */
  optional: boolean;
}

/** The forms of an event as lists of fields. */
export const formsOf = (type: EventType): Field[][] =>
  FIELDS[type].map((form) =>
    Object.entries<string>(form).map(([name, kind]) => ({
      name,
      kind: kind.replace('?', '') as Kind,
      optional: kind.endsWith('?'),
    })),
  );
