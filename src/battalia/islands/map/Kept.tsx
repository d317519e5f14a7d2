import type { JSX } from 'preact';
import { mapWords } from '../../../i18n/battalia-map.ts';
import type { MapPlan } from '../../simulators/map.ts';
import { earlierMaps, openOwnMap, unreadMaps } from '../../simulators/own-map.ts';
import type { MapParts } from './parts.ts';
import type { OwnMapOnPage } from './use-own-map.ts';

interface Props extends Omit<MapParts, 'send'> {
  own: OwnMapOnPage;
  onOpen(plan: MapPlan): void;
}

/** Whether this is the owner's map, and where others are. */
export function Kept({ language, plan, own, onOpen }: Props): JSX.Element {
  const words = mapWords(language);
  const said = {
    none: words.ownNone,
    own: words.ownIs(plan.players),
    foreign: words.ownForeign,
    differs: words.ownDiffers(plan.players),
    refused: words.ownRefused,
  };
  const mine = own.ownership === 'differs' ? openOwnMap(plan.players) : null;
  const earlier = earlierMaps();
  const unread = unreadMaps();
  return (
    <section class="desk-panel no-print" data-ownership={own.ownership}>
      <h2>{words.own}</h2>
      <p aria-live="polite">{said[own.ownership]}</p>
      {(own.ownership === 'differs' || own.ownership === 'foreign') && (
        <div class="desk-buttons">
          <button type="button" class="button" onClick={own.keep}>
            {words.ownKeep}
          </button>
          {mine && (
            <button type="button" class="button" onClick={() => onOpen(mine.plan)}>
              {words.ownOpen}
            </button>
          )}
        </div>
      )}
      {earlier.length > 0 && (
        <details>
          <summary>{words.ownEarlier}</summary>
          <div class="desk-buttons">
            {earlier.map((each, i) => (
              <button type="button" class="button" key={i} onClick={() => onOpen(each)}>
                {words.ownEarlierOne(each.players, Object.keys(each.map.cards).length)}
              </button>
            ))}
          </div>
        </details>
      )}
      {unread.map((text) => (
        <div key={text}>
          <p>{words.ownUnread}</p>
          <pre class="map-unread">{text}</pre>
        </div>
      ))}
    </section>
  );
}
