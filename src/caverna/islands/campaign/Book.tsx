import type { JSX } from 'preact';
import type { CampaignWords } from '../../../i18n/campaign.ts';
import { anyId, anySeed } from '../../../islands/chance.ts';
import { hashOf } from '../../../islands/games/address.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import type { Language } from '../../../site/languages.ts';
import { path } from '../../../site/paths.ts';
import { gameOf } from '../../../table/timeline.ts';
import { CAMPAIGN, campaignScore, type Purchase } from '../../engine/index.ts';
import { nextOfCampaign } from '../../table/campaign.ts';
import { sheetOf } from '../../table/campaign-shop.ts';
import type { Session } from '../../table/types.ts';
import { keptGames } from '../play/games/kept.ts';
import { Sheet } from './Sheet.tsx';
import { choiceName, Shop } from './Shop.tsx';

interface Props {
  language: Language;
  words: CampaignWords;
  session: Session;
  milestone(id: string): string;
}

/** Keeps a game on the device and sits down to it; what led to it is used up then. */
export async function sitDown(language: Language, session: Session, used: () => void): Promise<void> {
  await (await keptGames()).save(session);
  used();
  location.assign(`${path(language, 'play')}${hashOf(session.id)}`);
}

/** One campaign: its sheet, and what comes next: a game to go on with, or the shop and the next game. */
export function Book({ language, words, session, milestone }: Props): JSX.Element {
  const sheet = sheetOf(session)!;
  const over = gameOf(session.timeline).phase === 'over';
  const number = sheet.games.length + 1;
  const score = campaignScore(sheet);
  const next = (purchases: readonly Purchase[], bought: () => void): void => {
    const following = nextOfCampaign(session, purchases, anySeed(), anyId());
    if (following.ok) sitDown(language, following.value, bought);
  };
  return (
    <div class="book">
      <Sheet words={words} campaign={sheet} milestone={milestone} />
      {sheet.permanent.length > 0 && (
        <p>
          <b>{words.permanentNow}:</b>{' '}
          {sheet.permanent.map((choice) => choiceName(language, words, choice)).join(', ')}
        </p>
      )}
      <p class="watch-where">
        {words.used}: {sheet.used.join(', ')}
      </p>
      {sheet.lost && <p class="draft-trouble">{words.lostText}</p>}
      {score !== null && <p class="trial-done">{words.wonText(score)}</p>}
      {!over && (
        <section class="book-next">
          <p>
            <b>{words.milestoneNow}:</b> {session.campaign && milestone(session.campaign.milestone)}
          </p>
          <p>{words.unfinished}</p>
          <p>
            <a class="button main" href={`${path(language, 'play')}${hashOf(session.id)}`}>
              {words.goOn(number)}
            </a>
          </p>
        </section>
      )}
      {over && !sheet.lost && number < CAMPAIGN.games && (
        <Shop
          {...{ language, words }}
          game={session.id}
          campaign={sheet}
          next={words.next(number + 1)}
          onBuy={next}
        />
      )}
      <p class="trial-rules">
        {words.rules}: <RuleLink language={language} rule="fiends.campaign.what" />,{' '}
        <RuleLink language={language} rule="fiends.campaign.prices" />,{' '}
        <RuleLink language={language} rule="fiends.campaign.milestone" />
      </p>
    </div>
  );
}
