import type { JSX } from 'preact';
import { dialogWords } from '../../../../i18n/play-dialogs.ts';
import { download } from '../../../../islands/download.ts';
import { hashOf } from '../../../../islands/games/address.ts';
import { languageNames, otherLanguages } from '../../../../site/languages.ts';
import { path } from '../../../../site/paths.ts';
import { toFile } from '../../../../table/file.ts';
import { factsOf } from '../../../../table/record.ts';
import { LONGEST_TITLE } from '../../../../table/session.ts';
import type { GameMachineEvent } from '../../../machines/index.ts';
import { rules } from '../../../table/rules.ts';
import type { Session } from '../../../table/types.ts';
import { useReader } from '../context.ts';
import { Dialog } from '../Dialog.tsx';
import { gameTitle } from '../games/describe.ts';
import { Sign } from '../signs/Sign.tsx';
import { Lines } from './Lines.tsx';
import { SeatSettings } from './SeatSettings.tsx';
import { SettingFields } from './SettingFields.tsx';
import { Share } from './Share.tsx';

interface Props {
  session: Session;
  fleeting: boolean;
  send(event: GameMachineEvent): void;
  onLeave(): void;
  onClose(): void;
}

/** Everything around the game itself: its name, settings, sharing, other lines, leaving. */
export function MenuDialog({ session, fleeting, send, onLeave, onClose }: Props): JSX.Element {
  const { language, t } = useReader();
  const words = dialogWords(language);
  const title = gameTitle(t, { name: session.name, facts: factsOf(rules, session) });
  return (
    <Dialog title={t.menu} onClose={onClose}>
      <label class="menu-name">
        {words.rename}
        <input
          type="text"
          maxLength={LONGEST_TITLE}
          defaultValue={session.name}
          placeholder={title}
          onInput={({ currentTarget }) => send({ type: 'rename', name: currentTarget.value })}
        />
      </label>
      <SettingFields settings={session.settings} send={send} />
      <SeatSettings session={session} send={send} />
      <Share session={session} />
      <Lines timeline={session.timeline} onJump={(point) => send({ type: 'jump', point })} />
      <p class="menu-buttons">
        <button
          type="button"
          class="button"
          onClick={() => download(title, JSON.stringify(toFile(rules, session), null, 1))}
        >
          <Sign name="download" /> {words.exportGame}
        </button>
        {otherLanguages(language).map((other) => (
          <a
            key={other}
            class="button"
            lang={other}
            href={`${path(other, 'play')}${location.hash || hashOf(session.id)}`}
          >
            <Sign name="language" /> {languageNames[other]}
          </a>
        ))}
        <button type="button" class="button" onClick={onLeave}>
          <Sign name="home" /> {t.leave}
        </button>
      </p>
      <p class="soft">{fleeting ? t.notKept : words.leaveNote}</p>
    </Dialog>
  );
}
