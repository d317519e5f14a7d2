import type { JSX } from 'preact';
import { iconOf } from '../../../../site/icons.ts';
import { inAddress, path } from '../../../../site/paths.ts';
import { COLUMN_ORCS, EVENTS, type Game, type Move, REWARDS } from '../../../engine/index.ts';
import { nameGood, nameReward, nameTile, nameTrap } from '../../../telling/index.ts';
import { useReader } from '../context.ts';
import { Goods } from '../signs/Goods.tsx';
import { Sign } from '../signs/Sign.tsx';

interface Props {
  game: Game;
  moves: readonly Move[];
  onChoose(move: Move): void;
  onPreview(move: Move | null): void;
}

/** Frantic Fiends: the event boards, the orcs of everybody, the reward board and the traps on offer. */
export function OrcBoards({ game, moves, onChoose, onPreview }: Props): JSX.Element | null {
  const { language, t } = useReader();
  const fiends = game.fiends;
  if (!fiends) return null;
  const takes = new Map(moves.flatMap((move) => (move.type === 'reward' ? [[move.reward, move]] : [])));
  const rewards = REWARDS.filter(({ strip }) => fiends.longStrips.includes(strip));
  return (
    <div class="orc-boards">
      <section>
        <h3 class="small-head">{t.eventBoards}</h3>
        <ol class="event-boards">
          {EVENTS.map(({ id, push, decks }, i) => (
            <li
              key={id}
              class={id <= fiends.events ? 'past' : ''}
              {...(fiends.active && id === fiends.events ? { 'aria-current': 'step' as const } : {})}
            >
              <strong>{id}</strong>
              <span title={t.bribeGood}>
                <Sign name="bribe" label={t.bribeGood} />
                <Sign
                  name={iconOf(fiends.bribes[i] ?? 'gold')}
                  label={nameGood(language, fiends.bribes[i] ?? 'gold')}
                />
              </span>
              <span title={t.pushCost}>
                <Sign name="push" label={t.pushCost} />
                <Goods goods={push} />
              </span>
              <span class="soft">
                {t.eventSteps(
                  Object.entries(decks)
                    .map(([orc, steps]) => `${orc}\u00a0${steps}`)
                    .join(', '),
                )}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <section>
        <h3 class="small-head">{t.orcsOfAll}</h3>
        <ul class="orc-list">
          {game.players.flatMap((player, seat) =>
            (player.fiends?.orcs ?? []).map(({ id, strength, zone, held }) => (
              <li key={`${seat}${id}`} class={`orc-${zone}`}>
                <Sign name={zone === 'friendly' ? 'friendly-orc' : id === 'D' ? 'orc-d' : 'orc'} />
                {game.players.length > 1 && <span class="soft">{game.setup.seats[seat].name}</span>}{' '}
                {t.orc(id)}
                {strength > 0 && <strong> {strength}</strong>}
                <span class="soft"> {held ? t.held : t.zones[zone]}</span>
              </li>
            )),
          )}
        </ul>
      </section>
      <section>
        <h3 class="small-head">{t.rewards}</h3>
        <div class="reward-columns">
          {([1, 2, 3, 4] as const).map((column) => (
            <ul key={column} aria-label={t.rewardFor(COLUMN_ORCS[column].join(', '))}>
              <li class="soft" aria-hidden="true">
                {t.rewardFor(COLUMN_ORCS[column].join(', '))}
              </li>
              {rewards
                .filter((reward) => reward.column === column)
                .map(({ id }) => (
                  <li key={id} class={fiends.claimed.includes(id) ? 'past' : ''}>
                    <a href={path(language, `tiles/rewards/${inAddress(id)}`)}>{nameReward(language, id)}</a>
                    {takes.has(id) && (
                      <button
                        type="button"
                        class="choice"
                        onClick={() => onChoose(takes.get(id)!)}
                        onFocus={() => onPreview(takes.get(id)!)}
                        onBlur={() => onPreview(null)}
                        onMouseEnter={() => onPreview(takes.get(id)!)}
                        onMouseLeave={() => onPreview(null)}
                      >
                        {t.takeReward(nameReward(language, id))}
                      </button>
                    )}
                    {fiends.claimed.includes(id) && <span class="soft"> {t.claimed}</span>}
                  </li>
                ))}
            </ul>
          ))}
        </div>
        {fiends.yellow.length > 0 && (
          <p class="soft">
            {t.colours.yellow}: {fiends.yellow.map((tile) => nameTile(language, tile)).join(', ')}
          </p>
        )}
      </section>
      <section>
        <h3 class="small-head">{t.traps}</h3>
        <ul class="trap-list">
          {Object.entries(fiends.traps)
            .filter(([, n]) => n > 0)
            .map(([trap, n]) => (
              <li key={trap}>
                <Sign name="trap" /> {nameTrap(language, trap)} <span class="soft">×{n}</span>
              </li>
            ))}
        </ul>
      </section>
    </div>
  );
}
