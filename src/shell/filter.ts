// Filters, sorts and compares the rows of an index page, in the browser.

import { readQuery } from './query.ts';

const form = document.querySelector<HTMLFormElement>('[data-filters]');
const list = document.querySelector<HTMLElement>('[data-filter-list]');

interface Row {
  node: HTMLElement;
  price: Record<string, number>;
}

/** Words must all occur; a choice must be among the row's values. */
function fits(row: Row, wish: URLSearchParams): boolean {
  const { name = '', words = '', box, colour, when = '', about = '', any } = row.node.dataset;
  const asked = (wish.get('q') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
  const has = (values: string, name: string): boolean =>
    !wish.get(name) || values.split(' ').includes(wish.get(name) ?? '');
  return (
    asked.every((word) => `${name.toLowerCase()} ${words}`.includes(word)) &&
    (!wish.get('box') || box === wish.get('box')) &&
    (!wish.get('colour') || colour === wish.get('colour')) &&
    has(when, 'when') &&
    has(about, 'about') &&
    affordable(row.price, Number(any ?? 0), wish)
  );
}

const materials = ['wood', 'stone', 'ore'];
const goods = [...materials, 'gold', 'ruby', 'grain', 'vegetable', 'food'];

/** Only asked once at least one good is given. Animals in a price are taken as given. */
function affordable(price: Record<string, number>, anyMaterial: number, wish: URLSearchParams): boolean {
  if (!goods.some((good) => wish.get(good))) return true;
  const have = (good: string): number => Number(wish.get(good) ?? 0);
  if (anyMaterial > 0)
    return (
      materials.every((good) => have(good) > 0) &&
      materials.reduce((sum, good) => sum + have(good), 0) >= anyMaterial
    );
  return Object.entries(price).every(([good, count]) => !goods.includes(good) || have(good) >= count);
}

const sum = (price: Record<string, number>): number => Object.values(price).reduce((a, b) => a + b, 0);
const orders: Record<string, (a: Row, b: Row) => number> = {
  name: (a, b) =>
    (a.node.dataset.name ?? '').localeCompare(b.node.dataset.name ?? '', document.documentElement.lang),
  points: (a, b) => Number(b.node.dataset.points) - Number(a.node.dataset.points),
  price: (a, b) => sum(a.price) - sum(b.price),
};

if (form && list) {
  const rows: Row[] = [...list.children].map((node) => ({
    node: node as HTMLElement,
    price: JSON.parse((node as HTMLElement).dataset.price ?? '{}') as Record<string, number>,
  }));
  const status = form.querySelector('[data-filter-count]');
  const sentence = form.dataset.shown ?? '';

  const others: [string, string][] = [];
  const wishes = (): URLSearchParams => {
    const wish = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (value) wish.set(name, String(value));
    return wish;
  };
  let sorted = '';
  /** Moves the rows only when the order asked for is another one. */
  const arrange = (sort: string): void => {
    if (sort === sorted) return;
    sorted = sort;
    const order = Object.hasOwn(orders, sort) ? orders[sort] : undefined;
    list.append(...(order ? [...rows].sort(order) : rows).map(({ node }) => node));
  };
  const apply = (): void => {
    const wish = wishes();
    let shown = 0;
    for (const row of rows) {
      const hide = !fits(row, wish);
      if (row.node.hidden !== hide) row.node.hidden = hide;
      if (!hide) shown++;
    }
    arrange(wish.get('sort') ?? '');
    if (status) status.textContent = sentence.replace('-1', String(shown));
    const query = String(new URLSearchParams([...wish, ...others]));
    history.replaceState(null, '', `${location.pathname}${query ? `?${query}` : ''}${location.hash}`);
  };

  for (const [name, value] of readQuery(location.search)) {
    const field = form.elements.namedItem(name);
    // What others have put there is not ours.
    if (!field) others.push([name, value]);
    if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) field.value = value;
  }
  if (location.search) apply();
  form.addEventListener('input', apply);
  form.addEventListener('submit', (event) => event.preventDefault());
  form.addEventListener('reset', () => setTimeout(apply));
}

const compare = document.querySelector<HTMLButtonElement>('[data-compare-open]');
const dialog = document.querySelector<HTMLDialogElement>('[data-compare-dialog]');
const most = 4;

if (compare && dialog && list) {
  const boxes = [...list.querySelectorAll<HTMLInputElement>('[data-compare]')];
  const count = (): void => {
    const chosen = boxes.filter((box) => box.checked);
    compare.disabled = chosen.length < 2;
    for (const box of boxes) box.disabled = !box.checked && chosen.length >= most;
  };
  list.addEventListener('change', count);
  // After a reload some browsers give back what was ticked.
  count();
  compare.addEventListener('click', () => {
    const close = document.createElement('button');
    close.textContent = '×';
    close.setAttribute('aria-label', dialog.dataset.close ?? '');
    close.addEventListener('click', () => dialog.close());
    const cards = boxes
      .filter((box) => box.checked)
      .map((box) => {
        const row = box.closest('li');
        const column = document.createElement('div');
        const card = row?.querySelector('.tile')?.cloneNode(true);
        const facts = document.createElement('p');
        facts.textContent = row?.dataset.facts ?? '';
        if (card) column.append(card, facts);
        return column;
      });
    dialog.replaceChildren(close, ...cards);
    dialog.showModal();
  });
}
