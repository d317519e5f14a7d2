import type { JSX } from 'preact';
import { Board, type BoardProps } from '../../board/Board.tsx';
import { Reckoning } from './Reckoning.tsx';

interface RuleHere {
  id: string;
  href: string;
  lang?: string;
}

export interface StepView {
  /** `Step 2 of 5`. */
  heading: string;
  text: string;
  parts: readonly { of: string; is: string; sum: boolean }[];
  says: readonly { text: string; refused: boolean; rule?: RuleHere }[];
  board?: Pick<BoardProps, 'columns' | 'rows' | 'squares' | 'oracle' | 'ways'> & {
    inWords: readonly string[];
  };
  rule: RuleHere;
}

export interface StepWords {
  says: string;
  refused: string;
  rule: string;
  inWords: string;
}

const Cited = ({ rule }: { rule: RuleHere }): JSX.Element => (
  <a class="rule-link" href={rule.href} hreflang={rule.lang}>
    {rule.id}
  </a>
);

/** One step: what happens in our words, the reckoning, what the engine says to it, and the rule. */
export function Step({ step, words }: { step: StepView; words: StepWords }): JSX.Element {
  const { heading, text, parts, says, board, rule } = step;
  return (
    <div class={board ? 'example-step with-board' : 'example-step'}>
      <div class="example-say">
        <h2>{heading}</h2>
        <p class="example-text">{text}</p>
        {parts.length > 0 && <Reckoning parts={parts} />}
        {says.length > 0 && (
          <>
            <h3>{words.says}</h3>
            <ul class="example-says">
              {says.map((said, i) => (
                <li key={i} class={said.refused ? 'refused' : undefined}>
                  {said.refused && <b>{words.refused}</b>} {said.text}{' '}
                  {said.rule && <Cited rule={said.rule} />}
                </li>
              ))}
            </ul>
          </>
        )}
        {!says.some((said) => said.rule?.id === rule.id) && (
          <p class="example-rule">
            {words.rule} <Cited rule={rule} />
          </p>
        )}
      </div>
      {board && (
        <div class="example-board">
          <Board {...board} label={text} labels={{}} />
          <details class="board-in-words">
            <summary>{words.inWords}</summary>
            <ul>
              {board.inWords.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </details>
        </div>
      )}
    </div>
  );
}
