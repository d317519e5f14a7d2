import type { JSX } from 'preact';
import { iconOf } from '../../../../site/icons.ts';
import { ALL_GOODS, type Bundle, type Good, type Player } from '../../../engine/index.ts';
import { nameGood } from '../../../telling/index.ts';
import { useReader } from '../context.ts';
import { asChange } from '../signs/numbers.ts';
import { Sign } from '../signs/Sign.tsx';

interface Props {
  player: Player;
  name: string;
  /** What a choice in view would change. */
  change?: Bundle | undefined;
}

const always: ReadonlySet<Good> = new Set<Good>([
  'wood',
  'stone',
  'ore',
  'gold',
  'ruby',
  'grain',
  'vegetable',
  'food',
]);

/** Everything a player has, always in the same order. */
export function Hand({ player, name, change = {} }: Props): JSX.Element {
  const { language, t } = useReader();
  const goods = ALL_GOODS.filter(
    (good) => always.has(good) || (player.goods[good] ?? 0) > 0 || (change[good] ?? 0) !== 0,
  );
  return (
    <ul class="hand" aria-label={t.goodsOf(name)}>
      {goods.map((good) => {
        const n = player.goods[good] ?? 0;
        const by = change[good] ?? 0;
        return (
          <li
            key={good}
            class={`hand-good good-${good}${n === 0 ? ' none' : ''}`}
            title={nameGood(language, good, n)}
          >
            <Sign name={iconOf(good)} label={nameGood(language, good, n)} />
            <span class="hand-n">{n}</span>
            {by !== 0 && <span class="hand-by">{asChange(by)}</span>}
          </li>
        );
      })}
      {player.begging > 0 && (
        <li class="hand-good hand-begging" title={t.begging(player.begging)}>
          <Sign name="begging" label={t.begging(player.begging)} />
          <span class="hand-n">{player.begging}</span>
        </li>
      )}
    </ul>
  );
}
