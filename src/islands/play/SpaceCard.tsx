import type { JSX } from 'preact';
import { type Game, type Move, type SpaceState, sideOf } from '../../engine/index.ts';
import { actionInWords, nameMove, nameSpace } from '../../telling/index.ts';
import { useReader } from './context.ts';
import { signsOf } from './effect-signs.ts';
import { Goods } from './Goods.tsx';
import { SeatDisc } from './SeatDisc.tsx';
import { Sign } from './Sign.tsx';

interface Props {
  game: Game;
  space: SpaceState;
  /** The move of going there, when it is possible now; several when different people could go. */
  moves: readonly Move[] | undefined;
  onChoose(moves: readonly Move[]): void;
  onPeek(move: Move | null): void;
  onWhy(space: SpaceState): void;
}

/** One action space: what lies there, what it does, who stands there; lit when a dwarf may go. */
export function SpaceCard({ game, space, moves, onChoose, onPeek, onWhy }: Props): JSX.Element {
  const { language, t } = useReader();
  const move = moves?.[0];
  const name = nameSpace(language, space.id);
  const side = sideOf(game, space.id);
  const seat = game.setup.seats[space.by];
  const groups = side ? signsOf(side.action) : [];
  const says = move ? nameMove(language, move, game) : seat ? t.takenBy(seat.name) : t.whyNot(name);
  const lies = Object.values(space.goods).some((n) => n > 0);
  return (
    <button
      type="button"
      class={move ? 'space lit' : seat ? 'space taken' : 'space'}
      title={side ? actionInWords(language, side.action) : name}
      onClick={() => (moves ? onChoose(moves) : onWhy(space))}
      {...(move && {
        onMouseEnter: () => onPeek(move),
        onMouseLeave: () => onPeek(null),
        onFocus: () => onPeek(move),
        onBlur: () => onPeek(null),
      })}
    >
      <span class="space-name">{name}</span>
      {seat && <SeatDisc seat={space.by} />}
      <span class="space-goods">
        {lies ? <Goods goods={space.goods} /> : side?.adds && <span class="soft">{t.empty}</span>}
      </span>
      <span class="space-does" aria-hidden="true">
        {groups.map((signs, i) => (
          <span key={i} class="space-part">
            {signs.map((sign, j) => (
              <span key={j}>
                {sign.note}
                <Sign name={sign.icon} />
              </span>
            ))}
          </span>
        ))}
      </span>
      <span class="hidden-visually">{says}</span>
    </button>
  );
}
