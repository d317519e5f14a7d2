import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { SETUP_GROUPS } from '../../engine/index.ts';
import { lackLine, setupLine } from '../../telling/setup.ts';
import { Check } from '../desk/Check.tsx';
import type { ListParts } from './parts.ts';

/** Everything to lay out, group by group, to be ticked off. */
export function Checklist({
  language,
  words,
  plan,
  list,
  ready,
  send,
}: ListParts & { ready: boolean }): JSX.Element {
  return (
    <section class="desk-panel setup-list">
      <h2>{words.list}</h2>
      {list.lacks.length > 0 && (
        <div class="setup-lacks">
          <h3>{words.lacks}</h3>
          <ul>
            {list.lacks.map((lack) => (
              <li key={lack.what}>
                {lackLine(language, lack)} <RuleLink language={language} rule={lack.rule} />
              </li>
            ))}
          </ul>
        </div>
      )}
      <p class="no-print setup-progress">
        <progress
          max={list.items.length}
          value={plan.ticks.length}
          aria-label={words.progress(plan.ticks.length, list.items.length)}
        />
        <span aria-live="polite">
          {ready ? words.ready : words.progress(plan.ticks.length, list.items.length)}
        </span>
        <button
          type="button"
          class="button"
          disabled={plan.ticks.length === 0}
          onClick={() => send({ type: 'untick' })}
        >
          {words.untick}
        </button>
      </p>
      <div class="setup-groups">
        {SETUP_GROUPS.map((group) => (
          <section key={group}>
            <h3>{words.groups[group]}</h3>
            <ul class="setup-lines">
              {list.items
                .filter((item) => item.group === group)
                .map((item) => (
                  <li key={item.item}>
                    <Check
                      checked={plan.ticks.includes(item.item)}
                      onChange={(done) => send({ type: 'tick', item: item.item, done })}
                    >
                      {setupLine(language, item)}
                    </Check>
                    <span class="setup-source">
                      {words.known[item.known]} <RuleLink language={language} rule={item.rule} />
                    </span>
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <p class="desk-soft">{words.knownHint}</p>
    </section>
  );
}
