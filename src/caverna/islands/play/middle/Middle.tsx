import type { JSX } from 'preact';
import { lazy } from '../../../../islands/lazy.tsx';
import type { Game, Move, Seat } from '../../../engine/index.ts';
import { MIDDLE, type View, viewIcons } from '../bar/views.ts';
import { useReader } from '../context.ts';
import { type WhyNot, whyNotSpace, whyNotTile } from '../decide/why-not.ts';
import { Sign } from '../signs/Sign.tsx';
import { Spaces } from './Spaces.tsx';
import { Supply } from './Supply.tsx';

// Only games with orcs need them.
const OrcBoards = lazy(async () => (await import('../orcs/OrcBoards.tsx')).OrcBoards);

interface Props {
  game: Game;
  seat: Seat;
  moves: readonly Move[];
  view: View;
  onView(view: View): void;
  onChoose(move: Move): void;
  /** Something in the middle stands for several moves. */
  onNarrow(moves: readonly Move[]): void;
  onPreview(move: Move | null): void;
  onWhy(why: WhyNot): void;
}

/** What lies between the players: action spaces, tiles on offer, orcs. One of them is in view. */
export function Middle({
  game,
  seat,
  moves,
  view,
  onView,
  onChoose,
  onNarrow,
  onPreview,
  onWhy,
}: Props): JSX.Element {
  const { language, t } = useReader();
  const views = MIDDLE.filter((one) => one !== 'orcs' || game.fiends);
  const current = (views as readonly View[]).includes(view) ? view : 'actions';
  return (
    <section class="part part-middle" aria-label={t.middle}>
      <div class="middle-tabs" role="tablist" aria-label={t.middle}>
        {views.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            aria-selected={one === current}
            onClick={() => onView(one)}
          >
            <Sign name={viewIcons[one]} /> {t.views[one]}
          </button>
        ))}
      </div>
      <div class="middle-body" role="tabpanel" aria-label={t.views[current]}>
        {current === 'actions' && (
          <Spaces
            game={game}
            moves={moves}
            onChoose={(own) => (own.length === 1 ? onChoose(own[0]!) : onNarrow(own))}
            onPreview={onPreview}
            onWhy={(space) => onWhy(whyNotSpace(language, game, seat, space))}
          />
        )}
        {current === 'tiles' && (
          <Supply
            game={game}
            seat={seat}
            moves={moves}
            onChoose={onChoose}
            onPreview={onPreview}
            onWhy={(tile) => onWhy(whyNotTile(language, seat, tile))}
          />
        )}
        {current === 'orcs' && (
          <OrcBoards game={game} moves={moves} onChoose={onChoose} onPreview={onPreview} />
        )}
      </div>
    </section>
  );
}
