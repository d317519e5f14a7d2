// The decisions of a harvest.

import { mealOf, play, savedBy } from '../../engine/index.ts';
import { goodsOf, run } from '../events/group.ts';
import { sidesIn } from '../terms.ts';
import { capital } from '../tongue.ts';
import { asks, type Namers } from './types.ts';

export const HARVEST: Namers<'choose' | 'feed' | 'serve' | 'beg' | 'breed'> = {
  choose(t, { phase }, { game }) {
    const [field, breeding] = sidesIn(t.w, game);
    return capital(phase === 'field' ? t.w.moves.choose(field, breeding) : t.w.moves.choose(breeding, field));
  },
  feed(t, _, { frame, player }) {
    const { perAdult = 0, served = false } = asks(frame, 'feed') ?? {};
    return t.w.moves.feed(t.goods(mealOf(player, perAdult, served)));
  },
  serve(t, { goods, goblin }, { frame, player }) {
    const { perAdult = 0 } = asks(frame, 'feed') ?? {};
    return t.w.moves.serve(t.goods(goods), goblin, t.goods(savedBy(player, perAdult, goblin)));
  },
  beg(t, move, { game }) {
    const played = play(game, move);
    const events = played.ok ? played.value.events : [];
    const eaten = goodsOf(run(events, (event) => event.type === 'paid'));
    const markers = events.find((event) => event.type === 'begged')?.n ?? 0;
    return t.w.moves.beg(t.goods(eaten), markers);
  },
  breed(t, move, { game, frame }) {
    const { moves: w } = t.w;
    if (move.types.length === 0) return w.breedNone;
    const animals = t.list(move.types.map((animal) => t.good(animal, 2)));
    if (!asks(frame, 'breed')?.again) return w.breed(animals, '');
    // Feeding room: what it costs to breed again.
    const played = play(game, move);
    const paid = played.ok ? played.value.events.find((event) => event.type === 'paid') : undefined;
    return w.breed(animals, t.goods(paid?.goods ?? {}));
  },
};
