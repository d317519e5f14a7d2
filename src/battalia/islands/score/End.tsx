import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { countersOf, type EndEvent } from '../../engine/index.ts';
import { endsIn } from '../../simulators/score.ts';
import { type Parts, sideName } from './parts.ts';

/** How close every side is, and whether the game is over. */
export function End(parts: Parts): JSX.Element {
  const { language, words, plan } = parts;
  const ends = endsIn(plan);
  const said = (end: EndEvent): string =>
    end.event === 'boardFull'
      ? words.byFull
      : words.byCities(sideName(parts, end.team), end.cities, end.needed);
  return (
    <section class="desk-panel">
      <h2>{words.end}</h2>
      <ul class="score-counters">
        {countersOf(plan.agreed, plan.realms).map(({ team, parts: counts, cities, needed, rule }) => (
          <li key={team.join()}>
            <span>
              {words.counter(sideName(parts, team), cities, needed)}
              {counts.length > 1 && ` (${counts.join(' + ')})`} <RuleLink language={language} rule={rule} />
            </span>
            <progress max={needed} value={Math.min(cities, needed)} aria-hidden="true" />
          </li>
        ))}
      </ul>
      <p class="desk-soft">{words.great}</p>
      <div class="desk-answer" aria-live="polite">
        <p>
          <b>{ends.length > 0 ? words.over : words.goesOn}</b>
        </p>
        {ends.map((end) => (
          <p key={end.event === 'boardFull' ? end.event : end.team.join()}>
            {said(end)} <RuleLink language={language} rule={end.rule} />
          </p>
        ))}
      </div>
    </section>
  );
}
