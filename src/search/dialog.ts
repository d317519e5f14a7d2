import { strings } from '../i18n/site.ts';
import { type Subject, subjects } from '../site/games.ts';
import { type Kind, kinds } from '../site/kinds.ts';
import type { Language } from '../site/languages.ts';
import { find, loadIndex } from './engine.ts';
import { chooser, element, resultList } from './parts.ts';
// As text: as a file it would come with every page, opened or not.
import styles from './search.css?inline';
import type { Hit } from './types.ts';
import { telling } from './words.ts';

const language = document.documentElement.lang as Language;
const t = strings(language);

let dialog: HTMLDialogElement | undefined;

/** Opens the search over the page; built on first use. */
export function openSearch(): void {
  dialog ??= build();
  if (dialog.open) return;
  dialog.showModal();
  dialog.querySelector('input')?.select();
}

function build(): HTMLDialogElement {
  const box = element('dialog', { class: 'search', 'aria-label': t.search });
  const input = element('input', {
    type: 'search',
    placeholder: t.searchPlaceholder,
    'aria-label': t.search,
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
  });
  const close = element('button', { type: 'button', class: 'search-close' }, t.close);
  const kind = chooser(
    t.searchFilterKind,
    t.searchAll,
    kinds.map((k) => [k, t.kinds[k]]),
  );
  const subject = chooser(
    t.searchFilterGame,
    t.searchAll,
    subjects.map((s) => [s, t.subjects[s]]),
  );
  const status = element('p', { class: 'search-status', role: 'status' }, t.searchHint);
  const results = element('div', { class: 'search-results' });
  box.append(
    element('div', { class: 'search-top' }, input, close),
    element('div', { class: 'search-filters' }, kind.label, subject.label),
    status,
    results,
    element('p', { class: 'search-keys' }, t.searchKeys),
  );
  document.head.append(element('style', {}, styles));
  document.body.append(box);

  let turn = 0;
  const search = async (): Promise<void> => {
    const mine = ++turn;
    const words = telling(language, input.value);
    if (words === '') {
      results.replaceChildren();
      status.textContent = t.searchHint;
      return;
    }
    status.textContent = t.searchLoading;
    try {
      const hits = await find({
        question: input.value,
        words,
        kind: kind.value() as Kind,
        subject: subject.value() as Subject,
      });
      if (mine === turn) show(hits);
    } catch {
      if (mine === turn) fail();
    }
  };
  const show = (hits: Hit[]): void => {
    status.textContent = hits.length > 0 ? t.searchCount(hits.length) : t.searchNothing;
    results.replaceChildren(...(hits.length > 0 ? resultList(hits, t) : [siteMap()]));
  };
  const siteMap = (): HTMLElement =>
    element('a', { class: 'search-map', href: `/${language}/map/` }, t.siteMap);
  const fail = (): void => {
    status.textContent = t.searchFailed;
    results.replaceChildren(siteMap());
  };

  let waiting = 0;
  /** Enter means the words as they stand now, not the last list shown. */
  const openFirst = async (): Promise<void> => {
    clearTimeout(waiting);
    await search();
    results.querySelector('a')?.click();
  };
  input.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(search, 120);
  });
  for (const filter of [kind, subject]) filter.select.addEventListener('change', search);
  close.addEventListener('click', () => box.close());
  box.addEventListener('click', (event) => {
    const target = event.target as Element;
    // Outside the panel, or on a result of this very page: the dialog has done its work.
    if (target === box || target.closest('.hit')) box.close();
  });
  box.addEventListener('keydown', (event) => {
    // A list of choices has its own use for the arrow keys.
    if (event.isComposing || (event.target instanceof HTMLSelectElement && event.key !== 'Escape')) return;
    const links = [...results.querySelectorAll<HTMLAnchorElement>('a')];
    const at = links.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'ArrowDown') links[Math.min(at + 1, links.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') (at > 0 ? links[at - 1] : input)?.focus();
    else if (event.key === 'Escape')
      box.close(); // one press, also where the field would only be emptied
    else if (event.key === 'Enter' && document.activeElement === input) void openFirst();
    else return;
    event.preventDefault();
  });
  // Only what the index holds can be chosen.
  loadIndex()
    .then((pagefind) => pagefind.filters())
    .then((values) => {
      kind.keep(Object.keys(values.kind ?? {}));
      subject.keep(Object.keys(values.subject ?? {}));
    })
    .catch(fail);
  return box;
}
