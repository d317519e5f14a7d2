import type { JSX } from 'preact';
import { useRef } from 'preact/hooks';
import type { Game } from '../../../engine/index.ts';
import type { EventFilm } from '../../../table/film.ts';
import { Reel } from './Reel.tsx';
import type { Scene } from './scene.ts';

interface Props {
  film: EventFilm;
  /** The point and the game on the table. */
  point: number;
  game: Game;
  /** The last move has just been made: what came of it is played, not only shown. */
  live: boolean;
  /** Is a person asked now? */
  mine: boolean;
  onScene(scene: Scene | null): void;
}

/** An orc event at the table: every move adds moments, and the reel goes on from where it was. */
export function OrcScene({ film, point, ...rest }: Props): JSX.Element {
  // Where the reel stood, and of which event.
  const stood = useRef({ start: -1, at: -1 });
  const { start, moments, known } = film;
  const seen = stood.current.start === start ? Math.min(stood.current.at + 1, known) : known;
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  return (
    <Reel
      key={point}
      film={film}
      from={rest.live && !still ? seen : moments.length - 1}
      onAt={(at) => {
        stood.current = { start, at };
      }}
      {...rest}
    />
  );
}
