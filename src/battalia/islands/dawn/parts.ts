import type { EventFrom } from 'xstate';
import type { Language } from '../../../site/languages.ts';
import type { dawnMachine } from '../../machines/index.ts';
import { asNumber, asText, type Fraction } from '../../odds/index.ts';
import type { DawnPlan } from '../../simulators/dawn.ts';

/** What every panel of the tool gets. */
export interface DawnParts {
  language: Language;
  plan: DawnPlan;
  send(event: EventFrom<typeof dawnMachine>): void;
}

/** `17 %`, and what is hardly there with more figures. */
export function percent(language: Language, chance: Fraction): string {
  const number = asNumber(chance);
  const figures =
    number > 0 && number < 0.01 ? { maximumSignificantDigits: 1 } : { maximumFractionDigits: 0 };
  return new Intl.NumberFormat(language, { style: 'percent', ...figures }).format(number);
}

/** `1/6 (17 %)`. */
export const chanceText = (language: Language, chance: Fraction): string =>
  chance.n === 0n ? '0' : `${asText(chance)} (${percent(language, chance)})`;

export const byChance = <Key>(squares: ReadonlyMap<Key, Fraction>): [Key, Fraction][] =>
  [...squares].sort(([, a], [, b]) => Number(b.n * a.d - a.n * b.d));
