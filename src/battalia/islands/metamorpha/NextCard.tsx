import type { JSX } from 'preact';
import { metamorphaWords } from '../../../i18n/battalia-metamorpha.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { openedByBuilding } from '../../engine/index.ts';
import { nameOf } from '../../telling/names.ts';
import { Panel } from '../desk/Panel.tsx';
import type { MetamorphaParts } from './parts.ts';

/** For each kind of terrain: who could use her if a card of it were built next. */
export function NextCard({ language, plan }: MetamorphaParts): JSX.Element {
  const words = metamorphaWords(language);
  return (
    <Panel heading={words.next}>
      <div class="desk-table">
        <table>
          <thead>
            <tr>
              <th scope="col">{words.terrain}</th>
              <th scope="col">{words.opens}</th>
            </tr>
          </thead>
          <tbody>
            {openedByBuilding(plan).map(({ terrain, heroes }) => (
              <tr key={terrain} class={heroes.length > 0 ? 'metamorpha-opens' : undefined}>
                <th scope="row">
                  {nameOf(language, 'terrains', terrain)}
                  <small>{nameOf(language, 'abilities', terrain)}</small>
                </th>
                <td>
                  {heroes.length > 0 ? '✓ ' : '– '}
                  {words.who(heroes)}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <p class="desk-soft">
        {words.nextNote} <RuleLink language={language} rule="battalia.metamorpha.again" />
      </p>
    </Panel>
  );
}
