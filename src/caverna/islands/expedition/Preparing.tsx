import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { ExpeditionWords } from '../../../i18n/expedition.ts';
import type { Language } from '../../../site/languages.ts';
import { FOLK_IDS, type SeatPosition, STRONGEST } from '../../engine/index.ts';
import { type Journey, positionOf } from '../../simulators/expedition.ts';
import { nameFolk } from '../../telling/index.ts';
import { CorrectionsNote } from '../corrections/CorrectionsNote.tsx';
import { PositionEditor } from '../editor/PositionEditor.tsx';

interface Props {
  language: Language;
  words: ExpeditionWords;
  journey: Journey;
  onChange(change: (now: Journey) => Journey): void;
  onBegin(journey: Journey): void;
}

const BOXES = ['base', 'folk', 'fiends'] as const;
const LEVELS = [1, 2, 3, 4] as const;

const weaponOf = ({ dwarfs = [] }: SeatPosition, i: number): number => {
  const dwarf = dwarfs[i] ?? 0;
  return typeof dwarf === 'number' ? dwarf : (dwarf.weapon ?? 0);
};

function withWeapon({ dwarfs = [0, 0] }: SeatPosition, i: number, weapon: number): SeatPosition['dwarfs'] {
  return dwarfs.map((dwarf, at) => {
    if (at !== i) return dwarf;
    return typeof dwarf === 'number' ? weapon : { ...dwarf, weapon };
  });
}

/** What belongs to one box only goes when another is chosen. */
function inBox(box: Journey['box'], seat: SeatPosition): SeatPosition {
  const { folk, orcs, traps, mined, homes, ...common } = seat;
  if (box === 'folk') return { ...common, folk: folk ?? FOLK_IDS[0] };
  if (box === 'fiends')
    return {
      ...common,
      ...(orcs && { orcs }),
      ...(traps && { traps }),
      ...(mined && { mined }),
      ...(homes && { homes }),
    };
  return common;
}

/** Before the expedition: which box, how strong, how many items, and the board. */
export function Preparing({ language, words, journey, onChange, onBegin }: Props): JSX.Element {
  // Where there is room, the board lies open.
  const [wide] = useState(() => matchMedia('(width >= 62rem)').matches);
  const { box, level, dwarf, seat } = journey;
  const table = useMemo(
    () => ({ given: positionOf({ ...journey, box, seat: {} }), at: 0 as const }),
    [journey.corrections, box],
  );
  const change = (part: Partial<Journey>): void => onChange((now) => ({ ...now, ...part }));
  return (
    <form
      class="journey"
      onSubmit={(event) => {
        event.preventDefault();
        onBegin(journey);
      }}
    >
      <h2>{words.who}</h2>
      <CorrectionsNote language={language} module={box} corrections={journey.corrections} />
      <div class="journey-fields">
        <label class="journey-field">
          <span>{words.box}</span>
          <select
            value={box}
            onChange={({ currentTarget }) => {
              const next = currentTarget.value as Journey['box'];
              change({ box: next, seat: inBox(next, seat) });
            }}
          >
            {BOXES.map((each) => (
              <option key={each} value={each}>
                {words.boxes[each]}
              </option>
            ))}
          </select>
        </label>
        {box === 'folk' && (
          <label class="journey-field">
            <span>{words.folk}</span>
            <select
              value={seat.folk}
              onChange={({ currentTarget }) => change({ seat: { ...seat, folk: currentTarget.value } })}
            >
              {FOLK_IDS.map((folk) => (
                <option key={folk} value={folk}>
                  {nameFolk(language, folk)}
                </option>
              ))}
            </select>
          </label>
        )}
        <label class="journey-field">
          <span>{words.goer}</span>
          <select
            value={dwarf}
            onChange={({ currentTarget }) => change({ dwarf: Number(currentTarget.value) })}
          >
            {(seat.dwarfs ?? [0, 0]).map((_, i) => (
              <option key={i} value={i}>
                {words.person(i + 1, weaponOf(seat, i))}
              </option>
            ))}
          </select>
        </label>
        <label class="journey-field">
          <span>{words.strength}</span>
          <input
            type="number"
            min={1}
            max={STRONGEST}
            required
            value={weaponOf(seat, dwarf)}
            onInput={({ currentTarget }) =>
              change({
                seat: { ...seat, dwarfs: withWeapon(seat, dwarf, currentTarget.valueAsNumber || 0) ?? [] },
              })
            }
          />
        </label>
        <label class="journey-field">
          <span>{words.level}</span>
          <select
            value={level}
            onChange={({ currentTarget }) =>
              change({ level: Number(currentTarget.value) as Journey['level'] })
            }
          >
            {LEVELS.map((each) => (
              <option key={each} value={each}>
                {each}
              </option>
            ))}
          </select>
        </label>
      </div>
      <button type="submit" class="button main">
        {words.begin}
      </button>
      <details class="journey-board" open={wide}>
        <summary>{words.editBoard}</summary>
        <PositionEditor
          language={language}
          position={seat}
          modules={box === 'base' ? [] : [box]}
          table={table}
          onChange={(next) => change({ seat: next })}
        />
      </details>
    </form>
  );
}
