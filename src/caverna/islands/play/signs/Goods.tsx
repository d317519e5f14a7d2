import type { JSX } from 'preact';
import { iconOf } from '../../../../site/icons.ts';
import type { Bundle, Good } from '../../../engine/index.ts';
import { nameGood } from '../../../telling/index.ts';
import { useReader } from '../context.ts';
import { asChange, withMinus } from './numbers.ts';
import { Sign } from './Sign.tsx';

interface Props {
  goods: Bundle;
  /** Show a sign before each amount: +2, −1. */
  signed?: boolean;
}

/** A few goods as amounts and pictures: 2 🪵 1 🪨. */
export function Goods({ goods, signed = false }: Props): JSX.Element {
  const { language } = useReader();
  const entries = Object.entries(goods).filter(([, n]) => n !== 0) as [Good, number][];
  return (
    <span class="goods">
      {entries.map(([good, n]) => (
        <span key={good} class={`good good-${good}`}>
          {signed ? asChange(n) : withMinus(n)}
          <Sign name={iconOf(good)} label={nameGood(language, good, Math.abs(n))} />
        </span>
      ))}
    </span>
  );
}
