import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { ReplayWords } from '../../../i18n/replay.ts';
import type { Language } from '../../../site/languages.ts';
import { type Game, type Seat, score } from '../../engine/index.ts';
import { scoreCategoryName } from '../../telling/index.ts';
import { withMinus } from '../play/signs/numbers.ts';

interface Props {
  language: Language;
  words: ReplayWords;
  game: Game;
}

/** Points by category and seat, as the game stands. */
export function Sources({ language, words, game }: Props): JSX.Element {
  const { seats } = useMemo(() => score(game), [game]);
  const categories = seats[0].categories.map(({ category }) => category);
  const pointsOf = (seat: Seat, i: number): number => seats[seat].categories[i]!.points;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls sideways must be reachable by keyboard
    <section class="table-scroll" aria-label={words.sources} tabIndex={0}>
      <table class="sources">
        <thead>
          <tr>
            <th scope="col">{words.category}</th>
            {game.setup.seats.map(({ name }, seat) => (
              <th key={seat} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, i) => (
            <tr key={category}>
              <th scope="row">{scoreCategoryName(language, category)}</th>
              {seats.map(({ seat }) => (
                <td key={seat}>{pointsOf(seat, i) === 0 ? '·' : withMinus(pointsOf(seat, i))}</td>
              ))}
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{words.total}</th>
            {seats.map(({ seat, total }) => (
              <td key={seat}>{withMinus(total)}</td>
            ))}
          </tr>
        </tfoot>
      </table>
    </section>
  );
}
