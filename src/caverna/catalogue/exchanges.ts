import { strings } from '../../i18n/site.ts';
import type { Language } from '../../site/languages.ts';
import { ALL_EXCHANGES, EXCHANGES, type Exchange, FOLKS, installFolk } from '../engine/index.ts';
import { nameFolk, nameTile } from '../telling/index.ts';
import { tileFacts } from './tiles.ts';

/** What a player must have to make an exchange: nothing, a furnishing tile, or the right folk. */
type Owner = { sort: 'everybody' } | { sort: 'tile' | 'folk'; id: string };

export function ownerOf({ power }: Exchange): Owner {
  if (!power) return { sort: 'everybody' };
  return { sort: FOLKS.some(({ id }) => id === power) ? 'folk' : 'tile', id: power };
}

/** "open to everybody", "needs Trader", "Trolls only". */
export function ownerInWords(language: Language, exchange: Exchange): string {
  const t = strings(language);
  const owner = ownerOf(exchange);
  if (owner.sort === 'everybody') return t.exchangeEverybody;
  if (owner.sort === 'folk') return t.exchangeFolk(nameFolk(language, owner.id));
  return t.exchangeNeeds(nameTile(language, owner.id));
}

/** Does the book say “before scoring”? The tiles of the base game that trade for gold do, and all of The Forgotten Folk. */
export function closesBeforeScoring(exchange: Exchange): boolean {
  if (!EXCHANGES.includes(exchange)) return true;
  const owner = ownerOf(exchange);
  return owner.sort === 'tile' && tileFacts(owner.id).timing.includes('anytimeBeforeScoring');
}

/** Exchanges that The Forgotten Folk adds. They have no pages of their own: their tile or folk tells about them. */
export async function folkExchanges(): Promise<Exchange[]> {
  await installFolk();
  return ALL_EXCHANGES.filter((exchange) => !EXCHANGES.includes(exchange));
}
