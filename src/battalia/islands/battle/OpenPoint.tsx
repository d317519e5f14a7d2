import type { JSX } from 'preact';
import { deskWords } from '../../../i18n/battalia-desk.ts';
import { OPTION_VALUES } from '../../engine/index.ts';
import { Choice } from '../desk/Choice.tsx';
import type { Part } from './part.ts';

/** The options that matter in a battle. */
type BattleOption = keyof Part['words']['optionValues'];

/** A point that the rulebook leaves open, with its switch. */
export function OpenPoint({
  language,
  words,
  plan,
  send,
  option,
}: Part & { option: BattleOption }): JSX.Element {
  const values: readonly (string | boolean)[] = OPTION_VALUES[option];
  const names: Readonly<Record<string, string>> = words.optionValues[option];
  return (
    <div class="battle-open">
      <Choice
        legend={words.options[option]}
        values={values.map(String)}
        chosen={String(plan.options[option])}
        name={(value) => names[value]}
        onChoose={(chosen) =>
          send({
            type: 'agree',
            change: {
              options: { ...plan.options, [option]: values.find((value) => String(value) === chosen) },
            },
          })
        }
      />
      <p class="desk-soft">{deskWords(language).openPoint}</p>
    </div>
  );
}
