import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import type { Effect, OptionName, RuleId } from '../../engine/index.ts';
import { Check } from '../desk/Check.tsx';
import { Readings } from '../desk/Readings.tsx';
import type { StageProps } from './stage.tsx';

const OPEN: Readonly<Partial<Record<Effect, { name: OptionName; rule: RuleId }>>> = {
  5: { name: 'fateReturns', rule: 'battalia.fate.returns' },
  6: { name: 'fetchTo', rule: 'battalia.storm.fetch' },
  10: { name: 'freeUpgradeCap', rule: 'battalia.cities.freeCap' },
  11: { name: 'royalFromLimbo', rule: 'battalia.royals.deposed' },
};

/** What the rulebook leaves open about an effect, where it matters, with its switch. */
export function OpenPoints({
  language,
  words,
  plan,
  send,
  effect,
}: StageProps & { effect: Effect }): JSX.Element | null {
  const open = OPEN[effect];
  if (!open) return null;
  const { options } = plan.table.agreed;
  const { hero, seat, journey } = plan;
  return (
    <div class="storm-open">
      {effect === 6 && (
        <p>
          {words.fetchedTo(hero === 0 ? 1 : 0, options.fetchTo === 'arrival' ? journey.to : journey.from)}
        </p>
      )}
      <p>
        <RuleLink language={language} rule={open.rule} />
      </p>
      <Readings
        language={language}
        names={[open.name]}
        options={options}
        onChange={(option) => send({ type: 'option', option })}
      />
      {effect === 11 &&
        options.royalFromLimbo &&
        (['queen', 'king'] as const).map((royal) => (
          <Check
            key={royal}
            checked={plan.table.players[seat]?.[royal] === 'deposed'}
            onChange={(deposed) =>
              send({ type: 'player', change: { [royal]: deposed ? 'deposed' : 'none' } })
            }
          >
            {words.deposed[royal]}
          </Check>
        ))}
    </div>
  );
}
