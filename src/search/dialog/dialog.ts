// The search over a page: a field, what it finds, and the way back to both.

import { kindWords } from '../../i18n/kinds.ts';
import { searchWords } from '../../i18n/search.ts';
import { isSubject, subjects } from '../../site/games.ts';
import { kinds } from '../../site/kinds.ts';
import type { Language } from '../../site/languages.ts';
import { askedInAddress, goOnThisPage, type Place, placeLeft, showAsked } from '../address.ts';
import { everywhere } from '../everywhere.ts';
import { find, type Hit } from '../find.ts';
import { openIndex } from '../open.ts';
import { forget, recent, remember } from '../recent.ts';
import { button, chooser, element, hitLine } from './parts.ts';
// As text: as a file it would come with every page, opened or not.
import styles from './search.css?inline';

const language = document.documentElement.lang as Language;
const words = searchWords(language);
const names = kindWords(language);

/** So many hits are shown, and so many more each time somebody asks. */
const SHOWN = 8;
/** After a letter it is waited so long for the next one. */
const PAUSE = 60;

interface Dialog {
  box: HTMLDialogElement;
  /** Begins with a question, where somebody left off. */
  ask(question: string, place: Place | null): void;
}

let dialog: Dialog | undefined;

/** Opens the search; built on first use. It begins with what was typed already, or with the question in the address. */
export function openSearch(typed = ''): void {
  dialog ??= build();
  const asked = askedInAddress();
  if (!dialog.box.open) dialog.box.showModal();
  if (typed) dialog.ask(typed, null);
  else if (asked !== null) dialog.ask(asked, placeLeft());
  const input = dialog.box.querySelector('input');
  if (typed) input?.setSelectionRange(typed.length, typed.length);
  else input?.select();
}

/** Back and forward within a page: the search is open where the address asks something. */
function followAddress(): void {
  if (askedInAddress() !== null) openSearch();
  else if (dialog?.box.open) dialog.box.close();
}

function build(): Dialog {
  const input = element('input', {
    type: 'search',
    placeholder: words.placeholder,
    'aria-label': words.search,
    'aria-controls': 'search-results',
    autocomplete: 'off',
    spellcheck: 'false',
    enterkeyhint: 'search',
    maxlength: '300',
  });
  const close = button(words.close, () => box.close(), 'search-close');
  const kind = chooser(
    words.kind,
    words.allKinds,
    kinds.map((each) => [each, names.kinds[each]]),
  );
  const subject = chooser(
    words.game,
    words.allGames,
    subjects.map((each) => [each, names.subjects[each]]),
  );
  const status = element('p', { class: 'search-status', role: 'status' });
  const list = element('ol', { 'aria-label': words.results });
  const after = element('div', { class: 'search-after' });
  const results = element('div', { class: 'search-results', id: 'search-results' }, list, after);
  const form = element(
    'form',
    { role: 'search', class: 'search-top' },
    input,
    close,
    element('div', { class: 'search-filters' }, kind, subject),
  );
  const box = element(
    'dialog',
    { class: 'search', 'aria-label': words.search },
    form,
    status,
    results,
    element('p', { class: 'search-keys' }, words.keys),
  );
  document.head.append(element('style', {}, styles));
  document.body.append(box);

  /** What is shown now; a list that comes late is not. */
  let turn = 0;
  let question = '';

  const siteMap = (): HTMLElement =>
    element('a', { class: 'search-map', href: `/${language}/map/` }, words.siteMap);
  const glossary = (): HTMLElement =>
    element('a', { class: 'search-map', href: `/${language}/glossary/` }, names.kinds.glossary);
  const askAgain = (asked: string): HTMLElement =>
    button(asked, () => {
      input.value = asked;
      void search();
      input.focus();
    });
  const place = (): Place => ({
    shown: list.children.length,
    scrolled: Math.round(results.scrollTop),
    focused: links().indexOf(document.activeElement as HTMLAnchorElement),
  });
  const links = (): HTMLAnchorElement[] => [...results.querySelectorAll<HTMLAnchorElement>('a')];

  function idle(): void {
    list.replaceChildren();
    status.textContent = words.hint;
    const asked = recent();
    after.replaceChildren(
      ...(asked.length === 0
        ? []
        : [
            element('h2', {}, words.recent),
            element('div', { class: 'search-choices' }, ...asked.map(askAgain)),
            button(
              words.forget,
              () => {
                forget();
                idle();
                input.focus();
              },
              'search-plain',
            ),
          ]),
    );
  }

  function fail(): void {
    list.replaceChildren();
    status.textContent = words.failed;
    after.replaceChildren(siteMap());
  }

  const chosen = () => ({ kind: kind.value || undefined, subject: subject.value || undefined });

  /** Adds hits to the list, and below it the ways to still more. */
  async function show(
    mine: number,
    from: number,
    to: number,
    { count, hits }: { count: number; hits(from: number, to: number): Promise<Hit[]> },
    all: boolean,
  ): Promise<void> {
    const shown = await hits(from, to);
    if (mine !== turn) return;
    const lines = shown.map((hit) => hitLine(hit, names, words));
    if (from === 0) {
      list.replaceChildren(...lines);
      results.scrollTop = 0;
    } else list.append(...lines);
    const ways: HTMLElement[] = [];
    if (to < count)
      ways.push(
        button(words.more, () => {
          const at = list.children.length;
          void show(mine, at, at + SHOWN, { count, hits }, all).then(() =>
            list.children[at]?.querySelector('a')?.focus(),
          );
        }),
      );
    if (!all) ways.push(button(words.everywhere, () => void showEverywhere()));
    after.replaceChildren(...ways);
  }

  async function showEverywhere(): Promise<void> {
    const mine = ++turn;
    status.textContent = words.loading;
    try {
      const places = await everywhere(question, chosen());
      if (mine !== turn) return;
      status.textContent = words.everywhereCount(places.count);
      await show(mine, 0, SHOWN, places, true);
      links()[0]?.focus();
    } catch {
      if (mine !== turn) return;
      status.textContent = words.everywhereFailed;
      after.replaceChildren(siteMap());
    }
  }

  async function search(shown = SHOWN): Promise<void> {
    const mine = ++turn;
    question = input.value.trim();
    showAsked(question === '' ? null : question);
    if (question === '') {
      idle();
      return;
    }
    status.textContent = words.loading;
    try {
      const index = await openIndex(language);
      if (mine !== turn) return;
      const reading =
        document.querySelector('[data-search-subject]')?.getAttribute('data-search-subject') ?? '';
      const found = await find(index, language, {
        question: input.value,
        near: subject.value || (isSubject(reading) && reading !== 'codex' ? reading : undefined),
        ...chosen(),
      });
      if (mine !== turn) return;
      if (found.count === 0) {
        status.textContent = found.idleOnly ? words.idleOnly : words.nothing;
        list.replaceChildren();
        after.replaceChildren(
          ...(found.nearest.length > 0
            ? [
                element('h2', {}, words.nearest),
                element('div', { class: 'search-choices' }, ...found.nearest.map(askAgain)),
              ]
            : []),
          glossary(),
          siteMap(),
        );
        return;
      }
      await show(mine, 0, shown, found, false);
      if (mine === turn)
        status.textContent = [
          found.corrected && words.corrected(found.corrected),
          found.partly ? words.partly : words.count(found.count),
        ]
          .filter(Boolean)
          .join(' ');
    } catch {
      if (mine === turn) fail();
    }
  }

  let waiting = 0;
  input.addEventListener('input', () => {
    clearTimeout(waiting);
    waiting = window.setTimeout(search, PAUSE);
  });
  for (const filter of [kind, subject]) filter.addEventListener('change', () => void search());
  /** Enter means the words as they stand now, not the last list shown. */
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    clearTimeout(waiting);
    await search();
    list.querySelector('a')?.click();
  });
  box.addEventListener('close', () => {
    clearTimeout(waiting);
    turn++;
    if (askedInAddress() !== null) showAsked(null);
  });
  box.addEventListener('click', (event) => {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>('a');
    if (target === box) box.close();
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    remember(question);
    showAsked(question || null, place());
    if (link.pathname !== location.pathname || !link.hash) return;
    // On this very page: the dialog has done its work, and Back opens it again.
    event.preventDefault();
    goOnThisPage(link.hash);
    box.close();
  });
  box.addEventListener('keydown', (event) => {
    // A list of choices has its own use for the arrow keys.
    if (event.isComposing || (event.target instanceof HTMLSelectElement && event.key !== 'Escape')) return;
    const all = links();
    const at = all.indexOf(document.activeElement as HTMLAnchorElement);
    if (event.key === 'ArrowDown') all[Math.min(at + 1, all.length - 1)]?.focus();
    else if (event.key === 'ArrowUp') (at > 0 ? all[at - 1] : input)?.focus();
    else if (event.key === 'Escape')
      box.close(); // one press, also where the field would only be emptied
    else return;
    event.preventDefault();
  });
  addEventListener('popstate', followAddress);
  idle();
  // It comes while somebody types.
  openIndex(language).catch(() => {
    if (input.value.trim() === '') fail();
  });
  return {
    box,
    ask: (asked, left) => {
      input.value = asked;
      void search(Math.max(SHOWN, left?.shown ?? 0)).then(() => {
        if (!left) return;
        results.scrollTop = left.scrolled;
        links()[left.focused]?.focus();
      });
    },
  };
}
