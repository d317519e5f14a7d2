import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { mapWords } from '../../../i18n/battalia-map.ts';
import { anySeed } from '../../../islands/chance.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { path } from '../../../site/paths.ts';
import {
  DEFAULT_OPTIONS,
  fullBoard,
  gatesOn,
  isDark,
  marked,
  type Refusal,
  squaresLeft,
  usuallyAgreed,
} from '../../engine/index.ts';
import { fateOf } from '../../odds/index.ts';
import { ruinsSquares, valleysLie } from '../../simulators/map.ts';
import { Check } from '../desk/Check.tsx';
import { Refused } from '../desk/Refused.tsx';
import type { MapParts } from './parts.ts';

/** Squares left, and what a full board means. */
export function Left({ language, plan }: MapParts): JSX.Element {
  const words = mapWords(language);
  const { players, map } = plan;
  const full = fullBoard({ players, sides: usuallyAgreed(players).sides, fullBoardEnds: null }, map.grid);
  return (
    <section class="desk-panel">
      <h2>{words.left}</h2>
      <p class="desk-answer" aria-live="polite">
        {words.squaresLeft(squaresLeft(map).length)}
      </p>
      <p>
        {full.ends ? words.fullEnds : words.fullIgnored} <RuleLink language={language} rule={full.rule} />
      </p>
      {players <= 3 && map.grid === 'small' && <p class="desk-soft">{words.leftSmall}</p>}
    </section>
  );
}

/** What each gate means for Bilkarr. */
export function GateColours({ language, plan }: MapParts): JSX.Element {
  const words = mapWords(language);
  const gates = gatesOn(plan.map);
  return (
    <section class="desk-panel">
      <h2>{words.gates}</h2>
      {gates.length === 0 ? (
        <p>{words.noGates}</p>
      ) : (
        <>
          <ul class="map-gates">
            {gates.map(([gate, at]) => {
              const { fate, days } = fateOf(plan.map, { at, heading: null }, DEFAULT_OPTIONS);
              return (
                <li key={gate}>
                  <strong>
                    {words.gate(gate)}, {at}
                  </strong>
                  : {isDark(at) ? words.dark : words.light}; {words[fate](days)}.
                </li>
              );
            })}
          </ul>
          <p class="desk-soft">
            {words.gatesWhy} <RuleLink language={language} rule="battalia.bilkarr.corner" />
          </p>
        </>
      )}
      <p>
        <a href={path(language, 'battalia/tools/dawn')}>{words.toDawn}</a>
      </p>
    </section>
  );
}

const DEAL_CODES: readonly string[] = ['marksMissing', 'factionsMissing'];
const VALLEY_CODES: readonly string[] = ['twoRuins', 'valleysCovered', 'valleyDoesNotFit'];
/** What is said beside its button, not above the tool. */
export const saidBeside = ({ code }: Refusal): boolean =>
  DEAL_CODES.includes(code) || VALLEY_CODES.includes(code);

/** Gates and cities at random, and the valleys. */
export function Dealing({
  language,
  plan,
  send,
  refusal,
}: MapParts & { refusal: Refusal | null }): JSX.Element {
  const words = mapWords(language);
  const [beginners, setBeginners] = useState(false);
  const { map, players } = plan;
  const count = (mark: 'gate' | 'start' | 'neutral' | 'ruins'): number => marked(map, mark).length;
  const laid = Object.keys(map.cards).length > 0;
  return (
    <section class="desk-panel">
      <h2>{words.deal}</h2>
      <p>
        {words.dealWhy} <RuleLink language={language} rule="battalia.setup.gates" />
      </p>
      <p class="desk-soft">{words.marked(count('gate'), count('start'), count('neutral'), count('ruins'))}</p>
      <Check checked={beginners} onChange={setBeginners}>
        {words.beginners}
      </Check>
      <p class="desk-soft">
        {words.neutralShow(beginners)} <RuleLink language={language} rule="battalia.setup.markers" />
      </p>
      <div class="desk-buttons no-print">
        <button
          type="button"
          class="button"
          onClick={() => send({ type: 'deal', seed: anySeed(), heroMode: !beginners })}
        >
          {gatesOn(map).length > 0 ? words.dealAgain : words.dealButton}
        </button>
        {laid && (
          <button type="button" class="button" onClick={() => send({ type: 'clear' })}>
            {words.clear}
          </button>
        )}
      </div>
      <WhyNot language={language} refusal={refusal} codes={DEAL_CODES} />
      <p class="desk-soft">
        {words.cityTerrain} <RuleLink language={language} rule="battalia.setup.cities" />
      </p>
      {map.grid !== 'small' && (
        <>
          <h3>{words.valleys}</h3>
          <p>
            {words.valleysWhy} <RuleLink language={language} rule="battalia.valleys.layout" />
          </p>
          {players === 4 && <p class="desk-soft">{words.valleysFour}</p>}
          <div class="desk-buttons">
            <button
              type="button"
              class="button"
              onClick={() => send({ type: 'valleys', lie: !valleysLie(map) })}
            >
              {valleysLie(map) ? words.valleysTake : words.valleysLay}
            </button>
          </div>
          <WhyNot language={language} refusal={refusal} codes={VALLEY_CODES} />
          {ruinsSquares(map).length > 0 && (
            <p class="desk-soft">{words.ruinsAt(ruinsSquares(map).join(', '))}</p>
          )}
        </>
      )}
    </section>
  );
}

/** Said right under the button that was refused. */
function WhyNot({
  language,
  refusal,
  codes,
}: Pick<MapParts, 'language'> & { refusal: Refusal | null; codes: readonly string[] }): JSX.Element {
  return (
    <div aria-live="assertive">
      {refusal && codes.includes(refusal.code) && (
        <p class="desk-trouble">
          <Refused language={language} refusal={refusal} />
        </p>
      )}
    </div>
  );
}
