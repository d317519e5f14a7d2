import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { valleysWords } from '../../../i18n/battalia-valleys.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { path } from '../../../site/paths.ts';
import { type Square, VALLEYS } from '../../engine/index.ts';
import { ownLayout } from '../../simulators/valleys.ts';
import { Panel } from '../desk/Panel.tsx';
import { Refused } from '../desk/Refused.tsx';
import { Chosen } from './Chosen.tsx';
import type { ValleysParts } from './parts.ts';
import { ValleyGrid } from './ValleyGrid.tsx';

/** Both valleys, and the square that was chosen. */
export function Board(parts: ValleysParts): JSX.Element {
  const { language, plan, busy } = parts;
  const words = valleysWords(language);
  const [chosen, setChosen] = useState<Square | null>(null);
  const square = chosen ?? plan.at;
  return (
    <Panel heading={words.board}>
      <p class="desk-soft">{words.boardNote}</p>
      <OnOwnMap {...parts} />
      <div class="valley-grids">
        {VALLEYS.map((valley) => (
          <ValleyGrid
            key={valley}
            language={language}
            plan={plan}
            valley={valley}
            chosen={square}
            onChoose={setChosen}
          />
        ))}
      </div>
      {!busy && <Chosen {...parts} square={square} />}
    </Panel>
  );
}

/** Whether the valleys lie around the ruins of the owner's map, and why not. */
function OnOwnMap({ language, plan }: ValleysParts): JSX.Element {
  const words = valleysWords(language);
  const own = ownLayout(plan.players);
  const centres = VALLEYS.map((valley) => plan.valleys.valleys[valley]?.centre);
  const there = own?.ok && VALLEYS.every((valley, i) => own.value.centres[valley] === centres[i]);
  return (
    <p class="desk-soft">
      {words.centresAt(centres.filter(Boolean).join(', '))} {there && words.onOwnMap}
      {own?.ok && !there && words.offOwnMap}
      {!own && words.noOwnMap}
      {own && !own.ok ? (
        <>
          {words.ownDoesNotFit} <Refused language={language} refusal={own.error} />
        </>
      ) : (
        <RuleLink language={language} rule="battalia.valleys.layout" />
      )}{' '}
      <a href={path(language, 'battalia/tools/map')}>{words.toMap}</a>
    </p>
  );
}
