import type { JSX } from 'preact';
import type { EveningWords } from '../../../i18n/battalia-evening.ts';
import type { Language } from '../../../site/languages.ts';
import { path } from '../../../site/paths.ts';
import {
  CONNECTORS,
  FEWEST_PLAYERS,
  LONGEST_NAME,
  MOST_PLAYERS,
  optionNames,
  type Sides,
  sidesFor,
} from '../../engine/index.ts';
import { openOwnMap } from '../../simulators/own-map.ts';
import { Check } from '../desk/Check.tsx';
import { Choice } from '../desk/Choice.tsx';
import { NumberField } from '../desk/NumberField.tsx';
import { Readings } from '../desk/Readings.tsx';
import { changed, seatNames, type Wish } from './wish.ts';

/** What is agreed on before the evening; kept from the first tap on. */
export function Agreement({
  language,
  words,
  wish,
  onChange,
  onBegin,
}: {
  language: Language;
  words: EveningWords;
  wish: Wish;
  onChange(change: (now: Wish) => Wish): void;
  onBegin(): void;
}): JSX.Element {
  const set = (change: Partial<Wish>): void => onChange((now) => changed(now, change));
  const own = openOwnMap(wish.players);
  /** A number that is none stays where it is, and nothing begins until it has been mended. */
  const begin = (button: HTMLElement): void => {
    const wrong = button.closest('section')?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) wrong.focus();
    else onBegin();
  };
  return (
    <section class="desk-panel">
      <h2>{words.begin}</h2>
      <NumberField
        language={language}
        label={words.players}
        value={wish.players}
        least={FEWEST_PLAYERS}
        most={MOST_PLAYERS}
        onChange={(players) => set({ players })}
      />
      <fieldset class="evening-names">
        <legend>{words.names}</legend>
        {seatNames(wish).map((name, seat) => (
          <label key={seat}>
            <span>{words.player(seat + 1)}</span>
            <input
              type="text"
              maxLength={LONGEST_NAME}
              value={name}
              onInput={({ currentTarget: { value } }) =>
                onChange((now) => {
                  const names = seatNames(now).map((old, i) => (i === seat ? value : old));
                  return { ...now, names };
                })
              }
            />
          </label>
        ))}
      </fieldset>
      <Choice<Sides>
        legend={words.sides}
        values={sidesFor(wish.players)}
        chosen={wish.sides}
        name={(sides) => words.sidesOf[sides]}
        onChoose={(sides) => set({ sides })}
      />
      <div class="evening-checks">
        {(['heroMode', 'bilkarr', 'metamorpha', 'fanatics', 'unbound'] as const).map((name) => (
          <Check key={name} checked={wish[name]} onChange={(on) => set({ [name]: on })}>
            {words[name]}
          </Check>
        ))}
      </div>
      <Choice
        legend={words.connector}
        values={['none', ...CONNECTORS]}
        chosen={wish.connector}
        name={(each) => words.connectorOf[each as keyof EveningWords['connectorOf']]}
        onChoose={(connector) => set({ connector: connector as Wish['connector'] })}
      />
      <Choice
        legend={words.draft}
        values={['here', 'table'] as const}
        chosen={wish.draft}
        name={(each) => words.draftOf[each]}
        onChoose={(draft) => set({ draft })}
      />
      <Choice
        legend={words.storm}
        values={['here', 'table'] as const}
        chosen={wish.storm}
        name={(each) => words.stormOf[each]}
        onChoose={(storm) => set({ storm })}
      />
      <p>
        {words.map}: {own ? words.ownMap : words.noMap}.{' '}
        <a href={path(language, 'battalia/tools/map')}>{words.toMap}</a>
      </p>
      <Readings
        language={language}
        names={optionNames}
        options={wish.options}
        onChange={(options) => set({ options })}
      />
      <details>
        <summary>{words.seed}</summary>
        <NumberField
          language={language}
          label={words.seed}
          value={wish.seed}
          least={0}
          most={999_999}
          onChange={(seed) => set({ seed })}
        />
        <p class="desk-soft">{words.seedNote}</p>
      </details>
      <p class="desk-buttons">
        <button type="button" class="button main" onClick={(event) => begin(event.currentTarget)}>
          {words.start}
        </button>
      </p>
    </section>
  );
}
