import type { JSX } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { HomeBoard } from '../../board/HomeBoard.tsx';
import type { Game, Move, Seat } from '../../engine/index.ts';
import { boardOf } from '../../scene/index.ts';
import { advisedSquare } from './advice.ts';
import { AdviceContext, useReader } from './context.ts';
import { Family } from './Family.tsx';
import { Forecast } from './Forecast.tsx';
import { Hand } from './Hand.tsx';
import type { Preview } from './preview.ts';
import type { Picking } from './use-picking.ts';

interface Props {
  game: Game;
  seat: Seat;
  /** Set while this board is the one being decided on. */
  picking: Picking | null;
  preview: Preview | null;
  nameOf(move: Move): string;
  onPeek(move: Move | null): void;
}

/** One player's home: goods, people, the board, and what is coming. */
export function BoardPanel({ game, seat, picking, preview, nameOf, onPeek }: Props): JSX.Element {
  const { language, t } = useReader();
  const player = game.players[seat]!;
  const name = game.setup.seats[seat]!.name;
  const view = useMemo(() => boardOf(language, player), [language, player]);
  const then = preview?.player;
  const ghost = useMemo(() => {
    if (!then) return undefined;
    const after = boardOf(language, then).squares;
    const changed = Object.keys({ ...view.squares, ...after }).filter(
      (square) => JSON.stringify(after[square]) !== JSON.stringify(view.squares[square]),
    );
    return Object.fromEntries(changed.flatMap((square) => (after[square] ? [[square, after[square]]] : [])));
  }, [then, view, language]);
  const advice = useContext(AdviceContext);
  const advised = picking ? advisedSquare(advice, picking.meant, picking.first) : undefined;
  const lit = picking && [...picking.squares];
  const pick =
    picking && lit && (lit.length > 0 || picking.first)
      ? {
          squares: {
            ...Object.fromEntries(
              lit.map(([square, moves]) => [
                square,
                (moves.length === 1 ? nameOf(moves[0]!) : t.partner(square)) +
                  (square === advised ? ` (${advice!.says})` : ''),
              ]),
            ),
            ...(picking.first && { [picking.first]: t.pickAgain }),
          },
          onPick: picking.pick,
          hint: advised,
          ...(picking.first && { chosen: [picking.first] }),
        }
      : undefined;
  return (
    <section class="home-panel" aria-label={t.homeBoardOf(name)}>
      <div class="home-goods">
        <Hand player={player} name={name} change={preview?.goods} />
        <Family player={player} />
      </div>
      <div class="home-drawing">
        <HomeBoard
          view={ghost && Object.keys(ghost).length > 0 ? { ...view, ghost } : view}
          label={t.homeBoardOf(name)}
          pick={pick}
          onPeek={(square) => {
            const moves = square ? picking?.squares.get(square) : undefined;
            onPeek(moves?.length === 1 ? moves[0]! : null);
          }}
        />
      </div>
      <ul class="hidden-visually" aria-label={t.boardInWords}>
        {Object.entries(view.squares).map(([square, { say }]) => say && <li key={square}>{say}</li>)}
      </ul>
      <Forecast game={game} seat={seat} />
    </section>
  );
}
