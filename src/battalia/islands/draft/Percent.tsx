import type { JSX } from 'preact';
import type { DraftWords } from '../../../i18n/battalia-draft.ts';
import { asNumber, type Fraction } from '../../odds/index.ts';

/** A chance in whole percent; what is neither certain nor impossible never looks so. */
export function Percent({ words, chance }: { words: DraftWords; chance: Fraction }): JSX.Element {
  if (chance.n === 0n) return <>{words.impossible}</>;
  if (chance.n === chance.d) return <>{words.certain}</>;
  const percent = Math.round(asNumber(chance) * 100);
  const text = percent === 0 ? '< 1' : percent === 100 ? '> 99' : String(percent);
  return <>{words.percent(text)}</>;
}
