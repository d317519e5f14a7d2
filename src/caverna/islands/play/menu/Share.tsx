import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { dialogWords } from '../../../../i18n/play-dialogs.ts';
import { linkTo } from '../../../../islands/games/link-to.ts';
import { toLink } from '../../../../table/game-link.ts';
import { linkRules } from '../../../table/link-rules.ts';
import type { Session } from '../../../table/types.ts';
import { useReader } from '../context.ts';
import { Sign } from '../signs/Sign.tsx';

/** The position as a link: copied, or handed over with whatever the device shares with. */
export function Share({ session }: { session: Session }): JSX.Element {
  const { language, t } = useReader();
  const words = dialogWords(language);
  const [link, setLink] = useState<string | null>(null);
  const [copied, setCopied] = useState(false);
  const make = async (): Promise<string> => {
    const made = linkTo(language, 'play', await toLink(linkRules, session));
    setLink(made);
    return made;
  };
  const copy = async (): Promise<void> => {
    const made = await make();
    setCopied(
      await navigator.clipboard?.writeText(made).then(
        () => true,
        () => false,
      ),
    );
  };
  const handOver = async (): Promise<void> => {
    const url = await make();
    if (!navigator.share) return copy();
    await navigator.share({ title: session.name || t.heading, url }).catch(() => undefined);
  };
  return (
    <fieldset class="menu-share">
      <legend>{words.share}</legend>
      <p class="menu-buttons">
        <button type="button" class="button" onClick={copy}>
          <Sign name="link" /> {words.copyLink}
        </button>
        <button type="button" class="button" onClick={handOver}>
          <Sign name="next" /> {words.handOver}
        </button>
      </p>
      <p class="soft">{words.handOverNote}</p>
      {link && (
        <label role="status" ref={(said) => said?.scrollIntoView({ block: 'nearest' })}>
          {copied ? words.linkCopied : words.linkHere}
          <input
            type="text"
            readOnly
            class="share-link"
            value={link}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
      )}
    </fieldset>
  );
}
