import type { JSX } from 'preact';
import { valleysWords } from '../../../i18n/battalia-valleys.ts';
import { MOST_ARTEFACTS, MOST_CITIES } from '../../simulators/valleys.ts';
import { NumberField } from '../desk/NumberField.tsx';
import type { ValleysParts } from './parts.ts';

/** What the player whose turn it is can deal with: cities, and the Great Artefacts of the deck. */
export function Holdings({ language, plan, send }: ValleysParts): JSX.Element {
  const words = valleysWords(language);
  const dealer = plan.dealers[plan.seat]!;
  const { cities, greatArtefacts } = dealer;
  const change = (levels: readonly number[]): void =>
    send({ type: 'dealer', dealer: { ...dealer, cities: levels } });
  return (
    <>
      <h3>{words.cities}</h3>
      <div class="valley-purse">
        {cities.map((level, city) => (
          <NumberField
            key={city}
            language={language}
            label={words.city(city + 1)}
            value={level}
            least={0}
            most={6}
            onChange={(to) => change(cities.map((other, i) => (i === city ? to : other)))}
          />
        ))}
      </div>
      <div class="valley-buttons">
        <button
          type="button"
          class="button"
          disabled={cities.length >= MOST_CITIES}
          onClick={() => change([...cities, 1])}
        >
          {words.addCity}
        </button>
        <button
          type="button"
          class="button"
          disabled={cities.length === 0}
          onClick={() => change(cities.slice(0, -1))}
        >
          {words.dropCity}
        </button>
      </div>
      <NumberField
        language={language}
        label={words.greatArtefacts}
        value={greatArtefacts}
        least={0}
        most={MOST_ARTEFACTS}
        onChange={(count) => send({ type: 'dealer', dealer: { ...dealer, greatArtefacts: count } })}
      />
    </>
  );
}
