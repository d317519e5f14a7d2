import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { type Campaign, campaignScore, installFiends } from '../engine/index.ts';
import { campaignWords } from '../i18n/campaign/index.ts';
import { loadBox } from '../session/box.ts';
import {
  type CampaignBook,
  keepCampaigns,
  newBook,
  openCampaigns,
  readCampaigns,
  writeCampaigns,
} from '../session/campaign.ts';
import type { Language } from '../site/languages.ts';
import { loadWords } from '../telling/index.ts';
import { Book } from './campaign/Book.tsx';
import { anyId } from './play/chance.ts';
import { download } from './play/games/download.ts';

interface Props {
  language: Language;
  /** Every milestone in words. */
  milestones: Record<string, string>;
}

/** All campaigns of this device, one of them open. */
export default function SoloCampaign({ language, milestones }: Props): JSX.Element {
  const words = campaignWords(language);
  const [books, setBooks] = useState<CampaignBook[]>([]);
  const [open, setOpen] = useState<string | null>(null);
  const [removed, setRemoved] = useState<CampaignBook | null>(null);
  const [said, setSaid] = useState('');
  const [ready, setReady] = useState(false);
  const [name, setName] = useState('');
  const [side, setSide] = useState<Campaign['side']>('easy');

  useEffect(() => {
    const found = openCampaigns(localStorage);
    setBooks(found.books);
    if (found.aside) setSaid(words.aside);
    const wanted = location.hash.slice(1);
    if (found.books.some(({ id }) => id === wanted)) setOpen(wanted);
    Promise.all([loadWords(language), installFiends()]).then(() => setReady(true));
  }, []);

  const keep = (next: CampaignBook[]): void => {
    setBooks(next);
    if (!keepCampaigns(localStorage, next)) setSaid(words.fleeting);
  };
  const show = (id: string | null): void => {
    setOpen(id);
    setSaid('');
    history.replaceState(null, '', id ? `#${id}` : location.pathname);
  };
  const begin = (event: Event): void => {
    event.preventDefault();
    const book = newBook(anyId(), name, side, loadBox());
    keep([book, ...books]);
    show(book.id);
  };
  const read = (text: string): void => {
    const found = readCampaigns(text);
    if (!found) {
      setSaid(words.badFile);
      return;
    }
    const known = books.filter(({ id }) => !found.some((book) => book.id === id));
    keep([...found, ...known]);
    setSaid(words.imported(found.length));
  };
  const stateOf = ({ campaign }: CampaignBook): string => {
    const score = campaignScore(campaign);
    if (campaign.lost) return words.lost;
    return score === null ? words.of(campaign.games.length + 1) : words.finished(score);
  };

  if (!ready) return <p class="trials">…</p>;
  const book = books.find(({ id }) => id === open);
  return (
    <div class="trials">
      {said && (
        <p class="draft-trouble" role="status">
          {said}
        </p>
      )}
      {book ? (
        <>
          <h2>
            {book.name || words.unnamed} · {words.sides[book.campaign.side]}
          </h2>
          <Book
            key={`${book.id} ${book.current?.game}`}
            language={language}
            words={words}
            book={book}
            milestone={(id) => milestones[id] ?? id}
            onChange={(next) => keep(books.map((each) => (each.id === next.id ? next : each)))}
          />
          <div class="trial-buttons no-print">
            <button type="button" class="button" onClick={() => show(null)}>
              {words.back}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => download(book.name || words.title, writeCampaigns([book]))}
            >
              {words.export}
            </button>
            <button type="button" class="button" onClick={() => print()}>
              {words.print}
            </button>
            <button
              type="button"
              class="button"
              onClick={() => {
                setRemoved(book);
                keep(books.filter(({ id }) => id !== book.id));
                show(null);
              }}
            >
              {words.delete}
            </button>
          </div>
        </>
      ) : (
        <>
          {removed && (
            <p role="status">
              {words.deleted}{' '}
              <button
                type="button"
                class="button"
                onClick={() => {
                  keep([removed, ...books]);
                  setRemoved(null);
                }}
              >
                {words.undelete}
              </button>
            </p>
          )}
          {books.length > 0 && (
            <section>
              <h2>{words.campaigns}</h2>
              <ul class="watch-list">
                {books.map((each) => (
                  <li key={each.id}>
                    <button type="button" class="button" onClick={() => show(each.id)}>
                      <b>{each.name || words.unnamed}</b> · {words.sides[each.campaign.side]} ·{' '}
                      {stateOf(each)}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )}
          <form class="journey" onSubmit={begin}>
            <h2>{words.newCampaign}</h2>
            <div class="journey-fields">
              <label class="journey-field">
                <span>{words.name}</span>
                <input
                  type="text"
                  maxLength={60}
                  value={name}
                  onInput={({ currentTarget }) => setName(currentTarget.value)}
                />
              </label>
              <label class="journey-field">
                <span>{words.side}</span>
                <select
                  value={side}
                  onChange={({ currentTarget }) => setSide(currentTarget.value as Campaign['side'])}
                >
                  <option value="easy">{words.sides.easy}</option>
                  <option value="hard">{words.sides.hard}</option>
                </select>
              </label>
            </div>
            <button type="submit" class="button main">
              {words.begin}
            </button>
          </form>
          <label class="journey-field no-print">
            <span>{words.import}</span>
            <input
              type="file"
              accept=".json,application/json"
              onChange={({ currentTarget }) => {
                currentTarget.files?.[0]?.text().then(read);
              }}
            />
          </label>
        </>
      )}
    </div>
  );
}
