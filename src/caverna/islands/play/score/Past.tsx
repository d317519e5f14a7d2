import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { dialogWords } from '../../../../i18n/play-dialogs.ts';
import { type Game, score } from '../../../engine/index.ts';
import { kindOf } from '../../../table/facts.ts';
import { useReader } from '../context.ts';
import { keptGames } from '../games/kept.ts';
import { Sign } from '../signs/Sign.tsx';

/** This result beside those of earlier games of the same kind on this device. */
export function Past({ game, id }: { game: Game; id: string }): JSX.Element | null {
  const { language } = useReader();
  const words = dialogWords(language);
  const [earlier, setEarlier] = useState<number[] | null>(null);
  const kind = kindOf(game.setup);
  useEffect(() => {
    keptGames()
      .then((store) => store.list())
      .then((list) =>
        setEarlier(
          list.flatMap(({ id: other, facts }) =>
            other !== id && facts?.kind === kind && facts.results ? [Math.max(...facts.results)] : [],
          ),
        ),
      );
  }, [kind, id]);
  if (!earlier) return null;
  const best = Math.max(...earlier);
  const mine = Math.max(...score(game).seats.map(({ total }) => total));
  return (
    <p class="past">
      <strong>{words.past}:</strong>{' '}
      {earlier.length === 0 ? (
        words.pastNone
      ) : (
        <>
          {words.pastOf(earlier.length)} · {words.best} <strong>{best}</strong> · {words.average}{' '}
          <strong>{Math.round(earlier.reduce((sum, n) => sum + n, 0) / earlier.length)}</strong>
          {mine > best && (
            <>
              {' '}
              · <Sign name="milestone" /> {words.newBest}
            </>
          )}
        </>
      )}
    </p>
  );
}
