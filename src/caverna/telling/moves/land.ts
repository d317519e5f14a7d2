// What lies, stands and is built on squares.

import {
  type Built,
  type Bundle,
  furnishWays,
  type Game,
  isEmpty,
  type Move,
  orcsTold,
  type Player,
  play,
  plus,
  squareAt,
  tileBrings,
  toll,
} from '../../engine/index.ts';
import { placeInWords, yieldOf } from '../places.ts';
import { capital, inBrackets, type Tongue } from '../tongue.ts';
import { asks, type MoveOf, type Namers } from './types.ts';

/** "Meadow on c4, field on b4". */
export function builtInWords(t: Tongue, what: Built, at: string, and = ''): string {
  const { moves: w, lands } = t.w;
  const both = (a: string, b: string): string => `${w.on(a, at)}, ${w.on(b, and)}`;
  switch (what) {
    case 'meadowField':
      return both(lands.meadow, lands.field);
    case 'cavernTunnel':
      return both(lands.cavern, lands.tunnel);
    case 'cavernCavern':
      return w.caverns(at, and);
    case 'oreMine':
      return and ? both(lands.oreMine, lands.deepTunnel) : w.on(lands.oreMine, at);
    case 'largePasture':
      return w.on(lands.largePasture, w.pair(at, and));
    case 'stable':
      return w.on(t.w.stable, at);
    default:
      return w.on(lands[what], at);
  }
}

/** What is printed below a new tile, and what it brings to hang over the edge. */
const bonusOf = (player: Player, { what, at, and }: MoveOf<'build'>): Bundle =>
  tileBrings(player, what, squareAt(at), and ? squareAt(and) : -1)
    .map(({ goods }) => goods)
    .reduceRight(plus, {});

/** What a restocking puts into each mine, as the engine does it. */
function stockedBy(t: Tongue, game: Game, player: Player, move: Move): string {
  const played = play(game, move);
  const stocked = played.ok ? played.value.events.filter((event) => event.type === 'stocked') : [];
  return t.list(stocked.map(({ at, n }) => t.w.moves.into(t.goods({ [yieldOf(player, at)]: n }), at)));
}

export const LAND: Namers<
  | 'build'
  | 'furnish'
  | 'site'
  | 'sow'
  | 'arrange'
  | 'lay'
  | 'restock'
  | 'occupy'
  | 'befriend'
  | 'lodge'
  | 'drive'
> = {
  build(t, move, { frame, player }) {
    const effect = asks(frame, 'build')?.effect;
    const rubies = effect ? toll(player, effect, move.what) : 0;
    const bonus = bonusOf(player, move);
    const marks = [
      ...(rubies ? [t.goods({ ruby: rubies })] : []),
      ...(isEmpty(bonus) ? [] : [t.w.moves.brings(t.goods(bonus))]),
    ];
    return capital(builtInWords(t, move.what, move.at, move.and)) + inBrackets(marks.join(', '));
  },
  furnish(t, { tile }, { game, frame, player }) {
    const special = asks(frame, 'furnish')?.effect.price ?? null;
    return t.w.moves.furnish(t.tile(tile), t.price(furnishWays(game, player, tile, special)));
  },
  site(t, { at }, { frame }) {
    const tile = asks(frame, 'site')?.tile;
    return t.w.moves.site(tile ? t.tile(tile) : '', at);
  },
  sow: (t, { crop, at }) => t.w.moves.sow(t.goods({ [crop]: 1 }), at),
  arrange(t, { stands }) {
    const { moves: w } = t.w;
    if (stands.length === 0) return w.arrangeNone;
    return w.arrange(stands.map(({ animal, n, at }) => w.on(t.goods({ [animal]: n }), at)).join(', '));
  },
  lay(t, { trap, at }, { frame }) {
    const price = asks(frame, 'layTrap')?.free ? null : t.goods(orcsTold().trapFacts(trap).price);
    return t.w.moves.lay(t.trap(trap), at, price);
  },
  restock: (t, move, { game, player }) => t.w.moves.restock(stockedBy(t, game, player, move)),
  occupy(t, { at }, { frame, player }) {
    const { moves: w } = t.w;
    return w.occupy(w.orc(asks(frame, 'breach')?.orc ?? ''), placeInWords(t, player, at), at);
  },
  befriend: (t, { orc, at }, { player }) =>
    capital(t.w.moves.befriend(t.w.moves.orc(orc), placeInWords(t, player, at), at)),
  lodge(t, { homes, orcs: movers = [] }) {
    const { moves: w } = t.w;
    const rooms = homes.map((at, i) => w.on(w.dwarf(i + 1), at));
    return w.lodge([...rooms, ...movers.map(({ orc, at }) => w.on(w.orc(orc), at))].join(', '));
  },
  drive: (t, { at }, { player }) =>
    t.w.moves.drive(t.goods({ [yieldOf(player, at)]: player.fiends!.mined[squareAt(at)] ?? 0 }), at),
};
