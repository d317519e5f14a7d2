import type { JSX } from 'preact';
import { dawnWords } from '../../../i18n/battalia-dawn.ts';
import { deskWords } from '../../../i18n/battalia-desk.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { OPTION_VALUES } from '../../engine/index.ts';
import { Check } from '../desk/Check.tsx';
import { Choice } from '../desk/Choice.tsx';
import type { DawnParts } from './parts.ts';

/** What the rulebook leaves to its pictures, as switches. */
export function Picture({ language, plan, send }: DawnParts): JSX.Element {
  const words = dawnWords(language);
  const { options, map } = plan;
  return (
    <section class="desk-panel">
      <h2>{words.picture}</h2>
      <p>{words.pictureWhy}</p>
      <Choice
        legend={words.options.bilkarrFirst}
        values={OPTION_VALUES.bilkarrFirst}
        chosen={options.bilkarrFirst}
        name={(value) => words.values[value]}
        onChoose={(bilkarrFirst) => send({ type: 'options', options: { bilkarrFirst } })}
      />
      {map.grid !== 'small' && (
        <div class="desk-buttons">
          <span>{words.turned(map.turned)}</span>
          <button type="button" class="button" onClick={() => send({ type: 'turn' })}>
            {words.turn}
          </button>
        </div>
      )}
      <Choice
        legend={words.options.bilkarrMid}
        values={OPTION_VALUES.bilkarrMid}
        chosen={options.bilkarrMid}
        name={(value) => words.values[value]}
        onChoose={(bilkarrMid) => send({ type: 'options', options: { bilkarrMid } })}
      />
      {map.grid === 'cut' && (
        <Check
          checked={options.notchIsCorner}
          onChange={(notchIsCorner) => send({ type: 'options', options: { notchIsCorner } })}
        >
          {words.options.notchIsCorner}
        </Check>
      )}
      <Choice
        legend={words.options.npcFirstMove}
        values={OPTION_VALUES.npcFirstMove}
        chosen={options.npcFirstMove}
        name={(value) => words.values[value]}
        onChoose={(npcFirstMove) => send({ type: 'options', options: { npcFirstMove } })}
      />
      <Choice
        legend={words.options.daysPerWeek}
        values={[...OPTION_VALUES.daysPerWeek].sort()}
        chosen={options.daysPerWeek}
        name={String}
        onChoose={(daysPerWeek) => send({ type: 'options', options: { daysPerWeek } })}
      />
      <p class="desk-soft">
        {deskWords(language).openPoint} <RuleLink language={language} rule="battalia.bilkarr.right" />{' '}
        <RuleLink language={language} rule="battalia.bilkarr.firstDay" />
      </p>
    </section>
  );
}
