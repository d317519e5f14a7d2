import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { deskWords } from '../../../i18n/battalia-desk.ts';
import { valleysWords } from '../../../i18n/battalia-valleys.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import {
  BUILDINGS,
  BUILDINGS_OF,
  type Building,
  CORNERS,
  type Corner,
  valleyOf,
  valleysIn,
} from '../../engine/index.ts';
import {
  asNumber,
  asText,
  behind,
  closedCorners,
  expectedDiscoveries,
  foundWithin,
  layoutsLeft,
  NEVER,
  same,
} from '../../odds/index.ts';
import { nameOf } from '../../telling/names.ts';
import { placeText } from '../../telling/valley-events.ts';
import { Choice } from '../desk/Choice.tsx';
import { Panel } from '../desk/Panel.tsx';
import { chanceText } from './chance.ts';
import type { ValleysParts } from './parts.ts';

const ARROWS: Readonly<Record<Corner, string>> = { ne: '↗', se: '↘', sw: '↙', nw: '↖' };

/** The chance of each building behind each back, and how long a wished one takes. */
export function Behind({ language, plan }: ValleysParts): JSX.Element {
  const words = valleysWords(language);
  const [wish, setWish] = useState<Building>('smithy');
  const known = plan.valleys.valleys[valleyOf(wish)];
  const name = (building: Building): string => nameOf(language, 'buildings', building);
  return (
    <Panel heading={words.behind}>
      {valleysIn(plan.valleys).map(([valley, lying]) => (
        <div class="desk-table" key={valley}>
          <table class="valley-odds">
            <caption>
              {nameOf(language, 'buildings', valley)}.{' '}
              {words.stillPossible(words.layouts(layoutsLeft(lying)))}
            </caption>
            <thead>
              <tr>
                <th scope="col">{words.buildings}</th>
                {CORNERS.map((corner) => (
                  <th scope="col" key={corner} class="number" aria-label={placeText(language, corner)}>
                    {ARROWS[corner]}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {BUILDINGS_OF[valley].map((building) => (
                <tr key={building}>
                  <th scope="row">{name(building)}</th>
                  {CORNERS.map((corner) => {
                    const found = lying.buildings[corner];
                    const chance = behind(lying, valley, corner)[building];
                    return (
                      <td class="number" key={corner}>
                        {found?.building === building
                          ? `✓ ${words.ownerSign(found.owner + 1)}`
                          : same(chance, NEVER)
                            ? '–'
                            : asText(chance)}
                      </td>
                    );
                  })}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      ))}
      <Choice
        legend={words.wished}
        values={BUILDINGS}
        chosen={wish}
        name={name}
        onChoose={(b) => setWish(b)}
      />
      {known && <Wish {...{ language, known, wish }} />}
      <p class="desk-soft">
        {words.behindNote} <RuleLink language={language} rule="battalia.valleys.layout" />
      </p>
      <p class="desk-soft">
        {deskWords(language).openPoint} {words.grouping}
      </p>
    </Panel>
  );
}

function Wish({
  language,
  known,
  wish,
}: {
  language: ValleysParts['language'];
  known: NonNullable<ValleysParts['plan']['valleys']['valleys']['kings']>;
  wish: Building;
}): JSX.Element {
  const words = valleysWords(language);
  const valley = valleyOf(wish);
  const expected = expectedDiscoveries(known, valley, [wish]);
  const most = closedCorners(known).length;
  return (
    <div aria-live="polite" class="valley-wish">
      {expected === null || same(expected, NEVER) ? (
        <p>{words.foundAlready}</p>
      ) : (
        <>
          <p>{words.expected(asNumber(expected))}</p>
          <ul>
            {Array.from({ length: most }, (_, i) => (
              <li key={i}>
                {words.within(i + 1, chanceText(language, foundWithin(known, valley, [wish], i + 1)))}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
