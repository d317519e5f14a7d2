import type { JSX } from 'preact';
import { deskWords } from '../../../i18n/battalia-desk.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { type Agreed, fullBoard, gridOf } from '../../engine/index.ts';
import { MOST_EMPTY } from '../../simulators/score.ts';
import { Check } from '../desk/Check.tsx';
import { Choice } from '../desk/Choice.tsx';
import { NumberField } from '../desk/NumberField.tsx';
import type { Parts } from './parts.ts';

const FULLS = { book: null, ends: true, goesOn: false } as const;
type Full = keyof typeof FULLS;

/** Which end was agreed on. */
export function Game({ language, words, plan, send }: Parts): JSX.Element {
  const { agreed, largeBoard, empty, realms } = plan;
  const agree = (part: Partial<Agreed>): void =>
    send({ type: 'agree', part: { agreed: { ...agreed, ...part } } });
  const full = fullBoard(agreed, gridOf(plan));
  return (
    <section class="desk-panel no-print">
      <h2>{words.game}</h2>
      {agreed.players <= 4 && (
        <Choice
          legend={words.board}
          values={['small', 'large'] as const}
          chosen={largeBoard ? 'large' : 'small'}
          name={(board) => words.boards[board]}
          onChoose={(board) => send({ type: 'agree', part: { largeBoard: board === 'large' } })}
        />
      )}
      <Choice
        legend={words.full}
        values={Object.keys(FULLS) as Full[]}
        chosen={agreed.fullBoardEnds === null ? 'book' : agreed.fullBoardEnds ? 'ends' : 'goesOn'}
        name={(each) => words.fulls[each]}
        onChoose={(each) => agree({ fullBoardEnds: FULLS[each] })}
      />
      <p>
        {words.fullNow[full.ends ? 'true' : 'false']} {words.fullBy[full.by]}{' '}
        <RuleLink language={language} rule={full.rule} />
      </p>
      <Check
        checked={empty !== null}
        onChange={(counted) => send({ type: 'agree', part: { empty: counted ? MOST_EMPTY : null } })}
      >
        {words.countEmpty}
      </Check>
      {empty !== null && (
        <NumberField
          language={language}
          label={words.empty}
          value={empty}
          least={0}
          most={MOST_EMPTY}
          onChange={(squares) => send({ type: 'agree', part: { empty: squares } })}
        />
      )}
      {realms.some(({ buildings }) => buildings > 0) && (
        <>
          <Choice
            legend={words.buildings}
            values={['yes', 'no'] as const}
            chosen={agreed.options.buildingsInTies ? 'yes' : 'no'}
            name={(each) => words.buildingsAre[each]}
            onChoose={(each) => agree({ options: { ...agreed.options, buildingsInTies: each === 'yes' } })}
          />
          <p class="desk-soft">{deskWords(language).openPoint}</p>
        </>
      )}
    </section>
  );
}
