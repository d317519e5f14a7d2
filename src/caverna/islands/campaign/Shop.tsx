import type { JSX } from 'preact';
import type { CampaignWords } from '../../../i18n/campaign.ts';
import { UnreadDrafts } from '../../../islands/UnreadDrafts.tsx';
import { useDraft } from '../../../islands/use-draft.ts';
import type { Language } from '../../../site/languages.ts';
import { buyBonuses, type Campaign, contentsOf, type Good, type Purchase } from '../../engine/index.ts';
import { readBasket, shopRows } from '../../table/campaign-shop.ts';
import { nameGood, nameTile } from '../../telling/index.ts';
import { Refused } from '../Refused.tsx';

interface Props {
  language: Language;
  words: CampaignWords;
  /** The game that was won: every one has a basket of its own. */
  game: string;
  campaign: Campaign;
  /** What the button says: the game that is dealt then. */
  next: string;
  /** `bought`: call it once the next game is kept. */
  onBuy(purchases: readonly Purchase[], bought: () => void): void;
}

const milestoneIn = ({ box: corrections }: Campaign, id: string) =>
  contentsOf(corrections).milestones.find((one) => one.id === id);

/** A bonus in words. */
export function choiceName(language: Language, words: CampaignWords, choice: string): string {
  if (words.choices[choice]) return words.choices[choice];
  if (choice.startsWith('tile.')) return nameTile(language, choice.slice('tile.'.length));
  return `1 ${nameGood(language, choice as Good, 1)}`;
}

/** Bonuses for the points of the game that was just won; nothing is final before the row is closed. */
export function Shop({ language, words, game, campaign, next, onBuy }: Props): JSX.Element {
  const drafting = useDraft(
    `basket.${game}`,
    (): Purchase[] => [],
    (value) => readBasket(value, campaign.box),
  );
  const { value: basket } = drafting;
  const { pending } = campaign;
  if (!pending) return <p />;
  const name = (choice: string): string => choiceName(language, words, choice);
  const discount = pending.met ? (milestoneIn(campaign, pending.milestone)?.discount ?? 0) : 0;
  const result = buyBonuses(campaign, basket);
  const budget = Math.max(0, pending.total);
  const add = (purchase: Purchase): void => drafting.change((now) => [...now, purchase]);
  return (
    <section class="shop">
      <h2>{words.shop}</h2>
      <p>
        {words.budget(budget)}
        {discount > 0 && `. ${words.discount(discount)}`}
      </p>
      <ul class="shop-rows">
        {shopRows(campaign.box).map(({ once, permanent, choices }) => (
          <li key={choices[0]} class="shop-row">
            <span class="shop-price">
              {once} / {permanent}
            </span>
            <ul class="shop-choices">
              {choices.map((choice) => (
                <li key={choice}>
                  <span>{name(choice)}</span>
                  {[false, true].map((forGood) => {
                    const more = [...basket, { choice, permanent: forGood }];
                    return (
                      <button
                        key={String(forGood)}
                        type="button"
                        class="button"
                        disabled={!buyBonuses(campaign, more).ok}
                        aria-label={`${words.add(name(choice), forGood ? permanent : once)}: ${forGood ? words.permanent : words.once}`}
                        onClick={() => add({ choice, permanent: forGood })}
                      >
                        {forGood ? words.permanent : words.once} {forGood ? permanent : once}
                      </button>
                    );
                  })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
      <h3>{words.basket}</h3>
      <UnreadDrafts language={language} unread={drafting.unread} />
      {basket.length === 0 && <p>{words.nothing}</p>}
      <ul class="shop-basket">
        {basket.map(({ choice, permanent }, i) => (
          <li key={i}>
            {name(choice)} ({permanent ? words.permanent : words.once}){' '}
            <button
              type="button"
              class="button"
              aria-label={words.remove(name(choice))}
              onClick={() => drafting.change((now) => now.filter((_, at) => at !== i))}
            >
              ×
            </button>
          </li>
        ))}
      </ul>
      <p aria-live="polite">
        {result.ok ? (
          words.bill(result.value.games.at(-1)?.spent ?? 0, result.value.carry)
        ) : (
          <Refused language={language} refusal={result.error} />
        )}
      </p>
      <button
        type="button"
        class="button main"
        disabled={!result.ok}
        onClick={() => onBuy(basket, drafting.drop)}
      >
        {next}
      </button>
    </section>
  );
}
