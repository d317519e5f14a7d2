import type { JSX } from 'preact';
import { tradeWords } from '../../../i18n/battalia-trade.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { ARTEFACTS, OPEN_STACK } from '../../engine/index.ts';
import { nameOf } from '../../telling/names.ts';
import { Check } from '../desk/Check.tsx';
import { Choice } from '../desk/Choice.tsx';
import { NumberField } from '../desk/NumberField.tsx';
import type { TradeParts } from './parts.ts';

const NOTHING = 'nothing';

/** What is left in the supply, and what the Oracle shows. */
export function Stacks({ language, plan, send }: TradeParts): JSX.Element {
  const words = tradeWords(language);
  const { stock, emptyStacks } = plan;
  const left = (chest: number, stardust: number): void =>
    send({ type: 'enter', fields: { stock: { chest, stardust } } });
  return (
    <details class="desk-panel">
      <summary>{words.stacks}</summary>
      <NumberField
        language={language}
        label={words.chestsLeft}
        value={stock.chest}
        least={0}
        most={Math.max(OPEN_STACK, stock.chest)}
        onChange={(chest) => left(chest, stock.stardust)}
      />
      <NumberField
        language={language}
        label={words.stardustLeft}
        value={stock.stardust}
        least={0}
        most={Math.max(OPEN_STACK, stock.stardust)}
        onChange={(stardust) => left(stock.chest, stardust)}
      />
      <Choice
        legend={words.matching}
        values={[NOTHING, ...ARTEFACTS]}
        chosen={plan.matching ?? NOTHING}
        name={(kind) => (kind === NOTHING ? words.noMatch : nameOf(language, 'cards', kind))}
        onChoose={(kind) =>
          send({
            type: 'enter',
            fields: { matching: ARTEFACTS.find((artefact) => artefact === kind) ?? null },
          })
        }
      />
      <fieldset class="trade-empty">
        <legend>{words.empty}</legend>
        {ARTEFACTS.map((artefact) => (
          <Check
            key={artefact}
            checked={emptyStacks.includes(artefact)}
            onChange={(empty) =>
              send({
                type: 'enter',
                fields: {
                  emptyStacks: ARTEFACTS.filter((each) =>
                    each === artefact ? empty : emptyStacks.includes(each),
                  ),
                },
              })
            }
          >
            {nameOf(language, 'cards', artefact)}
          </Check>
        ))}
      </fieldset>
      <p class="desk-soft">
        <RuleLink language={language} rule="battalia.posts.chest" />{' '}
        <RuleLink language={language} rule="battalia.posts.stacks" />
      </p>
    </details>
  );
}
