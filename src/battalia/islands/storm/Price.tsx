import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import type { JourneyPrice } from '../../engine/index.ts';
import type { StageProps } from './stage.tsx';

/** The price part by part, each with its rule. */
export function Price({
  language,
  words,
  price,
}: Pick<StageProps, 'language' | 'words'> & { price: JourneyPrice }): JSX.Element {
  return (
    <div class="desk-table">
      <table>
        <caption class="storm-caption">{words.price}</caption>
        <tbody>
          {price.parts.map(({ part, squares, native, steps, supply, rule }) => (
            <tr key={part}>
              <th scope="row">
                {words.parts[part](squares)}
                <br />
                <RuleLink language={language} rule={rule} />
              </th>
              <td>
                {supply > 0 ? words.tollSupply(supply) : words.steps(steps)}
                {native > 0 && <span class="desk-soft"> · {words.nativeFree(native)}</span>}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{words.sum}</th>
            <td>
              <strong>{words.sumOf(price.steps, price.toll)}</strong>
            </td>
          </tr>
        </tbody>
      </table>
    </div>
  );
}
