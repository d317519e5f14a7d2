import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { path } from '../../../site/paths.ts';
import { packNow } from '../../../table/link.ts';
import { draftWith } from '../../simulators/draft.ts';
import { chosenIn, fromStart } from '../../simulators/setup.ts';
import { leftOverLine } from '../../telling/setup.ts';
import type { ListParts } from './parts.ts';

/** How the game will end, and what stays in the box. */
export function Ending({ language, words, plan, names, list }: ListParts): JSX.Element {
  const places = fromStart(plan);
  const nameOf = (seat: number): string => names[places[seat]!]!;
  const { ends, by, rule } = list.fullBoard;
  const draft = packNow('draft', 1, draftWith(chosenIn(plan)));
  return (
    <div class="desk-panels setup-ending">
      <section class="desk-panel">
        <h2>{words.end}</h2>
        <ul>
          {list.goals.map(({ team, needed, rule: why }) => (
            <li key={team.join()}>
              {words.goal(team.map(nameOf).join(words.and), needed)}{' '}
              <RuleLink language={language} rule={why} />
            </li>
          ))}
        </ul>
        <p>
          {ends ? words.fullEnds : words.fullGoesOn} {words.fullBy[by]}{' '}
          <RuleLink language={language} rule={rule} />
        </p>
      </section>
      <section class="desk-panel">
        <h2>{words.leftOver}</h2>
        {list.leftOver.length === 0 ? (
          <p>{words.nothingLeft}</p>
        ) : (
          <ul>
            {list.leftOver.map((left) => (
              <li key={left.what}>{leftOverLine(language, left)}</li>
            ))}
          </ul>
        )}
        <p>
          <RuleLink language={language} rule="battalia.setup.unused" />
        </p>
      </section>
      <p class="setup-onward no-print">
        <a class="button" href={`${path(language, 'battalia/tools/draft')}#${draft}`}>
          {words.draftLink}
        </a>
        <a class="button" href={path(language, 'battalia/tools/map')}>
          {words.mapLink}
        </a>
      </p>
    </div>
  );
}
