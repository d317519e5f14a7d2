import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import {
  BUILDINGS_OF_A_VALLEY,
  HIGHEST_LEVEL,
  TARGET_KINDS,
  type Target,
  type TargetKind,
  targetValue,
} from '../../engine/index.ts';
import { Check } from '../desk/Check.tsx';
import { Choice } from '../desk/Choice.tsx';
import { NumberField } from '../desk/NumberField.tsx';
import type { Part } from './part.ts';

const USUAL_LEVEL = 4;
const HIGHEST_COMMON_LEVEL = 4;

const usual = (kind: TargetKind): Target =>
  kind === 'city' ? { kind, level: USUAL_LEVEL } : kind === 'centre' ? { kind, buildings: null } : { kind };

/** What is attacked, and how it defends itself. */
export function TargetPanel({ language, words, plan, send }: Part): JSX.Element {
  const { target } = plan;
  const { amount, rule } = targetValue(target, plan.heroMode);
  const choose = (next: Target): void => send({ type: 'target', target: next });
  return (
    <div class="desk-panel">
      <Check checked={plan.heroMode} onChange={(heroMode) => send({ type: 'agree', change: { heroMode } })}>
        {words.heroMode}
      </Check>
      <Choice
        legend={words.target}
        values={TARGET_KINDS}
        chosen={target.kind}
        name={(kind) => words.targets[kind]}
        onChoose={(kind) => choose(usual(kind))}
      />
      {target.kind === 'city' && (
        <NumberField
          language={language}
          label={words.level}
          value={target.level}
          least={1}
          most={HIGHEST_LEVEL}
          onChange={(level) => choose({ kind: 'city', level })}
        />
      )}
      {target.kind === 'centre' && (
        <Check
          checked={target.buildings !== null}
          onChange={(owned) => choose({ kind: 'centre', buildings: owned ? 0 : null })}
        >
          {words.centreOwned}
        </Check>
      )}
      {target.kind === 'centre' && target.buildings !== null && (
        <NumberField
          language={language}
          label={words.buildings}
          value={target.buildings}
          least={0}
          most={BUILDINGS_OF_A_VALLEY}
          onChange={(buildings) => choose({ kind: 'centre', buildings })}
        />
      )}
      <p>
        {words.defendsWith(amount)} <RuleLink language={language} rule={rule} />
      </p>
      {target.kind === 'city' && target.level > HIGHEST_COMMON_LEVEL && (
        <p class="desk-soft">{words.levels}</p>
      )}
    </div>
  );
}
