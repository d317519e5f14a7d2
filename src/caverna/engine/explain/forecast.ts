// The feeding that comes next, as far as everybody at the table can know it.

import { donkeysWanted, sendDonkeysToMines } from '../housing/house.ts';
import { perAdultIn } from '../legal/feed.ts';
import { publicView } from '../play/view.ts';
import type { Game, Player, Seat } from '../state/types.ts';
import { type Harvest, PHASES } from '../state/vocabulary.ts';
import { explainFeeding, type FeedingBill } from './feeding.ts';

interface Forecast {
  round: number;
  /** The harvest that asks for food; null while its marker is face down, and a full one is reckoned with. */
  harvest: Harvest | null;
  bill: FeedingBill;
}

/** In a later round today's newborns are grown up. */
const grown = (player: Player): Player => ({
  ...player,
  dwarfs: player.dwarfs.map((dwarf) => (dwarf.newborn ? { ...dwarf, newborn: false } : dwarf)),
});

/** Idle donkeys walk into mines when the feeding begins, as `sendToMines` has it (base.animals.rearrange). */
function atWork(player: Player): Player {
  const copy = { ...player };
  const wanted = donkeysWanted(player);
  if (wanted) sendDonkeysToMines(copy, wanted);
  return copy;
}

const eaten = ({ phase, step, players, stack, starting }: Game, seat: Seat): boolean => {
  const [now, feed] = [PHASES.indexOf(phase), PHASES.indexOf('feed')];
  if (now !== feed) return now > feed;
  const place = (seat - starting + players.length) % players.length;
  return place < step && !stack.some((frame) => frame.kind === 'feed' && frame.seat === seat);
};

/** The next feeding of a seat and its bill; null when none will come. */
export function nextFeeding(game: Game, seat: Seat): Forecast | null {
  const player = game.players[seat];
  if (!player) return null;
  for (const { round, harvest } of publicView(game).rounds) {
    if (round < game.round || harvest === 'none' || (round === game.round && eaten(game, seat))) continue;
    const frame = game.stack.at(-1);
    const served = round === game.round && frame?.kind === 'feed' && frame.seat === seat && frame.served;
    const eaters = atWork(round === game.round ? player : grown(player));
    return { round, harvest, bill: explainFeeding(eaters, perAdultIn(harvest), served) };
  }
  return null;
}
