import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { RuleLink } from '../../../../islands/RuleLink.tsx';
import { iconOf } from '../../../../site/icons.ts';
import {
  canGrow,
  FARM_ANIMALS,
  type FarmAnimal,
  type Game,
  hasRoomFor,
  nextFeeding,
  type Player,
  type Seat,
} from '../../../engine/index.ts';
import { nameGood, nameTile } from '../../../telling/index.ts';
import { useReader } from '../context.ts';
import { Goods } from '../signs/Goods.tsx';
import { withMinus } from '../signs/numbers.ts';
import { Sign } from '../signs/Sign.tsx';

/** Looked no further than this: "3 or more". */
const MOST_HEADS = 3;

const roomFor = (player: Player, animal: FarmAnimal): number => {
  let heads = 0;
  while (heads < MOST_HEADS && hasRoomFor(player, animal, heads + 1)) heads++;
  return heads;
};

/** What the next feeding will ask for, and whether there is room for people and animals. All by the engine. */
export function Forecast({ game, seat }: { game: Game; seat: Seat }): JSX.Element {
  const { language, t } = useReader();
  const feeding = useMemo(() => nextFeeding(game, seat), [game, seat]);
  const player = game.players[seat];
  const growth = useMemo(() => canGrow(player), [player]);
  const room = useMemo(
    () => FARM_ANIMALS.map((animal) => [animal, roomFor(player, animal)] as const),
    [player],
  );
  const due = Object.entries(player.due).filter(([round]) => Number(round) > game.round);
  return (
    <section class="forecast" aria-label={t.forecast}>
      {feeding ? (
        <details class={feeding.bill.missing > 0 ? 'bill short' : 'bill'}>
          <summary>
            <Sign name="food" />
            <span>
              {t.feeding} ({t.feedingIn(feeding.round, feeding.round === game.round)}):{' '}
              <strong>{t.feedingDue(feeding.bill.due, feeding.bill.food)}</strong>
              {feeding.bill.stone ? ` ${t.stoneDue(feeding.bill.stone)}` : ''} ·{' '}
              {feeding.bill.missing > 0 ? (
                <strong class="alarm">{t.feedingShort(feeding.bill.missing)}</strong>
              ) : (
                t.feedingCovered
              )}
            </span>
          </summary>
          <ul class="bill-lines">
            {feeding.bill.lines
              .filter(({ count }) => count > 0)
              .map(({ what, count, food, rule }) => (
                <li key={what}>
                  {count} {t.eaters[what] ?? nameTile(language, what)}: {withMinus(food)}{' '}
                  <RuleLink language={language} rule={rule} />
                </li>
              ))}
          </ul>
        </details>
      ) : (
        <p class="bill">{t.noFeeding}</p>
      )}
      {due.length > 0 && (
        <ul class="due">
          {due.map(([round, goods]) => (
            <li key={round} title={t.due(Number(round))}>
              <span aria-hidden="true" class="soft">
                {round}:
              </span>
              <span class="hidden-visually">{t.due(Number(round))}</span> <Goods goods={goods} />
            </li>
          ))}
        </ul>
      )}
      <p class="rooms">
        <span class={growth ? 'room-for' : 'room-for full'} title={t.growth}>
          <Sign name="family-growth" label={t.growth} />
          <span>{growth ? t.yes : t.no}</span>
        </span>
        {room.map(([animal, heads]) => (
          <span
            key={animal}
            class={heads > 0 ? 'room-for' : 'room-for full'}
            title={`${t.animalRoom}: ${nameGood(language, animal, 2)}`}
          >
            <Sign name={iconOf(animal)} label={`${t.animalRoom}: ${nameGood(language, animal, 2)}`} />
            <span>
              <span aria-hidden="true">{heads === MOST_HEADS ? `${heads}+` : heads}</span>
              <span class="hidden-visually">{t.moreOf(heads, heads === MOST_HEADS)}</span>
            </span>
          </span>
        ))}
      </p>
    </section>
  );
}
