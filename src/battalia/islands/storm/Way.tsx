import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { path } from '../../../site/paths.ts';
import { factionOf, type Gate, type Walk } from '../../engine/index.ts';
import { gatesOffered, MOST_SQUARES } from '../../simulators/storm.ts';
import { Check } from '../desk/Check.tsx';
import { Choice } from '../desk/Choice.tsx';
import { NumberField } from '../desk/NumberField.tsx';
import { FactionName } from '../parts/FactionName.tsx';
import type { StageProps } from './stage.tsx';

const NO_WALK: Walk = { squares: 0, native: 0 };

/** The squares before and after the jump, and the two gates. */
export function Way({ language, words, plan, send }: StageProps): JSX.Element {
  const { journey, advanced } = plan;
  const { before, from, to, after } = journey;
  const { gates, from: known } = gatesOffered(plan);
  const enter = (change: Partial<typeof journey>): void =>
    send({ type: 'enter', entry: { journey: { ...journey, ...change } } });
  // A gate has the number and the colour of its faction.
  const gateName = (gate: Gate): JSX.Element => <FactionName language={language} faction={factionOf(gate)} />;
  const walk = (part: 'before' | 'after', { squares, native }: Walk, labels: [string, string]) => (
    <div class="storm-row">
      <NumberField
        language={language}
        label={labels[0]}
        value={squares}
        least={0}
        most={MOST_SQUARES}
        onChange={(count) => enter({ [part]: { squares: count, native: Math.min(native, count) } })}
      />
      {advanced && squares > 0 && (
        <NumberField
          language={language}
          label={labels[1]}
          value={native}
          least={0}
          most={squares}
          onChange={(count) => enter({ [part]: { squares, native: count } })}
        />
      )}
    </div>
  );
  return (
    <section class="desk-panel">
      <h2>{words.way}</h2>
      <Check checked={before === null} onChange={(there) => enter({ before: there ? null : NO_WALK })}>
        {words.onGate}
      </Check>
      {before && walk('before', before, [words.before, words.nativeBefore])}
      <Choice
        legend={words.from}
        values={gates}
        chosen={from}
        name={gateName}
        onChoose={(gate) => enter(gate === to ? { from: gate, to: from } : { from: gate })}
      />
      <Choice
        legend={words.to}
        values={gates}
        chosen={to}
        name={gateName}
        disabled={(gate) => gate === from}
        onChoose={(gate) => enter({ to: gate })}
      />
      <p class="desk-soft">
        {words.gatesFrom[known]} <RuleLink language={language} rule="battalia.gates.inPlay" />{' '}
        {known !== 'map' && <a href={path(language, 'battalia/tools/map')}>{words.toMap}</a>}
      </p>
      {walk('after', after, [words.after, words.nativeAfter])}
    </section>
  );
}
