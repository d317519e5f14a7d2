// What orcs, traps and mines make happen.

import {
  type FiendsEventType,
  type Game,
  type OrcId,
  orcsTold,
  type Seat,
  squareName,
} from '../../engine/index.ts';
import { dwarfInWords } from '../people.ts';
import { placeInWords, yieldOf } from '../places.ts';
import { capital, type Tongue } from '../tongue.ts';
import { type Tellers, who } from './types.ts';

/** "Orc A of Anna"; alone at the table, "Orc A". */
export function orcIn(t: Tongue, event: { seat: Seat; what: OrcId }, game: Game): string {
  const orc = t.w.moves.orc(event.what);
  return game.players.length > 1 ? t.w.events.ofSeat(orc, who(t, event, game)) : orc;
}

interface There {
  seat: Seat;
  at: string;
}

const ownerOf = ({ seat }: There, game: Game) => game.players[seat];
const placeOf = (t: Tongue, event: There, game: Game): string =>
  placeInWords(t, ownerOf(event, game), event.at);
const mined = (t: Tongue, event: There & { n: number }, game: Game): string =>
  t.goods({ [yieldOf(ownerOf(event, game), event.at)]: event.n });
const isCave = ({ at }: There): boolean => at === squareName(orcsTold().CAVE);

export const ORCS: Tellers<FiendsEventType> = {
  event: (t, { n }) => t.w.events.event(n),
  drew(t, event, game) {
    const steps = orcsTold()
      .cardOf(event.what, game.setup.box)
      .steps.map((way) => t.w.moves.ways[way]);
    return t.w.events.drew(who(t, event, game), steps.join(', '));
  },
  stepped: (t, event, game) =>
    capital(
      isCave(event)
        ? t.w.events.entered(orcIn(t, event, game))
        : t.w.events.stepped(orcIn(t, event, game), event.at),
    ),
  pushed(t, event, game) {
    const { events: w, moves } = t.w;
    const [name, orc] = [who(t, event, game), moves.orc(event.what)];
    return isCave(event) ? w.pushedIn(name, orc) : w.pushed(name, orc, event.at);
  },
  bribed: (t, event, game) =>
    t.w.events.bribed(
      who(t, event, game),
      t.w.moves.orc(event.what),
      t.goods({ [orcsTold().bribeOf(game)]: event.n }),
    ),
  // At 0 its defeat is told next.
  weakened: (t, event, game) =>
    event.n ? capital(t.w.events.weakened(orcIn(t, event, game), event.n)) : null,
  lost: (t, event, game) => t.w.events.lost(who(t, event, game), t.goods(event.goods), event.at),
  held: (t, event, game) => t.w.events.held(orcIn(t, event, game), event.at, t.trap(event.trap)),
  freed: (t, event, game) => capital(t.w.events.freed(orcIn(t, event, game))),
  sprung: (t, event, game) => t.w.events.sprung(orcIn(t, event, game), event.at, t.trap(event.trap)),
  defeated: (t, event, game) => capital(t.w.events.defeated(orcIn(t, event, game))),
  befriended: (t, event, game) =>
    capital(t.w.events.befriended(orcIn(t, event, game), placeOf(t, event, game), event.at)),
  rewarded: (t, event, game) =>
    event.what === 'gold'
      ? t.w.events.rewardedGold(who(t, event, game))
      : t.w.events.rewarded(who(t, event, game), t.reward(event.what)),
  breached: (t, event, game) =>
    capital(t.w.events.breached(orcIn(t, event, game), event.at, placeOf(t, event, game))),
  released: (t, event, game) => capital(t.w.events.released(orcIn(t, event, game))),
  captured(t, event, game) {
    const whom = 'n' in event ? dwarfInWords(t, ownerOf(event, game), event.n) : t.w.moves.orc(event.what);
    return t.w.events.captured(who(t, event, game), whom, event.at);
  },
  arrived: (t, event, game) => capital(t.w.events.arrived(orcIn(t, event, game), event.at)),
  laid: (t, event, game) => t.w.events.laid(who(t, event, game), t.trap(event.what), event.at),
  stocked: (t, event, game) => t.w.events.stocked(who(t, event, game), mined(t, event, game), event.at),
  // What the miner orc brings is told when it is gained.
  hauled: (t, event, game) =>
    event.rule === 'fiends.mining.haul'
      ? t.w.events.hauled(who(t, event, game), mined(t, event, game), event.at)
      : null,
  fought: (t, event, game) =>
    t.w.events.fought(who(t, event, game), t.w.moves.orc(event.what), t.goods({ dog: event.n })),
  unlocked: (t, event, game) => t.w.events.unlocked(who(t, event, game)),
  forgiven: (t, event, game) => t.w.events.forgiven(who(t, event, game), event.n),
  lodged: (t, event, game) => t.w.events.lodged(who(t, event, game)),
};
