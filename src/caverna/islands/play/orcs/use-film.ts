import { useMemo, useRef } from 'preact/hooks';
import { type EventFilm, filmOf } from '../../../table/film.ts';
import type { TableGame } from '../table-game.ts';

/** An orc event is shown moment by moment, until somebody decides about something else. */
export function useFilm({ game, timeline, kinds }: TableGame): { film: EventFilm | null; live: boolean } {
  const film = useMemo(
    () => (game.fiends ? filmOf(timeline, (seat) => kinds[seat] === 'bot') : null),
    [timeline, kinds],
  );
  // Only a move that was made just now plays by itself; going through the log does not.
  const latest = useRef({ at: timeline.at, live: false });
  if (latest.current.at !== timeline.at)
    latest.current = {
      at: timeline.at,
      live: timeline.points[timeline.at]!.after === latest.current.at,
    };
  return { film, live: latest.current.live };
}
