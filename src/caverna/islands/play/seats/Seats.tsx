import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { HomeBoard } from '../../../board/HomeBoard.tsx';
import { type Game, type Player, type Seat, score } from '../../../engine/index.ts';
import { boardOf } from '../../../scene/index.ts';
import { nameFolk } from '../../../telling/index.ts';
import { useReader } from '../context.ts';
import { memo } from '../memo.ts';
import { withMinus } from '../signs/numbers.ts';
import { Sign } from '../signs/Sign.tsx';
import { SeatDisc } from './SeatDisc.tsx';

interface Props {
  game: Game;
  shown: number;
  onShow(seat: Seat): void;
}

const Thumbnail = memo(({ player, label }: { player: Player; label: string }): JSX.Element => {
  const { language } = useReader();
  const view = useMemo(() => boardOf(language, player), [language, player]);
  return <HomeBoard view={view} label={label} />;
});

/** Everybody at the table: name, people still to place, points now, and the board in small. */
export function Seats({ game, shown, onShow }: Props): JSX.Element {
  const { language, t } = useReader();
  const { seats } = useMemo(() => score(game), [game]);
  const deciding = game.stack.at(-1)?.seat;
  return (
    <ul class="seats" aria-label={t.others}>
      {game.setup.seats.map(({ name, kind, folk }, seat) => {
        const player = game.players[seat];
        const unplaced = player.dwarfs.filter(
          (dwarf) => !dwarf.at && !dwarf.newborn && !dwarf.hostage,
        ).length;
        return (
          <li key={seat}>
            <button
              type="button"
              class="seat"
              aria-pressed={shown === seat}
              title={t.lookAt(name)}
              onClick={() => onShow(seat)}
            >
              <SeatDisc seat={seat} />
              <span class="seat-name">
                {name}
                <span class="soft">
                  {folk && ` ${nameFolk(language, folk)}`}
                  {kind === 'bot' && ` (${t.bot})`}
                </span>
              </span>
              {deciding === seat && <span class="seat-turn">{t.now}</span>}
              <span class="seat-facts">
                {game.starting === seat && game.players.length > 1 && (
                  <Sign name="starting-player" label={t.startingPlayer} />
                )}
                <span title={t.atHome}>
                  {unplaced}
                  <Sign name="dwarf" />
                </span>
                <span title={t.pointsNow}>
                  {withMinus(seats[seat].total)}
                  <Sign name="points" label={t.pointsNow} />
                </span>
              </span>
              {game.players.length > 1 && (
                <span class="seat-board" aria-hidden="true">
                  <Thumbnail player={player} label="" />
                </span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}
