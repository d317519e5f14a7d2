import type { ComponentChildren, JSX } from 'preact';
import { useContext, useMemo } from 'preact/hooks';
import { HomeBoard } from '../../../board/HomeBoard.tsx';
import { type Game, type Move, notate, type Seat } from '../../../engine/index.ts';
import { boardOf } from '../../../scene/index.ts';
import { squaresOf } from '../../../scene/picks.ts';
import { AdviceContext, TappedContext, useReader } from '../context.ts';
import { advisedSquare } from '../guide/advice.ts';
import type { Scene } from '../orcs/scene.ts';
import type { Preview } from '../preview/preview.ts';
import { Family } from './Family.tsx';
import { Forecast } from './Forecast.tsx';
import { Hand } from './Hand.tsx';
import type { Picking } from './use-picking.ts';

interface Props {
  game: Game;
  seat: Seat;
  /** Set while this board is the one being decided on. */
  picking: Picking | null;
  preview: Preview | null;
  nameOf(move: Move): string;
  onPreview(move: Move | null): void;
  /** A moment of an orc event that is to be seen on this board. */
  scene: Scene | null;
  onAnswer(move: Move): void;
  /** Lies between the goods and the board. */
  children?: ComponentChildren;
}

/** One player's home: goods, people, the board, and what is coming. */
export function BoardPanel(props: Props): JSX.Element {
  const { game, seat, picking, preview, nameOf, onPreview, scene, onAnswer, children } = props;
  const { language, t } = useReader();
  const player = (scene?.game ?? game).players[seat];
  const name = game.setup.seats[seat].name;
  const own = useMemo(() => boardOf(language, player), [language, player]);
  const view = scene?.view ?? own;
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
  const tapped = useContext(TappedContext);
  const tappedMove = tapped === null ? undefined : picking?.meant.find((move) => notate(move) === tapped);
  const lit = picking && [...picking.squares];
  const answers = picking && !picking.narrowed ? scene?.answers : undefined;
  const answering = answers &&
    answers.size > 0 && {
      squares: Object.fromEntries([...answers].map(([square, move]) => [square, nameOf(move)])),
      onPick: (square: string) => onAnswer(answers.get(square)!),
      chosen: [...answers].flatMap(([square, move]) => (notate(move) === tapped ? [square] : [])),
    };
  const pick =
    answering ||
    (picking && lit && (lit.length > 0 || picking.first)
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
          ...((picking.first || tappedMove) && {
            chosen: [...(picking.first ? [picking.first] : []), ...(tappedMove ? squaresOf(tappedMove) : [])],
          }),
        }
      : undefined);
  return (
    <section class="home-panel" aria-label={t.homeBoardOf(name)}>
      <div class="home-goods">
        <Hand player={player} name={name} change={preview?.goods} />
        <Family player={player} />
      </div>
      {children}
      <div class="home-drawing">
        <HomeBoard
          key={seat}
          view={ghost && Object.keys(ghost).length > 0 ? { ...view, ghost } : view}
          label={t.homeBoardOf(name)}
          pick={pick}
          onPoint={(square) => {
            const answer = square && answers?.get(square);
            const moves = square ? picking?.squares.get(square) : undefined;
            onPreview(answer || (moves?.length === 1 ? moves[0]! : null));
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
