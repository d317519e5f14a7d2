// Counting what happens on the way, from the events that the engine tells.

import {
  areaOf,
  type BaseEventType,
  type Bundle,
  type EventOf,
  type Game,
  type GameEvent,
  type Good,
  IN_FOREST,
  type OrcId,
  type OrcLetter,
  type Player,
  type Seat,
  seatOf,
  squareAt,
  squareName,
} from '../engine/index.ts';
import { forestBit, type State, sprungBit } from './state.ts';
import {
  ENDS,
  type End,
  type EventNumber,
  type FieldOdds,
  type HerdOdds,
  type Odds,
  type OrcOdds,
  type SpaceOdds,
  type TrapOdds,
  type TrapResult,
} from './types.ts';

const FOREST = Array.from({ length: 24 }, (_, at) => at).filter((at) => IN_FOREST[at]);

/** Whatever changes none of the numbers; a new event has to be weighed here. */
type Uncounted =
  | Exclude<BaseEventType, 'cleared' | 'gained' | 'paid'>
  | 'event'
  | 'drew'
  | 'bribed'
  | 'freed'
  | 'rewarded'
  | 'released'
  | 'laid'
  | 'stocked'
  | 'hauled'
  | 'fought'
  | 'unlocked'
  | 'forgiven'
  | 'lodged';

function add<K extends string>(counts: Partial<Record<K, number>>, key: K, weight: number): void {
  counts[key] = (counts[key] ?? 0) + weight;
}

function addGoods(to: Bundle, goods: Bundle, weight: number): void {
  for (const name in goods) add(to, name as Good, goods[name as Good]! * weight);
}

function herdsOf(player: Player): Map<number, HerdOdds> {
  const groups = new Map<number, HerdOdds>();
  const join = (at: number, animal: Good, n: number) => {
    const { mate } = player.squares[at]!;
    const squares = (mate >= 0 ? [at, mate].sort((a, b) => a - b) : [at]).map(squareName);
    const group = groups.get(at) ?? { at: squares, animals: {}, lost: 0 };
    add(group.animals, animal, n);
    groups.set(at, group);
  };
  for (const { at, animal, n } of player.herds) join(at, animal, n);
  for (const { at, n } of player.watch) join(at, 'dog', n);
  return new Map([...groups].sort(([a], [b]) => a - b));
}

function orcOdds(player: Player): OrcOdds[] {
  return player
    .fiends!.orcs.filter(
      ({ id, zone }) => id !== 'X' && (zone === 'forest' || zone === 'cave' || zone === 'reserve'),
    )
    .map(({ id, strength, at }) => ({
      id: id as OrcLetter,
      strength,
      from: at < 0 ? '' : squareName(at),
      ends: Object.fromEntries(ENDS.map((end) => [end, 0])) as Record<End, number>,
      breaches: 0,
      takes: {},
    }));
}

export class Tally {
  private readonly seat: Seat;
  private readonly player: Player;
  private readonly spaces: Map<string, SpaceOdds>;
  private readonly fields: Map<string, FieldOdds>;
  private readonly herds: Map<number, HerdOdds>;
  private readonly traps: Map<string, TrapOdds>;
  private readonly orcs: Map<OrcId, OrcOdds>;
  private readonly taken: Record<string, number> = {};
  private arrival: Record<string, number> | null = null;
  private readonly lost: Bundle = {};
  private readonly paid: Bundle = {};
  private readonly gained: Bundle = {};
  private captured = 0;

  constructor(game: Game, seat: Seat) {
    this.seat = seat;
    this.player = game.players[seat];
    const { squares, fiends } = this.player;
    this.spaces = new Map(FOREST.map((at) => [squareName(at), { at: squareName(at), any: 0, by: {} }]));
    this.fields = new Map(
      FOREST.flatMap((at) => {
        const { crop, crops } = squares[at]!;
        return crop ? [[squareName(at), { at: squareName(at), crop, n: crops, lost: 0 }] as const] : [];
      }),
    );
    this.herds = herdsOf(this.player);
    this.traps = new Map(
      fiends!.traps.map(({ id, at, active }) => [
        squareName(at),
        { at: squareName(at), id, active, off: 0, by: {}, does: [] },
      ]),
    );
    this.orcs = new Map(orcOdds(this.player).map((orc) => [orc.id, orc]));
  }

  /** One orc's turn; returns what has been seen by now. */
  count(events: readonly GameEvent[], seen: number, weight: number): number {
    const once = new Set<string>();
    const first = (what: string) => !once.has(what) && once.add(what) !== undefined;
    let trap: TrapOdds | undefined;
    const result = (orc: OrcId, what: TrapResult) => {
      if (!trap || !first(`${trap.at} ${orc} ${what}`)) return;
      const known = trap.does.find((entry) => entry.orc === orc && entry.result === what);
      if (known) known.weight += weight;
      else trap.does.push({ orc, result: what, weight });
    };
    let now = seen;
    for (const event of events) {
      if (seatOf(event) !== this.seat) continue;
      switch (event.type) {
        case 'stepped':
        case 'pushed': {
          const { what: orc, at } = event;
          trap = undefined;
          const space = this.spaces.get(at);
          if (!space) break;
          if (first(`enter ${at} ${orc}`)) add(space.by, orc, weight);
          const mark = forestBit(squareAt(at));
          if (!(now & mark)) space.any += weight;
          now |= mark;
          break;
        }
        case 'sprung':
        case 'held': {
          const { what: orc, at } = event;
          trap = this.traps.get(at);
          if (!trap) break;
          if (first(`off ${at} ${orc}`)) add(trap.by, orc, weight);
          const mark = sprungBit(squareAt(at));
          if (!(now & mark)) trap.off += weight;
          now |= mark;
          if (event.type === 'held') result(orc, 'held');
          break;
        }
        case 'weakened':
          if (event.n > 0) result(event.what, 'weakened');
          break;
        case 'defeated':
          result(event.what, 'defeated');
          break;
        case 'befriended':
          result(event.what, 'befriended');
          break;
        case 'cleared':
          if (event.rule === 'fiends.move.crops' && 'at' in event) this.fields.get(event.at)!.lost += weight;
          addGoods(this.lost, event.goods, weight);
          break;
        case 'lost': {
          this.herds.get(areaOf(this.player, squareAt(event.at)))!.lost += weight;
          addGoods(this.lost, event.goods, weight);
          break;
        }
        case 'paid':
          addGoods(this.paid, event.goods, weight);
          break;
        case 'gained':
          addGoods(this.gained, event.goods, weight);
          break;
        case 'breached':
          // Only the way in counts; an orc that looks for a better space is in the cave already.
          if (this.inForest(event.what) && first(`breach ${event.what}`))
            this.orcs.get(event.what)!.breaches += weight;
          break;
        case 'captured':
          this.captured += weight;
          break;
        case 'arrived':
          this.arrival ??= {};
          add(this.arrival, event.at, weight);
          break;
        default:
          event satisfies EventOf<Uncounted>;
      }
    }
    return now;
  }

  /** Nobody leaves the cave for the forest, so where an orc stood at first tells its ways in apart. */
  private inForest(orc: OrcLetter): boolean {
    return this.player.fiends!.orcs.find(({ id }) => id === orc)!.zone !== 'cave';
  }

  /** The event is over. */
  end({ game, weight }: State): void {
    const { orcs, occupied } = game.players[this.seat].fiends!;
    for (const { at } of occupied) add(this.taken, squareName(at), weight);
    for (const { id, zone, at, held } of orcs) {
      const orc = this.orcs.get(id);
      if (!orc) continue;
      orc.ends[zone === 'forest' && held ? 'held' : zone] += weight;
      if (zone === 'cave') add(orc.takes, squareName(at), weight);
    }
  }

  odds(event: EventNumber, of: number): Odds {
    const { seat, taken, arrival, lost, paid, gained, captured } = this;
    return {
      event,
      seat,
      of,
      spaces: [...this.spaces.values()],
      fields: [...this.fields.values()],
      herds: [...this.herds.values()],
      traps: [...this.traps.values()],
      orcs: [...this.orcs.values()],
      taken,
      arrival,
      lost,
      paid,
      gained,
      captured,
    };
  }
}
