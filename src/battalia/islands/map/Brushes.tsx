import type { JSX } from 'preact';
import { mapWords } from '../../../i18n/battalia-map.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { GATES, HIGHEST_CITY, isOneOf, TERRAINS } from '../../engine/index.ts';
import { somebodysName } from '../../scene/board.ts';
import { nameOf } from '../../telling/names.ts';
import { Choice } from '../desk/Choice.tsx';
import { NumberField } from '../desk/NumberField.tsx';
import { type Brush, CARD_BRUSHES, LAID, MARK_BRUSHES, markOf, type Paint } from './brush.ts';
import type { MapParts } from './parts.ts';

interface Props extends Omit<MapParts, 'send'> {
  brush: Brush;
  paint: Paint;
  onBrush(brush: Brush): void;
  onPaint(paint: Paint): void;
}

/** What a tap lays, and how. */
export function Brushes({ language, plan, brush, paint, onBrush, onPaint }: Props): JSX.Element {
  const words = mapWords(language);
  const nameOfBrush = (each: Brush): string => {
    const mark = markOf(each);
    if (mark) return words.marks[mark];
    if (isOneOf(GATES, each)) return words.gate(each);
    return isOneOf(LAID, each) ? words.cardNames[each] : String(each);
  };
  const grounded = brush === 'city' || brush === 'road' || brush === 'crossroads';
  return (
    <>
      <section class="desk-panel map-palette">
        <h2>{words.tap}</h2>
        <p class="map-chosen">{brush === 'take' ? words.chosenTake : words.chosenNow(nameOfBrush(brush))}</p>
        <Choice
          legend={words.printed}
          values={MARK_BRUSHES}
          chosen={brush}
          name={nameOfBrush}
          onChoose={onBrush}
        />
        <Choice
          legend={words.cards}
          values={CARD_BRUSHES}
          chosen={brush}
          name={nameOfBrush}
          onChoose={onBrush}
        />
      </section>
      <section class="desk-panel no-print">
        <p class="desk-soft">
          {words.printedWhy} <RuleLink language={language} rule="battalia.setup.gates" />
        </p>
        {brush === 'city' && (
          <>
            <Select
              label={words.owner}
              value={paint.owner === null ? '' : String(paint.owner)}
              none={words.neutral}
              values={plan.factions.map((_, seat) => [
                String(seat),
                somebodysName(language, undefined, seat),
              ])}
              onChange={(seat) => onPaint({ ...paint, owner: seat === '' ? null : Number(seat) })}
            />
            <NumberField
              language={language}
              label={words.level}
              value={paint.level}
              least={1}
              most={HIGHEST_CITY}
              onChange={(level) => onPaint({ ...paint, level })}
            />
          </>
        )}
        {grounded && (
          <Select
            label={words.terrain}
            value={paint.terrain ?? ''}
            none={words.terrainNone}
            values={TERRAINS.map((terrain) => [terrain, nameOf(language, 'terrains', terrain)])}
            onChange={(id) => onPaint({ ...paint, terrain: TERRAINS.find((each) => each === id) ?? null })}
          />
        )}
      </section>
    </>
  );
}

function Select({
  label,
  value,
  none,
  values,
  onChange,
}: {
  label: string;
  value: string;
  none: string;
  values: readonly (readonly [id: string, name: string])[];
  onChange(id: string): void;
}): JSX.Element {
  return (
    <label class="desk-select">
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
        <option value="">{none}</option>
        {values.map(([id, name]) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
