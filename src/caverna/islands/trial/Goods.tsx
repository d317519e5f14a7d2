import type { JSX } from 'preact';
import { iconOf } from '../../../site/icons.ts';
import type { Language } from '../../../site/languages.ts';
import { ALL_GOODS, type Player } from '../../engine/index.ts';
import { personIcon } from '../../scene/people.ts';
import { nameGood } from '../../telling/index.ts';

interface Props {
  language: Language;
  label: string;
  player: Player;
}

const Sign = ({ name }: { name: string }): JSX.Element => (
  <svg class="icon" aria-hidden="true">
    <use href={`/icons.svg#${name}`} />
  </svg>
);

/** Goods, begging markers and people with their weapons, in one line. */
export function Goods({ language, label, player }: Props): JSX.Element {
  const { goods, begging, dwarfs } = player;
  const own = ALL_GOODS.filter((good) => (goods[good] ?? 0) > 0);
  return (
    <ul class="trial-goods" aria-label={label}>
      {own.map((good) => (
        <li key={good}>
          <Sign name={iconOf(good)} />
          {goods[good]} {nameGood(language, good, goods[good] ?? 0)}
        </li>
      ))}
      {begging > 0 && (
        <li>
          <Sign name="begging" />
          {begging}
        </li>
      )}
      {dwarfs.map((dwarf, i) => (
        <li key={i}>
          <Sign name={personIcon(player, dwarf)} />
          {dwarf.weapon > 0 && (
            <>
              <Sign name="weapon" />
              {dwarf.weapon}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
