// Bilkarr, his potions, and Metamorpha.

import { bilkarrDawn } from '../../bilkarr/dawn.ts';
import { enterBilkarr } from '../../bilkarr/enter.ts';
import { gatesOn } from '../../map/gates.ts';
import { ABILITIES } from '../../metamorpha/abilities.ts';
import { standingOn, wake } from '../../metamorpha/use.ts';
import { entersAt } from '../../metamorpha/wander.ts';
import {
  buyPotion,
  drinkPotion,
  meetsBilkarr,
  type PotionChange,
  turnPotions,
  usePotion,
} from '../../potions/clock.ts';
import type { GameEvent } from '../../state/events.ts';
import { type Result, refuse } from '../../state/result.ts';
import { GATES, type Gate } from '../../state/vocabulary.ts';
import { rolled } from '../chance.ts';
import type { Evening, Phase } from '../state.ts';
import { type Handlers, type Played, step } from '../steps.ts';

type Rolling = Extract<Phase, { is: 'roll' }>;

/** One figure after the other; then the evening goes on where it was. */
function rollNext(evening: Evening, rolling: Rolling): Evening {
  const who = rolling.who.slice(1);
  if (who.length > 0) return { ...evening, phase: { ...rolling, who } };
  return { ...evening, phase: { is: rolling.at === 'checkpoint' ? 'dusk' : 'turn' } };
}

/** battalia.npc.enter battalia.bilkarr.corner */
function comes(evening: Evening, rolling: Rolling, gate: Gate, before: GameEvent[]): Result<Played> {
  const { map } = evening.table;
  const inPlay = new Map(gatesOn(map));
  const entered = entersAt([...inPlay.keys()], gate);
  if (!entered.ok) return entered;
  if (rolling.who[0] === 'metamorpha') {
    const table = { ...evening.table, metamorpha: inPlay.get(gate)! };
    return step(rollNext({ ...evening, table }, rolling), ...before, {
      event: 'metamorphaEntered',
      gate,
      rule: 'battalia.npc.enter',
    });
  }
  const told = enterBilkarr(map, gate, rolling.at === 'dawn' ? 'corner' : 'checkpoint');
  if (!told.ok) return told;
  const table = { ...evening.table, bilkarr: told.value.bilkarr };
  return step(rollNext({ ...evening, table }, rolling), ...before, ...told.value.events);
}

function withPotions(evening: Evening, change: Result<PotionChange>): Result<Played> {
  if (!change.ok) return change;
  const { potions, events } = change.value;
  return step({ ...evening, table: { ...evening.table, potions } }, ...events);
}

export const wander: Handlers<'roll' | 'rollHere' | 'buy' | 'drink' | 'use' | 'shape'> = {
  roll(evening, { gate }) {
    const { phase } = evening;
    return phase.is === 'roll'
      ? comes(evening, phase, gate, [])
      : refuse('eveningNotNow', 'battalia.npc.enter');
  },

  /** The die of the app, until a gate is in play. battalia.npc.reroll */
  rollHere(evening) {
    const { phase, table } = evening;
    if (phase.is !== 'roll') return refuse('eveningNotNow', 'battalia.npc.enter');
    const inPlay = gatesOn(table.map).map(([gate]) => gate);
    const who = phase.who[0]!;
    const told: GameEvent[] = [];
    let random = evening.random;
    for (;;) {
      const [face, after] = rolled({ random });
      random = after;
      const gate = GATES.find((each) => each === face)!;
      told.push({ event: 'wandererRolled', who, gate, rule: 'battalia.npc.enter' });
      if (inPlay.includes(gate)) return comes({ ...evening, random }, phase, gate, told);
      told.push({ event: 'rolledAgain', who, gate, rule: 'battalia.npc.reroll' });
    }
  },

  buy(evening, { seat, potion }) {
    const { bilkarr, players, potions } = evening.table;
    const meets = meetsBilkarr(bilkarr, players[seat]!);
    return meets.ok ? withPotions(evening, buyPotion(potions, seat, potion)) : meets;
  },
  drink: (evening, { seat, potion, target }) =>
    withPotions(evening, drinkPotion(evening.table.potions, seat, potion, evening.table.agreed, target)),
  use: (evening, { seat, potion }) => withPotions(evening, usePotion(evening.table.potions, seat, potion)),

  /** The tribute is seen on the table. battalia.metamorpha.tribute */
  shape(evening, { seat, hero }) {
    const uses = evening.turn.uses.filter((use) => use.seat === seat);
    const standing = standingOn(evening.table, seat, { uses, hand: 1 });
    const woken = wake(standing, hero);
    if (!woken.ok) return woken;
    const terrain = standing.terrain!;
    return step(
      { ...evening, turn: { ...evening.turn, uses: [...evening.turn.uses, { seat, hero, terrain }] } },
      { event: 'tributePaid', hero, terrain, rule: ABILITIES[terrain].rule },
    );
  },
};

/** A new day: the Oracle has turned, Bilkarr walks, potions turn with him. */
export function atDawn(morning: Evening): Played {
  const { table } = morning;
  const { bilkarr, map, calendar, agreed } = table;
  const turned = turnPotions(table.potions);
  const clear: Evening = { ...morning, table: { ...table, potions: turned.potions } };
  if (!bilkarr) return { game: clear, events: turned.events };
  const told = bilkarrDawn(map, bilkarr, calendar, agreed.options);
  const phase: Phase =
    told.outcome === 'rollNeeded' ? { is: 'roll', who: ['bilkarr'], at: 'dawn' } : morning.phase;
  return {
    game: { ...clear, phase, table: { ...clear.table, bilkarr: told.bilkarr } },
    events: [...told.events, ...turned.events],
  };
}
