import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { type BattleSide, COLOSSUS, MOST_HEROES, type Veteran, WEAKNESS } from '../../engine/index.ts';
import { MOST_TERRAIN, MOST_UNSEEN } from '../../simulators/battle.ts';
import { nameOf } from '../../telling/names.ts';
import { Check } from '../desk/Check.tsx';
import { Choice } from '../desk/Choice.tsx';
import { NumberField } from '../desk/NumberField.tsx';
import { signed } from './numbers.ts';
import { OpenPoint } from './OpenPoint.tsx';
import type { Part } from './part.ts';

const VETERANS: readonly Veteran[] = ['none', 'veteran', 'fallen'];

/** Heroes, veterans, potions, terrain of a side. */
export function Arms(part: Part & { side: BattleSide }): JSX.Element {
  const { language, words, plan, send, side } = part;
  const own = plan[side];
  const arm = (change: Partial<typeof own>): void => send({ type: 'arm', side, change });
  const heroes = Array.from({ length: MOST_HEROES + 1 }, (_, n) => n).filter(
    (n) => n > 0 || side === 'defence',
  );
  return (
    <div class="battle-arms">
      <Choice
        legend={words.heroes}
        values={heroes}
        chosen={own.heroes}
        name={(n) => String(n)}
        onChoose={(n) => arm({ heroes: n })}
        disabled={(n) => side === 'attack' && n > 1 && !plan.heroMode && own.heroes !== n}
      />
      {plan.heroMode && (
        <Choice
          legend={words.veteran}
          values={VETERANS}
          chosen={own.veteran}
          name={(veteran) => words.veterans[veteran]}
          onChoose={(veteran) => arm({ veteran })}
        />
      )}
      {own.heroes > 1 && <OpenPoint {...part} option="moralePerHero" />}
      <div class="battle-ruled">
        <Check checked={own.colossus} onChange={(colossus) => arm({ colossus })}>
          {words.works(nameOf(language, 'potions', 'colossus'), signed(COLOSSUS))}
        </Check>
        <RuleLink language={language} rule="battalia.potion.colossus" />
      </div>
      <div class="battle-ruled">
        <Check checked={own.weakness} onChange={(weakness) => arm({ weakness })}>
          {words.works(nameOf(language, 'potions', 'weakness'), signed(WEAKNESS))}
        </Check>
        <RuleLink language={language} rule="battalia.potion.weakness" />
      </div>
      {side === 'attack' && (
        <Check checked={own.weaponless} onChange={(weaponless) => arm({ weaponless })}>
          {words.weaponless}
        </Check>
      )}
      <NumberField
        language={language}
        label={words.terrain}
        value={own.terrain}
        least={0}
        most={MOST_TERRAIN}
        onChange={(terrain) => arm({ terrain })}
      />
      {side === 'defence' && (
        <NumberField
          language={language}
          label={words.unseen}
          value={own.unseen}
          least={0}
          most={MOST_UNSEEN}
          onChange={(unseen) => arm({ unseen })}
        />
      )}
    </div>
  );
}
