import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { dialogWords } from '../../../../i18n/play-dialogs.ts';
import type { Settings } from '../../../../table/session.ts';
import type { GameMachineEvent } from '../../../machines/index.ts';
import { useReader } from '../context.ts';

const PACES = { slow: 1500, normal: 600, fast: 150, instant: 0 } as const;
type Pace = keyof typeof PACES;

const THEMES = ['light', 'dark', 'system'] as const;

/** The switch in the page's own header, which the table covers. */
const themeInput = (theme: string): HTMLInputElement | null =>
  document.querySelector(`input[name="theme"][value="${theme}"]`);

interface Props {
  settings: Settings;
  send(event: GameMachineEvent): void;
}

/** How the table behaves: a word before turns end, the pace of bots, light or dark. */
export function SettingFields({ settings, send }: Props): JSX.Element {
  const { language } = useReader();
  const words = dialogWords(language);
  const [theme, setTheme] = useState(() => THEMES.find((one) => themeInput(one)?.checked) ?? 'system');
  return (
    <fieldset class="menu-settings">
      <legend>{words.settings}</legend>
      <label class="check">
        <input
          type="checkbox"
          checked={settings.confirm}
          onChange={({ currentTarget }) =>
            send({ type: 'set', settings: { confirm: currentTarget.checked } })
          }
        />
        {words.confirmTurn}
      </label>
      <label>
        {words.speed}
        <select
          value={`${settings.pace}`}
          onChange={({ currentTarget }) =>
            send({ type: 'set', settings: { pace: Number(currentTarget.value) } })
          }
        >
          {(Object.keys(PACES) as Pace[]).map((pace) => (
            <option key={pace} value={`${PACES[pace]}`}>
              {words.speeds[pace]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {words.theme}
        <select
          value={theme}
          onChange={({ currentTarget }) => {
            setTheme(currentTarget.value as (typeof THEMES)[number]);
            themeInput(currentTarget.value)?.click();
          }}
        >
          {THEMES.map((one) => (
            <option key={one} value={one}>
              {words.themes[one]}
            </option>
          ))}
        </select>
      </label>
    </fieldset>
  );
}
