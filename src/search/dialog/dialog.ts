// The search over a page: a field, what it finds, and the way back to both.

import { kindWords } from '../../i18n/kinds.ts';
import { searchWords } from '../../i18n/search.ts';
import { isSubject, subjects } from '../../site/games.ts';
import { kinds } from '../../site/kinds.ts';
import type { Language } from '../../site/languages.ts';
import {
  type AskedThere,
  askedInAddress,
  goOnThisPage,
  leaveAt,
  type Place,
  placeLeft,
  showAsked,
  stepIn,
  stepOut,
} from '../address.ts';
import { everywhere } from '../everywhere.ts';
import { find, type Hit } from '../find.ts';
import { openIndex } from '../open.ts';
import { remember } from '../recent.ts';
import { beginnings } from './empty.ts';
import { browse } from './keys.ts';
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

/** Hits that are fetched as they are shown. */
interface Hits {
  count: number;
  hits(from: number, to: number): Promise<Hit[]>;
}

interface Dialog {
  box: HTMLDialogElement;
  input: HTMLInputElement;
  /** Begins with a question, where somebody left off. */
  ask(asked: AskedThere, place: Place | null): void;
}

let dialog: Dialog | undefined;

/** Opens the search; built on first use. It begins with what was typed already, or with the question in the address. */
export function openSearch(typed = ''): void {
  dialog ??= build();
  const { box, input, ask } = dialog;
  const there = askedInAddress();
  if (!there && !box.open) stepIn();
  if (!box.open) box.showModal();
  if (typed) ask({ question: typed, kind: '', subject: '' }, null);
  else if (there) ask(there, placeLeft());
  if (typed) input.setSelectionRange(typed.length, typed.length);
  else input.select();
}

/** Back and forward within a page: the search is open where the address asks something. */
function followAddress(): void {
  const there = askedInAddress();
  if (!there) dialog?.box.close();
  else if (dialog) {
    if (!dialog.box.open) dialog.box.showModal();
    dialog.ask(there, placeLeft());
  }
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
  /** The first hit is surely meant, so that Enter may open it. */
  let sure = false;

  const asked = (): AskedThere => ({
    question: input.value.trim(),
    kind: kind.value,
    subject: subject.value,
  });
  const chosen = () => ({ kind: kind.value || undefined, subject: subject.value || undefined });
  const way = (slug: string, name: string): HTMLElement =>
    element('a', { class: 'search-map', href: `/${language}/${slug}/` }, name);
  const siteMap = (): HTMLElement => way('map', words.siteMap);
  const askFor = (question: string): void => {
    input.value = question;
    void search();
    input.focus();
  };
  const links = (): HTMLAnchorElement[] => [...list.querySelectorAll<HTMLAnchorElement>('a')];
  const place = (): Place => ({
    shown: list.children.length,
    scrolled: Math.round(results.scrollTop),
    focused: links().indexOf(document.activeElement as HTMLAnchorElement),
    page: Math.round(scrollY),
  });
  const say = (text: string, ...ways: HTMLElement[]): void => {
    status.textContent = text;
    list.replaceChildren();
    after.replaceChildren(...ways);
  };

  const begin = (): void =>
    say(
      words.hint,
      ...beginnings(language, words, askFor, () => {
        begin();
        input.focus();
      }),
    );
  const fail = (): void =>
    say(
      words.failed,
      button(words.again, () => void search()),
      siteMap(),
    );

  /** Adds hits to the list, and below it the ways to still more. */
  async function show(
    mine: number,
    from: number,
    to: number,
    all: Hits,
    ...ways: HTMLElement[]
  ): Promise<void> {
    const shown = await all.hits(from, to);
    if (mine !== turn) return;
    const lines = shown.map((hit) => hitLine(hit, names, words));
    if (from === 0) {
      list.replaceChildren(...lines);
      results.scrollTop = 0;
    } else list.append(...lines);
    const more = button(words.more, () => {
      const at = list.children.length;
      void show(mine, at, at + SHOWN, all, ...ways).then(() => links()[at]?.focus());
    });
    after.replaceChildren(...(to < all.count ? [more] : []), ...ways);
  }

  /** All places that have these words; where there are none, the results stay. */
  async function showEverywhere(telling: string): Promise<void> {
    const mine = ++turn;
    const back = button(words.back, () => void search());
    try {
      const places = await everywhere(telling, chosen());
      if (mine !== turn) return;
      status.textContent = words.everywhereCount(places.count);
      if (places.count === 0) return;
      await show(mine, 0, SHOWN, places, back);
      links()[0]?.focus();
    } catch {
      if (mine === turn) say(words.everywhereFailed, back, siteMap());
    }
  }

  async function search(shown = SHOWN): Promise<void> {
    const mine = ++turn;
    const { question } = asked();
    showAsked(asked());
    sure = false;
    if (question === '') {
      begin();
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
      if (found.count === 0 && found.unfiltered > 0) {
        const unfilter = button(words.unfilter, () => {
          kind.value = subject.value = '';
          void search();
          input.focus();
        });
        say(words.filtered(found.unfiltered), unfilter);
        return;
      }
      if (found.count === 0) {
        const near = found.nearest.map((name) => button(name, () => askFor(name)));
        say(
          found.idleOnly ? words.idleOnly : words.nothing,
          ...(near.length > 0
            ? [element('h2', {}, words.nearest), element('div', { class: 'search-choices' }, ...near)]
            : []),
          way('glossary', names.kinds.glossary),
          siteMap(),
        );
        return;
      }
      const all = button(words.everywhere, () => void showEverywhere(found.words));
      await show(mine, 0, shown, found, all);
      if (mine !== turn) return;
      sure = !found.corrected && !found.partly;
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
  /** Enter means the words as they stand now. It opens what is surely meant; a finger gets the list to choose from. */
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    clearTimeout(waiting);
    await search();
    if (matchMedia('(pointer: coarse)').matches) input.blur();
    else if (sure) links()[0]?.click();
    else links()[0]?.focus();
  });
  box.addEventListener('close', () => {
    clearTimeout(waiting);
    turn++;
    if (askedInAddress()) stepOut();
  });
  box.addEventListener('click', (event) => {
    const target = event.target as Element;
    const link = target.closest<HTMLAnchorElement>('a');
    if (target === box) box.close();
    if (!link || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    remember(asked().question);
    leaveAt(asked(), { ...place(), focused: links().indexOf(link) });
    if (link.pathname !== location.pathname || !link.hash) return;
    // On this very page: the dialog has done its work, and Back opens it again.
    event.preventDefault();
    goOnThisPage(link.hash);
    box.close();
  });
  box.addEventListener('keydown', (event) => browse(event, box, input, results));
  addEventListener('popstate', followAddress);
  addEventListener('online', () => {
    if (box.open && list.children.length === 0) void search();
  });
  begin();
  // It comes while somebody types.
  openIndex(language).catch(() => {
    if (input.value.trim() === '') fail();
  });
  return {
    box,
    input,
    ask: (there, left) => {
      input.value = there.question;
      kind.value = there.kind;
      subject.value = there.subject;
      if (left) scrollTo(0, left.page);
      void search(Math.max(SHOWN, left?.shown ?? 0)).then(() => {
        if (!left) return;
        results.scrollTop = left.scrolled;
        links()[left.focused]?.focus();
      });
    },
  };
}
