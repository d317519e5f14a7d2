import type { JSX } from 'preact';
import { useReader } from '../context.ts';
import { BOT_NAMES } from '../setup/wish.ts';

interface Props {
  /** The name of the seat. */
  name: string;
  bot: string | null;
  onChange(bot: string | null): void;
}

/** Who plays a seat: a person, or one of the bots. */
export function PlayedBy({ name, bot, onChange }: Props): JSX.Element {
  const { t } = useReader();
  return (
    <label>
      <span class="hidden-visually">{t.playedBy(name)}</span>
      <select value={bot ?? ''} onChange={({ currentTarget }) => onChange(currentTarget.value || null)}>
        <option value="">{t.human}</option>
        {BOT_NAMES.map((each) => (
          <option key={each} value={each}>
            {t.bots[each]}
          </option>
        ))}
      </select>
    </label>
  );
}
