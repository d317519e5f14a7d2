import './campaign/campaign.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { campaignWords } from '../../i18n/campaign.ts';
import { addressText } from '../../islands/address.ts';
import { anyId, anySeed } from '../../islands/chance.ts';
import { hashOf, wanted } from '../../islands/games/address.ts';
import { UnreadDrafts } from '../../islands/UnreadDrafts.tsx';
import { useDraft } from '../../islands/use-draft.ts';
import type { Language } from '../../site/languages.ts';
import { loadCorrections } from '../corrections/kept.ts';
import { type Campaign, campaignScore, installFiends } from '../engine/index.ts';
import { startCampaign } from '../table/campaign.ts';
import { FRESH_WISH, isContinued, readCampaignWish, sheetOf } from '../table/campaign-shop.ts';
import type { Session } from '../table/types.ts';
import { loadWords } from '../telling/index.ts';
import { Book, sitDown } from './campaign/Book.tsx';
import { keptGames } from './play/games/kept.ts';

interface Props {
  language: Language;
  /** Every milestone in words. */
  milestones: Record<string, string>;
}

/** The last game of each campaign on this device. */
async function keptCampaigns(): Promise<Session[]> {
  const store = await keptGames();
  const listed = await store.list();
  const opened = await Promise.all(
    listed.filter(({ facts }) => facts?.kind.includes('fiends')).map(({ id }) => store.load(id)),
  );
  const sessions = opened.flatMap((one) => (one?.ok && one.value.session?.campaign ? one.value.session : []));
  return sessions.filter((session) => !isContinued(session, sessions));
}

/** All campaigns of this device, one of them open. Games, files and links are those of the table. */
export default function SoloCampaign({ language, milestones }: Props): JSX.Element {
  const words = campaignWords(language);
  const [sessions, setSessions] = useState<Session[] | null>(null);
  const [open, setOpen] = useState<string | null>(null);
  const drafting = useDraft('campaign', () => FRESH_WISH, readCampaignWish);
  const { name, side, lastAlone } = drafting.value;

  useEffect(() => {
    Promise.all([loadWords(language), installFiends()])
      .then(keptCampaigns)
      .then((found) => {
        const asked = wanted(addressText());
        if (asked) setOpen('kept' in asked ? asked.kept : asked.link);
        setSessions(found);
      });
  }, []);

  const show = (id: string | null): void => {
    setOpen(id);
    history.replaceState(null, '', id ? hashOf(id) : location.pathname);
  };
  const begin = (event: Event): void => {
    event.preventDefault();
    const corrections = loadCorrections();
    const title = name.trim() || words.unnamed;
    const session = startCampaign({
      side,
      lastAlone,
      seed: anySeed(),
      id: anyId(),
      name: title,
      ...(corrections && { box: corrections }),
    });
    if (session.ok) sitDown(language, session.value, () => drafting.change(() => FRESH_WISH));
  };
  const stateOf = (session: Session): string => {
    const sheet = sheetOf(session)!;
    const score = campaignScore(sheet);
    if (sheet.lost) return words.lost;
    return score === null ? words.of(sheet.games.length + 1) : words.finished(score);
  };

  if (!sessions) return <p class="trials">…</p>;
  const session = sessions.find(({ id }) => id === open);
  if (session)
    return (
      <div class="trials">
        <h2>
          {session.name || words.unnamed} · {words.sides[sheetOf(session)!.side]}
        </h2>
        <Book language={language} words={words} session={session} milestone={(id) => milestones[id] ?? id} />
        <div class="trial-buttons no-print">
          <button type="button" class="button" onClick={() => show(null)}>
            {words.back}
          </button>
          <button type="button" class="button" onClick={() => print()}>
            {words.print}
          </button>
        </div>
      </div>
    );
  return (
    <div class="trials">
      {open && (
        <p class="draft-trouble" role="alert">
          {words.gone}
        </p>
      )}
      {sessions.length > 0 && (
        <section>
          <h2>{words.campaigns}</h2>
          <ul class="watch-list">
            {sessions.map((each) => (
              <li key={each.id}>
                <button type="button" class="button" onClick={() => show(each.id)}>
                  <b>{each.name || words.unnamed}</b> · {words.sides[sheetOf(each)!.side]} · {stateOf(each)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <form class="journey" onSubmit={begin}>
        <h2>{words.newCampaign}</h2>
        <UnreadDrafts language={language} unread={drafting.unread} />
        <div class="journey-fields">
          <label class="journey-field">
            <span>{words.name}</span>
            <input
              type="text"
              maxLength={60}
              value={name}
              onInput={({ currentTarget: { value } }) => drafting.change((now) => ({ ...now, name: value }))}
            />
          </label>
          <label class="journey-field">
            <span>{words.side}</span>
            <select
              value={side}
              onChange={({ currentTarget: { value } }) =>
                drafting.change((now) => ({ ...now, side: value as Campaign['side'] }))
              }
            >
              <option value="easy">{words.sides.easy}</option>
              <option value="hard">{words.sides.hard}</option>
            </select>
          </label>
          <label class="journey-field">
            <span>{words.scored}</span>
            <select
              value={String(lastAlone)}
              onChange={({ currentTarget: { value } }) =>
                drafting.change((now) => ({ ...now, lastAlone: value === 'true' }))
              }
            >
              <option value="false">{words.scoredTotal}</option>
              <option value="true">{words.scoredLast}</option>
            </select>
          </label>
        </div>
        <button type="submit" class="button main">
          {words.begin}
        </button>
      </form>
      <p class="watch-where">{words.filesAtTable}</p>
    </div>
  );
}
