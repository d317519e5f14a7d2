import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { dialogWords } from '../../../../i18n/play-dialogs.ts';
import { hashOf } from '../../../../islands/games/address.ts';
import { RuleLink } from '../../../../islands/RuleLink.tsx';
import { path } from '../../../../site/paths.ts';
import { HomeBoard } from '../../../board/HomeBoard.tsx';
import { type Game, type ScorePart, score } from '../../../engine/index.ts';
import { boardOf } from '../../../scene/index.ts';
import { listed, nameScored, nameTile, scoreCategoryName } from '../../../telling/index.ts';
import { useReader } from '../context.ts';
import { SeatDisc } from '../seats/SeatDisc.tsx';
import { withMinus } from '../signs/numbers.ts';
import { Sign } from '../signs/Sign.tsx';
import { Past } from './Past.tsx';

function Parts({ parts }: { parts: readonly ScorePart[] }): JSX.Element | null {
  const { language } = useReader();
  // A tile says what it brings; what it has counted is its own affair.
  const partInWords = ({ what, count, points }: ScorePart): string => {
    const name = nameScored(language, what, count);
    if (nameTile(language, what) === name) return `${name} = ${withMinus(points)}`;
    return `${count} ${name}${points === count ? '' : ` = ${withMinus(points)}`}`;
  };
  const counted = parts.filter(({ count, points }) => count !== 0 || points !== 0);
  if (counted.length === 0) return null;
  return (
    <ul class="score-parts">
      {counted.map((part, i) => (
        <li key={i}>{partInWords(part)}</li>
      ))}
    </ul>
  );
}

interface Props {
  game: Game;
  id: string;
  /** A game of a campaign: its sheet waits for the result. */
  campaign: boolean;
  onBoards(): void;
  onLeave(): void;
}

/** The end of the game: every category with its parts, and who has won. */
export function ScoreSheet({ game, id, campaign, onBoards, onLeave }: Props): JSX.Element {
  const { language, t } = useReader();
  const words = dialogWords(language);
  const { seats, winners } = useMemo(() => score(game), [game]);
  const names = winners.map((seat) => game.setup.seats[seat].name);
  const solo = seats.length === 1;
  const best = Math.max(...seats.map(({ total }) => total));
  const tied = seats.filter(({ total }) => total === best).length > 1;
  const orcs = game.setup.modules.includes('fiends');
  return (
    <section class="score-sheet" aria-labelledby="score-title">
      <h2 id="score-title" tabIndex={-1}>
        {solo
          ? words.soloResult(withMinus(seats[0].total))
          : names.length === 1
            ? words.winner(names[0]!)
            : words.winners(listed(language, names))}
      </h2>
      {tied && (
        <p>
          {orcs ? words.tiedOrcs : words.tied}{' '}
          <RuleLink language={language} rule={orcs ? 'fiends.scoring.tie' : 'base.score.ties'} />
        </p>
      )}
      <Past game={game} id={id} />
      <p class="score-buttons no-print">
        <button type="button" class="button" onClick={() => window.print()}>
          <Sign name="print" /> {words.print}
        </button>
        <button type="button" class="button" onClick={onBoards}>
          <Sign name="board" /> {words.backToTable}
        </button>
        <a class="button" href={`${path(language, 'play/replay')}${hashOf(id)}`}>
          <Sign name="round" /> {words.watchAgain}
        </a>
        {campaign && (
          <a class="button button-strong" href={`${path(language, 'play/campaign')}${hashOf(id)}`}>
            <Sign name="milestone" /> {words.toCampaign}
          </a>
        )}
        <button type="button" class="button" onClick={onLeave}>
          <Sign name="play" /> {t.newGame}
        </button>
      </p>
      <div class="table-scroll">
        <table class="score-table">
          <thead>
            <tr>
              <th scope="col">{t.category}</th>
              {game.setup.seats.map(({ name }, seat) => (
                <th key={seat} scope="col">
                  <SeatDisc seat={seat} /> {name}
                  {!solo && <span class="score-total">{withMinus(seats[seat].total)}</span>}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {seats[0].categories.map(({ category, parts }, row) => (
              <tr key={category}>
                <th scope="row">
                  {scoreCategoryName(language, category)}
                  {parts[0] && <RuleLink language={language} rule={parts[0].rule} />}
                </th>
                {seats.map(({ seat, categories }) => (
                  <td key={seat}>
                    <span class="score-n">{withMinus(categories[row]!.points)}</span>
                    <Parts parts={categories[row]!.parts} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">{t.total}</th>
              {seats.map(({ seat, total }) => (
                <td key={seat}>
                  <span class="score-n score-total">{withMinus(total)}</span>
                  {winners.includes(seat) && !solo && <Sign name="milestone" />}
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </div>
      <ul class="score-boards">
        {game.setup.seats.map(({ name }, seat) => (
          <li key={seat}>
            <p>
              <SeatDisc seat={seat} /> <strong>{name}</strong>
            </p>
            <HomeBoard view={boardOf(language, game.players[seat])} label={t.homeBoardOf(name)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
