import type { JSX } from 'preact';
import { FOLK_IDS, type FolkId } from '../../../engine/index.ts';
import { nameFolk } from '../../../telling/index.ts';
import { useReader } from '../context.ts';
import { PlayedBy } from '../seats/PlayedBy.tsx';
import { SeatDisc } from '../seats/SeatDisc.tsx';
import { Sign } from '../signs/Sign.tsx';
import type { Box, SeatWish } from './wish.ts';

interface Props {
  n: number;
  seat: SeatWish;
  name: string;
  box: Box;
  /** Folk that other seats play already. */
  taken: readonly (FolkId | null)[];
  solo: boolean;
  onChange(seat: SeatWish): void;
  onRemove(): void;
}

/** One seat: its name, who plays it, and as which people. */
export function SeatField({ n, seat, name, box, taken, solo, onChange, onRemove }: Props): JSX.Element {
  const { language, t } = useReader();
  return (
    <li class="seat-field">
      <SeatDisc seat={n} />
      <label>
        <span class="hidden-visually">{t.nameOfSeat(n + 1)}</span>
        <input
          type="text"
          maxLength={40}
          placeholder={name}
          value={seat.name}
          onInput={({ currentTarget }) => onChange({ ...seat, name: currentTarget.value })}
        />
      </label>
      <PlayedBy name={name} bot={seat.bot ?? null} onChange={(bot) => onChange({ ...seat, bot })} />
      {box === 'folk' && (
        <label>
          <span class="hidden-visually">{t.folkOf(name)}</span>
          <select
            value={seat.folk ?? ''}
            onChange={({ currentTarget }) =>
              onChange({ ...seat, folk: (currentTarget.value || null) as FolkId | null })
            }
          >
            <option value="">{nameFolk(language, 'dwarves')}</option>
            {FOLK_IDS.map((folk) => (
              <option key={folk} value={folk} disabled={taken.includes(folk)}>
                {nameFolk(language, folk)}
              </option>
            ))}
          </select>
        </label>
      )}
      {box === 'fiends' && (
        <label class="check">
          <input
            type="checkbox"
            checked={seat.expert}
            onChange={({ currentTarget }) => onChange({ ...seat, expert: currentTarget.checked })}
          />
          {t.expert}
        </label>
      )}
      {!solo && (
        <button type="button" class="icon-button" aria-label={t.removeSeat(name)} onClick={onRemove}>
          <Sign name="close" />
        </button>
      )}
    </li>
  );
}
