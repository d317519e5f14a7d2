// Placing, and what is done on a space.

import {
  type Effect,
  effectLabel,
  type Frame,
  type Game,
  goesFree,
  type Land,
  nextDwarf,
  orcsTold,
  type SpaceId,
  sideOf,
  type Twin,
} from '../../engine/index.ts';
import { actionInWords, type Here, hereFor, hereOn, togetherInWords } from '../actions.ts';
import { nameTile } from '../names.ts';
import { dwarfInWords } from '../people.ts';
import { capital, type Tongue } from '../tongue.ts';
import { asks, type Namers } from './types.ts';

/** What this seat would do on a space. */
function doings(t: Tongue, game: Game, space: SpaceId, here: Here): string {
  const side = sideOf(game, space);
  return side ? actionInWords(t.language, side.action, here) : '';
}

const withAction = (space: string, action: string): string => (action ? `${space}: ${action}` : space);

/** The effects of a part, by the label that the move `do` names. */
function partOf(game: Game, frame: Frame, label: string): readonly Effect[] {
  const act = asks(frame, 'act');
  const units = act ? (sideOf(game, act.space)?.plan.units ?? []) : [];
  const found = units.find((unit) => unit.label === label);
  if (found) return found.effects;
  return label === 'grow' ? [{ do: 'grow' }] : [{ do: 'furnish', only: 'dwellings' }];
}

/** A bonus tile of a campaign: a trap, a twin tile, or a tile of the supply board base. */
function bonusInWords(t: Tongue, part: string): string {
  if (part === 'trap') return t.w.moves.basicTrap;
  const name = part.split('.').at(-1)!;
  const land = t.w.actions.twins[name as Twin] ?? t.w.lands[name as Land];
  return land ? capital(land) : t.w.moves.furnish(nameTile(t.language, name), null);
}

export const WORK: Namers<
  'place' | 'promote' | 'pass' | 'do' | 'imitate' | 'protect' | 'visit' | 'send' | 'hurry'
> = {
  place(t, { space }, { game, frame, player }) {
    const work = asks(frame, 'work');
    const here = hereOn(game, frame.seat, space);
    const whose = work ? hereFor(game, here, nextDwarf(player, work)) : here;
    return withAction(t.space(space), doings(t, game, space, whose));
  },
  promote: (t, { strength }, { player }) =>
    t.w.moves.promote(strength, goesFree(player, strength) ? null : t.goods({ ruby: 1 })),
  pass: (t) => t.w.moves.pass,
  do(t, { part }, { game, frame, player }) {
    if (asks(frame, 'bonus')) return bonusInWords(t, part);
    const act = asks(frame, 'act');
    const here = act ? hereOn(game, frame.seat, act.space, act.imitated) : { player, goods: {} };
    const whose = hereFor(game, here, frame.dwarf);
    const effects = partOf(game, frame, part);
    // A clumsy person may take a lone good only to give it back (folk.open.clumsyOne).
    const text = capital(togetherInWords(t, effects, whose)) || t.w.moves.drop(t.goods(here.goods));
    // The same part twice in one space: the label says which.
    return effects[0] && part !== effectLabel(effects[0]) ? t.w.moves.second(text) : text;
  },
  imitate(t, { space }, { game, frame }) {
    const food = asks(frame, 'imitate')?.food ?? 0;
    const here = hereFor(game, hereOn(game, frame.seat, space, true), frame.dwarf);
    return t.w.moves.imitate(t.space(space), doings(t, game, space, here), t.goods({ food }));
  },
  protect: (t, { space }, { game, frame }) =>
    t.w.moves.protect(t.goods({ ruby: 1 }), t.space(space), t.goods(hereOn(game, frame.seat, space).goods)),
  visit: (t, { space, dwarf }, { game, frame, player }) =>
    t.w.moves.visit(
      t.space(space),
      doings(t, game, space, hereOn(game, frame.seat, space)),
      dwarf ? dwarfInWords(t, player, dwarf) : '',
    ),
  send(t, { orc, space }, { game, frame, player }) {
    const { moves: w } = t.w;
    const here: Here = { ...hereOn(game, frame.seat, space), orc: true };
    const { orcOf, worksFully } = orcsTold();
    return worksFully(player, orcOf(player, orc))
      ? capital(w.orcUses(w.orc(orc), t.space(space), doings(t, game, space, here)))
      : capital(w.orcCollects(w.orc(orc), t.goods(here.goods), t.space(space)));
  },
  hurry: (t) => t.w.moves.hurry(t.goods({ ruby: 1 })),
};
