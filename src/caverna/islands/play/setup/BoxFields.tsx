import type { JSX } from 'preact';
import { useReader } from '../context.ts';
import { Sign } from '../signs/Sign.tsx';
import { BOXES, type Wish } from './wish.ts';

const boxIcons = { base: 'dwarf', folk: 'elf', fiends: 'orc' } as const;

interface Props {
  wish: Wish;
  onChange(part: Partial<Wish>): void;
}

/** Which box is on the table, and what can be chosen within it. */
export function BoxFields({ wish, onChange }: Props): JSX.Element {
  const { t } = useReader();
  const { box } = wish;
  return (
    <>
      <fieldset>
        <legend>{t.box}</legend>
        <div class="cards-choice">
          {BOXES.map((one) => (
            <label key={one} class="card-choice">
              <input type="radio" name="box" checked={box === one} onChange={() => onChange({ box: one })} />
              <Sign name={boxIcons[one]} />
              <span>
                <strong>{t.boxes[one]}</strong>
                <span class="soft">{t.boxNotes[one]}</span>
              </span>
            </label>
          ))}
        </div>
      </fieldset>
      {box === 'base' && (
        <Choice
          legend={t.tileSet}
          name="tiles"
          value={wish.tileSet}
          values={t.tileSets}
          onChange={(tileSet) => onChange({ tileSet })}
        />
      )}
      {box === 'folk' && wish.seats.filter(({ folk }) => folk).length < 4 && (
        <Choice
          legend={t.folkTiles}
          name="folk-tiles"
          value={wish.folkTiles}
          values={t.folkTileSets}
          onChange={(folkTiles) => onChange({ folkTiles })}
        />
      )}
      {box === 'fiends' && (
        <Choice
          legend={t.strength}
          name="strength"
          value={wish.strength}
          values={t.strengths}
          onChange={(strength) => onChange({ strength })}
        />
      )}
    </>
  );
}

interface ChoiceProps<V extends string> {
  legend: string;
  name: string;
  value: V;
  values: Record<V, string>;
  onChange(value: V): void;
}

/** One of a few, side by side. */
function Choice<V extends string>({ legend, name, value, values, onChange }: ChoiceProps<V>): JSX.Element {
  return (
    <fieldset>
      <legend>{legend}</legend>
      <div class="pills">
        {(Object.entries(values) as [V, string][]).map(([one, says]) => (
          <label key={one} class="pill">
            <input type="radio" name={name} checked={value === one} onChange={() => onChange(one)} />
            {says}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
