import type { JSX } from 'preact';
import { dawnWords } from '../../../i18n/battalia-dawn.ts';
import { mapWords } from '../../../i18n/battalia-map.ts';
import { path } from '../../../site/paths.ts';
import { gatesOn } from '../../engine/index.ts';
import { type MapPlan, mapFor } from '../../simulators/map.ts';
import { openOwnMap } from '../../simulators/own-map.ts';
import { Check } from '../desk/Check.tsx';
import { Choice } from '../desk/Choice.tsx';
import type { DawnParts } from './parts.ts';

const COUNTS = [2, 3, 4, 5, 6];

/** Which map this is, and the way to the owner's. */
export function MapLine({ language, plan, send }: DawnParts): JSX.Element {
  const words = dawnWords(language);
  const mapTool = mapWords(language);
  const own = openOwnMap(plan.players)?.plan;
  const other = own && JSON.stringify(own.map) !== JSON.stringify(plan.map);
  const take = ({ map, players, factions }: MapPlan): void => send({ type: 'map', map, players, factions });
  return (
    <section class="desk-panel no-print">
      <h2>{words.map}</h2>
      <Choice
        legend={mapTool.players}
        values={COUNTS}
        chosen={plan.players}
        name={String}
        onChoose={(players) => take(openOwnMap(players)?.plan ?? mapFor(players))}
      />
      {plan.players <= 4 && (
        <Check checked={plan.map.grid === 'large'} onChange={(large) => take(mapFor(plan.players, large))}>
          {mapTool.largeBoard}
        </Check>
      )}
      <p>{words.mapNow(plan.players, gatesOn(plan.map).length)}</p>
      {other && <p>{words.mapOther}</p>}
      <div class="desk-buttons">
        {other && (
          <button type="button" class="button" onClick={() => take(own)}>
            {words.mapOwn}
          </button>
        )}
        <a class="button" href={path(language, 'battalia/tools/map')}>
          {words.mapEdit}
        </a>
      </div>
    </section>
  );
}
