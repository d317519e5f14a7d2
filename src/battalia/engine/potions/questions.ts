import { answerOf } from '../map/given.ts';
import { type Tells, tells } from '../scenario/tells.ts';
import type { Question } from '../scenario/types.ts';
import { readOptions } from '../state/options.ts';
import { ok, type Result } from '../state/result.ts';
import { usuallyAgreed } from '../state/table.ts';
import type { Bilkarr, Player, Seat } from '../state/types.ts';
import type { Potion } from '../state/vocabulary.ts';
import { activeFor, mayFight, potionStrength, readyToday } from './active.ts';
import {
  buyPotion,
  drinkPotion,
  meetsBilkarr,
  onSale,
  type PotionChange,
  type Potions,
  turnPotions,
  usePotion,
} from './clock.ts';

/** What is done with potions, one after the other: `["buy", 0, "colossus"]`, `["dawn"]`. */
type Deed =
  | readonly ['buy' | 'use', Seat, Potion]
  | readonly ['drink', Seat, Potion, Seat?]
  | readonly ['dawn'];

const sitting = { ...usuallyAgreed(4), sides: 'single' as const };

function done(potions: Potions, deed: Deed): Result<PotionChange> {
  if (deed[0] === 'dawn') return ok(turnPotions(potions));
  const [what, seat, potion, target] = deed;
  if (what === 'buy') return buyPotion(potions, seat, potion);
  return what === 'use'
    ? usePotion(potions, seat, potion)
    : drinkPotion(potions, seat, potion, sitting, target);
}

/** As far as the deeds are lawful. */
function after(deeds: readonly Deed[]): { potions: Potions; told: object[]; tells: Tells[] } {
  let potions: Potions = {};
  const said: Tells[] = [];
  const told = deeds.map((deed) => {
    const change = done(potions, deed);
    if (change.ok) potions = change.value.potions;
    said.push(tells(change));
    return answerOf(change, ({ events }) => ({ rules: events.map(({ rule }) => rule) }));
  });
  return { potions, told, tells: said };
}

export const ABOUT_POTIONS: Readonly<Record<string, Question>> = {
  potionDeeds: (given) => {
    const done = after(given.deeds as Deed[]);
    return { ...done, onSale: onSale(done.potions) };
  },
  /** The angle after each deed. */
  potionAngles: (given) => {
    const deeds = given.deeds as Deed[];
    return deeds.map(
      (_, i) => after(deeds.slice(0, i + 1)).potions[given.potion as Potion]?.angle ?? 'supply',
    );
  },
  potionBuyer: (given) =>
    answerOf(
      meetsBilkarr(given.bilkarr as Bilkarr | null, { heroes: given.heroes as Player['heroes'] }),
      () => ({}),
    ),
  potionBattle: (given) => {
    const { potions } = after(given.deeds as Deed[]);
    return (given.seats as Seat[]).map((seat) => ({
      strength: potionStrength(potions, seat),
      active: activeFor(potions, seat),
      ready: readyToday(potions, seat),
    }));
  },
  mayFight: (given) => {
    const { potions } = after(given.deeds as Deed[]);
    const options = readOptions(given.options)!;
    return (given.fights as [Seat, Seat | null][]).map(([attacker, defender]) =>
      answerOf(mayFight(potions, attacker, defender, options), () => ({})),
    );
  },
};
