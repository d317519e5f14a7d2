import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { openOwnMap } from '../../simulators/own-map.ts';
import { withMap } from '../../simulators/score.ts';
import type { Parts } from './parts.ts';

/** Takes the cities from the owner's map on this device. */
export function FromMap({ words, plan, send }: Parts): JSX.Element {
  const [said, setSaid] = useState('');
  const take = (): void => {
    const own = openOwnMap(plan.agreed.players);
    const taken = own && withMap(plan, own.plan.map);
    if (own && taken) send({ type: 'take', map: own.plan.map });
    const cities = taken?.realms.flatMap((realm) => realm.cities).reduce((sum, count) => sum + count, 0);
    setSaid(cities === undefined ? words.noMap : words.taken(cities));
  };
  return (
    <div class="score-map no-print">
      <button type="button" class="button" onClick={take}>
        {words.fromMap}
      </button>
      <span aria-live="polite">{said}</span>
    </div>
  );
}
