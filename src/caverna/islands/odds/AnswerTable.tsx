import type { JSX } from 'preact';
import { DIRECTION_ARROWS } from '../../../i18n/directions.ts';
import type { OddsWords } from '../../../i18n/odds.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import type { Language } from '../../../site/languages.ts';
import { contentsOf } from '../../engine/index.ts';
import { type Advice, type Ask, askedFor, type BestAnswer, type Prospect } from '../../odds/index.ts';
import { nameMove } from '../../telling/index.ts';
import { decimal, exact, fraction, percent } from './numbers.ts';

interface Props {
  language: Language;
  words: OddsWords;
  ask: Ask;
  advice: Advice;
}

/** The best answer to every card, what it brings, and what doing nothing would bring. */
export function AnswerTable({ language, words, ask, advice }: Props): JSX.Element {
  const { best: w } = words;
  const { orc, aim, answers, before } = advice;
  const brings = ({ chance, loss }: Prospect): string => {
    const amount = exact(loss);
    const lost = w.loss(amount ? `${decimal(language, loss)} (${amount})` : decimal(language, loss));
    if (aim.for === 'keep') return lost;
    const likely = `${fraction(words, chance)} (${percent(language, words, chance)})`;
    return `${w.chances[aim.for](likely)}; ${lost}`;
  };
  const said = ({ moves }: BestAnswer): string[] =>
    askedFor(ask, orc, moves).map(({ move, game }) => nameMove(language, move, game));
  const { cards } = contentsOf(ask.game.setup.box);
  const arrows = (id: string) =>
    cards
      .find((card) => card.id === id)!
      .steps.map((way) => DIRECTION_ARROWS[way])
      .join(' ');
  return (
    <table class="odds-table odds-answers">
      <caption>
        {w.caption(words.orc(orc), w.aims[aim.for])}{' '}
        <RuleLink language={language} rule="fiends.event.bribe" />{' '}
        <RuleLink language={language} rule="fiends.event.push" />
      </caption>
      <thead>
        <tr>
          <th scope="col">{w.card}</th>
          <th scope="col">{w.answer}</th>
          <th scope="col">{w.brings}</th>
        </tr>
      </thead>
      <tbody>
        {answers.map((answer) => (
          <tr key={answer.card ?? ''}>
            <th scope="row">
              {answer.card ? (
                <>
                  {answer.card} <span class="odds-arrows">{arrows(answer.card)}</span>
                </>
              ) : (
                w.inCave
              )}
            </th>
            <td>
              {answer.moves.length === 0
                ? w.nothing
                : said(answer).map((line) => <span key={line}>{line}</span>)}
            </td>
            <td>
              {brings(answer)}
              {answer.moves.length > 0 && <small>{w.instead(brings(answer.idle))}</small>}
            </td>
          </tr>
        ))}
      </tbody>
      {answers.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              {w.before}
            </th>
            <td>
              {brings(before.best)}
              <small>{w.instead(brings(before.idle))}</small>
            </td>
          </tr>
        </tfoot>
      )}
    </table>
  );
}
