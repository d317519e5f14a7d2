// Orcish events that make one line.

import { type EventOf, type Game, orcsTold, squareName } from '../../engine/index.ts';
import { capital, type Tongue } from '../tongue.ts';
import { type Finder, run } from './group.ts';
import { orcIn } from './orcs.ts';
import { who } from './types.ts';

/** What is paid to an orc, and what is left of it. */
export const bribe: Finder = ([paid, bribed, weakened]) => {
  if (paid?.type !== 'paid' || bribed?.type !== 'bribed') return null;
  if (weakened?.type !== 'weakened' || !weakened.n) return null;
  const strength = weakened.n;
  const tell = (t: Tongue, game: Game): string =>
    t.w.events.bribedTo(who(t, bribed, game), t.w.moves.orc(bribed.what), t.goods(paid.goods), strength);
  return { events: [paid, bribed, weakened], tell };
};

/** All steps of an orc that nothing interrupts. */
export const march: Finder = (events) => {
  const [first] = events;
  if (first?.type !== 'stepped') return null;
  const steps = run(
    events,
    (event): event is EventOf<'stepped'> =>
      event.type === 'stepped' && event.seat === first.seat && event.what === first.what,
  );
  const entrance = squareName(orcsTold().CAVE);
  const squares = steps.map(({ at }) => at).filter((at) => at !== entrance);
  if (squares.length === 0) return null;
  const enters = squares.length < steps.length;
  const tell = (t: Tongue, game: Game): string =>
    capital((enters ? t.w.events.steppedIn : t.w.events.stepped)(orcIn(t, first, game), squares.join(' → ')));
  return { events: steps, tell };
};
