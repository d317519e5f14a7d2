import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { CAMPAIGN, campaignScore, type Game } from '../../engine/index.ts';
import type { CampaignWords } from '../../i18n/campaign/index.ts';
import { type CampaignBook, nextGame, writeDown } from '../../session/campaign.ts';
import { startSession } from '../../session/session.ts';
import { gameOf } from '../../session/timeline.ts';
import type { Language } from '../../site/languages.ts';
import { path } from '../../site/paths.ts';
import { anyId, anySeed } from '../play/chance.ts';
import { hashOf } from '../play/games/address.ts';
import { keptGames } from '../play/games/kept.ts';
import { RuleLink } from '../RuleLink.tsx';
import { Sheet } from './Sheet.tsx';
import { choiceName, Shop } from './Shop.tsx';

interface Props {
  language: Language;
  words: CampaignWords;
  book: CampaignBook;
  milestone(id: string): string;
  onChange(book: CampaignBook): void;
}

/** The stored game of a campaign: loading, gone, or where it stands. */
type Stored = Game | 'loading' | 'gone';

function useStored(id: string | undefined): Stored {
  const [stored, setStored] = useState<Stored>('loading');
  useEffect(() => {
    if (!id) return;
    keptGames()
      .then((store) => store.load(id))
      .then((opened) => {
        const session = opened?.ok ? opened.value.session : null;
        setStored(session ? gameOf(session.timeline) : 'gone');
      });
  }, [id]);
  return stored;
}

/** One campaign: its sheet, and what comes next: a game to play, a result to write down, a shop. */
export function Book({ language, words, book, milestone, onChange }: Props): JSX.Element {
  const { campaign, current } = book;
  const stored = useStored(current?.game);
  const number = campaign.games.length + 1;
  const score = campaignScore(campaign);
  const playing = current !== null && typeof stored === 'object' ? stored : null;

  const deal = async (): Promise<void> => {
    const id = anyId();
    const seed = anySeed();
    // A game that is gone is dealt again: its pieces go back first.
    const used = current ? campaign.used.slice(0, -4) : campaign.used;
    const next = nextGame({ ...book, campaign: { ...campaign, used } }, id, seed);
    if (!next.ok) return;
    const session = startSession({
      setup: next.value.request,
      seed,
      id,
      name: `${book.name || words.unnamed}, ${words.of(number)}`,
    });
    if (!session.ok) return;
    await (await keptGames()).save(session.value);
    onChange(next.value.book);
    location.assign(`${path(language, 'play')}${hashOf(id)}`);
  };

  return (
    <div class="book">
      <Sheet words={words} campaign={campaign} milestone={milestone} />
      {campaign.permanent.length > 0 && (
        <p>
          <b>{words.permanentNow}:</b>{' '}
          {campaign.permanent.map((choice) => choiceName(language, words, choice)).join(', ')}
        </p>
      )}
      {campaign.used.length > 0 && (
        <p class="watch-where">
          {words.used}: {campaign.used.join(', ')}
        </p>
      )}
      {campaign.lost && <p class="draft-trouble">{words.lostText}</p>}
      {score !== null && <p class="trial-done">{words.wonText(score)}</p>}
      {!campaign.lost && current && (
        <section class="book-next">
          <p>
            <b>{words.milestoneNow}:</b> {milestone(current.milestone)}
          </p>
          {stored === 'gone' && <p>{words.missingGame}</p>}
          {playing && playing.phase !== 'over' && <p>{words.unfinished}</p>}
          <div class="trial-buttons">
            {playing && playing.phase !== 'over' && (
              <a class="button main" href={`${path(language, 'play')}${hashOf(current.game)}`}>
                {words.goOn(number)}
              </a>
            )}
            {playing?.phase === 'over' && (
              <button type="button" class="button main" onClick={() => onChange(writeDown(book, playing))}>
                {words.writeDown}
              </button>
            )}
            {stored === 'gone' && (
              <button type="button" class="button" onClick={deal}>
                {words.dealAgain}
              </button>
            )}
          </div>
        </section>
      )}
      {!campaign.lost && campaign.pending && number < CAMPAIGN.games && (
        <Shop
          language={language}
          words={words}
          campaign={campaign}
          onBought={(next) => onChange({ ...book, campaign: next })}
        />
      )}
      {!campaign.lost && !campaign.pending && !current && number <= CAMPAIGN.games && (
        <div class="trial-buttons">
          <button type="button" class="button main" onClick={deal}>
            {words.next(number)}
          </button>
        </div>
      )}
      <p class="trial-rules">
        {words.rules}: <RuleLink language={language} rule="fiends.campaign.what" />,{' '}
        <RuleLink language={language} rule="fiends.campaign.prices" />,{' '}
        <RuleLink language={language} rule="fiends.campaign.milestone" />
      </p>
    </div>
  );
}
