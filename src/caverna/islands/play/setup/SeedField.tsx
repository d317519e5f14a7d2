import type { JSX } from 'preact';
import { anySeed } from '../../../../islands/chance.ts';
import { useReader } from '../context.ts';
import { Sign } from '../signs/Sign.tsx';

interface Props {
  seed: string;
  good: boolean;
  onChange(seed: string): void;
}

/** The number that decides the order of cards and markers: typed to play the same game again, or dealt anew. */
export function SeedField({ seed, good, onChange }: Props): JSX.Element {
  const { t } = useReader();
  return (
    <fieldset>
      <legend>{t.seed}</legend>
      <p class="seed-field">
        <label>
          <span class="hidden-visually">{t.seed}</span>
          <input
            type="text"
            inputMode="numeric"
            maxLength={10}
            value={seed}
            aria-invalid={!good}
            aria-describedby="seed-note"
            onInput={({ currentTarget }) => onChange(currentTarget.value)}
          />
        </label>
        <button type="button" class="button" onClick={() => onChange(`${anySeed()}`)}>
          <Sign name="dice" /> {t.dealAgain}
        </button>
      </p>
      <p id="seed-note" class={good ? 'soft' : 'alarm'}>
        {good ? t.seedNote : t.seedBad}
      </p>
    </fieldset>
  );
}
