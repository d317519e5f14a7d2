import type { JSX } from 'preact';
import { CARD_IDS, type Game, type Move, type SpaceState, sideOf } from '../../../engine/index.ts';
import { nameMove } from '../../../telling/index.ts';
import { useReader } from '../context.ts';
import { pointsAtSpace } from '../decide/offered.ts';
import { useStable } from '../use-stable.ts';
import { SpaceCard } from './SpaceCard.tsx';

interface Props {
  game: Game;
  moves: readonly Move[];
  onChoose(moves: readonly Move[]): void;
  onPreview(move: Move | null): void;
  onWhy(space: SpaceState): void;
}

/** All action spaces in play: the newest round cards first, then the board. */
export function Spaces({ game, moves, onChoose, onPreview, onWhy }: Props): JSX.Element {
  const { language, t } = useReader();
  const isCard = ({ id }: SpaceState) => (CARD_IDS as readonly string[]).includes(id);
  const byId = Map.groupBy(moves.filter(pointsAtSpace), (move) => move.space);
  const acts = { onChoose: useStable(onChoose), onPreview: useStable(onPreview), onWhy: useStable(onWhy) };
  const card = (space: SpaceState): JSX.Element => {
    const own = byId.get(space.id);
    return (
      <SpaceCard
        space={space}
        side={sideOf(game, space.id)}
        by={game.setup.seats[space.by]?.name}
        says={own?.[0] && nameMove(language, own[0], game)}
        moves={own}
        {...acts}
      />
    );
  };
  const lists = [
    { title: t.cards, spaces: game.spaces.filter(isCard).reverse() },
    { title: t.spaces, spaces: game.spaces.filter((space) => !isCard(space)) },
  ];
  return (
    <div class="spaces">
      {lists.map(
        ({ title, spaces }) =>
          spaces.length > 0 && (
            <section key={title}>
              <h3 class="small-head">{title}</h3>
              <ul class="space-list">
                {spaces.map((space) => (
                  <li key={space.id}>{card(space)}</li>
                ))}
              </ul>
            </section>
          ),
      )}
    </div>
  );
}
