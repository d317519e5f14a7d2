// @vitest-environment happy-dom
import { render } from 'preact';
import { useState } from 'preact/hooks';
import { act } from 'preact/test-utils';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { installPositions, type SeatPosition } from '../../../src/caverna/engine/index.ts';
import { PositionEditor } from '../../../src/caverna/islands/editor/PositionEditor.tsx';
import { loadWords } from '../../../src/caverna/telling/index.ts';
import type { Language } from '../../../src/site/languages.ts';

await Promise.all([installPositions(), loadWords('en'), loadWords('de')]);

let root: HTMLElement;
let seat: SeatPosition;

function Kept({ start, modules, language }: { start: SeatPosition; modules: string[]; language: Language }) {
  const [position, setPosition] = useState(start);
  seat = position;
  return <PositionEditor language={language} position={position} onChange={setPosition} modules={modules} />;
}
const open = (start: SeatPosition = {}, modules: string[] = [], language: Language = 'en'): void =>
  void act(() => render(<Kept start={start} modules={modules} language={language} />, root));

const all = <T extends HTMLElement>(selector: string): T[] => [...root.querySelectorAll<T>(selector)];
const button = (name: string): HTMLButtonElement => {
  const found = all<HTMLButtonElement>('button').find(
    (each) => (each.getAttribute('aria-label') ?? each.textContent?.trim()) === name,
  );
  if (!found) throw new Error(`There is no button ${name}`);
  return found;
};
const press = (name: string): void => void act(() => button(name).click());
const radio = (name: string): void => {
  const label = all('label').find((each) => each.textContent?.trim() === name);
  const input = label?.querySelector('input');
  if (!input) throw new Error(`There is no choice ${name}`);
  act(() => {
    input.checked = true;
    input.dispatchEvent(new Event('change', { bubbles: true }));
  });
};
const square = (name: string): HTMLButtonElement => {
  const found = root.querySelector<HTMLButtonElement>(`[data-square="${name}"]`);
  if (!found) throw new Error(`${name} cannot be picked`);
  return found;
};
const click = (name: string): void => void act(() => square(name).click());
const key = (target: HTMLElement, name: string): void =>
  void act(() => {
    target.dispatchEvent(new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true }));
  });

beforeEach(() => {
  vi.stubGlobal('fetch', async () => ({ json: async () => ({}) }));
  root = document.body.appendChild(document.createElement('div'));
});
afterEach(() => {
  act(() => render(null, root));
  root.remove();
  vi.unstubAllGlobals();
});

describe('the position editor', () => {
  it('puts land down with a click, and says what each square would become', () => {
    open();
    expect(square('c4').getAttribute('aria-label')).toBe('c4: forest. Put here: Meadow');
    click('c4');
    expect(seat).toEqual({ board: { c4: 'meadow' } });
    expect(root.querySelector('[data-square="e1"]')).toBeNull();
    radio('Tunnel');
    click('d2');
    expect(seat.board).toEqual({ c4: 'meadow', d2: 'tunnel' });
  });

  it('undoes and redoes step by step, and forgets the future after a new change', () => {
    open();
    expect(button('Undo').disabled).toBe(true);
    click('c4');
    click('c3');
    press('Undo');
    expect(seat.board).toEqual({ c4: 'meadow' });
    press('Undo');
    expect(seat).toEqual({});
    press('Redo');
    press('Redo');
    expect(seat.board).toEqual({ c4: 'meadow', c3: 'meadow' });
    press('Undo');
    click('b4');
    expect(button('Redo').disabled).toBe(true);
    expect(seat.board).toEqual({ c4: 'meadow', b4: 'meadow' });
  });

  it('says what the engine refuses with its rule, and keeps everything', () => {
    open();
    expect(root.querySelector('.editor-fine')).not.toBeNull();
    click('a1');
    const trouble = root.querySelector('.editor-trouble');
    expect(trouble?.querySelector('.rule-link')?.textContent).toBe('base.tiles.forest.connect');
    expect(seat.board).toEqual({ a1: 'meadow' });
    expect(root.querySelectorAll('.land-meadow')).toHaveLength(1);
    for (const name of ['a2', 'a3', 'a4', 'b4', 'c4']) click(name);
    expect(root.querySelector('.editor-trouble')).toBeNull();
  });

  it('a large pasture takes two squares, and the first may be chosen anew', () => {
    open();
    radio('Large pasture');
    click('c4');
    expect(all('[data-square]').map((each) => each.dataset.square)).toEqual(['c3', 'b4', 'c4']);
    expect(square('c4').getAttribute('aria-pressed')).toBe('true');
    click('c4');
    click('c3');
    click('c4');
    expect(seat.board).toEqual({ c3: 'largePasture c4', c4: 'largePasture c3' });
    expect(root.querySelectorAll('.fence')).toHaveLength(1);
  });

  it('arrow keys walk from square to square, and only one of them is a tab stop', () => {
    open();
    const stops = (): (string | undefined)[] =>
      all('[data-square]')
        .filter((each) => each.tabIndex === 0)
        .map((each) => each.dataset.square);
    expect(stops()).toEqual(['a1']);
    act(() => square('a1').focus());
    key(square('a1'), 'ArrowRight');
    expect((document.activeElement as HTMLElement).dataset.square).toBe('b1');
    key(square('b1'), 'ArrowDown');
    expect((document.activeElement as HTMLElement).dataset.square).toBe('b2');
    expect(stops()).toEqual(['b2']);
    key(square('b2'), 'End');
    expect((document.activeElement as HTMLElement).dataset.square).toBe('c4');
    key(square('c4'), 'ArrowRight');
    expect((document.activeElement as HTMLElement).dataset.square).toBe('c4');
  });

  it('the focus stays on the board when the square under it can no longer be picked', () => {
    open({ board: { c4: 'field', b4: 'field grain 3' } });
    radio('Crops and goods');
    radio('Grain');
    act(() => square('b4').focus());
    click('b4');
    expect(seat.board?.b4).toBe('field grain 4');
    expect((document.activeElement as HTMLElement).dataset.square).toBe('c4');
    for (const _ of [1, 2, 3, 4]) click('c4');
    expect(root.querySelector('.editor-status')?.textContent).toContain('no square');
  });

  it('tells the whole board in words, without the squares that are bare', () => {
    open({ board: { c4: 'meadow', b4: 'field grain 3' } });
    expect(all('.board-words li').map((each) => each.textContent)).toEqual([
      'd3: cavern',
      'b4: field and 3 grain',
      'c4: meadow',
      'd4: Entry-level dwelling',
    ]);
  });

  it('takes away and clears', () => {
    open({ board: { c4: 'meadow stable', b4: 'field vegetable 2' }, animals: ['1 dog c4'] });
    radio('Stable');
    radio('Take away');
    click('c4');
    expect(seat.board?.c4).toBe('meadow');
    radio('Clear squares');
    click('c4');
    expect(seat).toEqual({ board: { b4: 'field vegetable 2' } });
  });

  it('finds a tile by part of its name in either language, and says so when there is none', () => {
    open();
    radio('Tiles');
    const search = root.querySelector<HTMLInputElement>('input[type=search]')!;
    const type = (text: string): void =>
      void act(() => {
        search.value = text;
        search.dispatchEvent(new Event('input', { bubbles: true }));
      });
    type('tischler');
    expect(all('.tool').map((each) => each.textContent?.trim())).toEqual(['Carpenter']);
    type('xyz');
    expect(root.textContent).toContain('No tile is called “xyz”.');
    type('carp');
    radio('Carpenter');
    click('d3');
    expect(seat.board).toEqual({ d3: 'carpenter' });
  });

  it('counts goods with buttons and by typing; an impossible number is told, not lost', () => {
    open();
    press('1 wood more');
    press('1 wood more');
    press('1 wood less');
    expect(seat.goods).toEqual({ wood: 1 });
    const wood = all<HTMLInputElement>('input[type=number]').find(
      (each) => each.ariaLabel === 'wood' || each.getAttribute('aria-label') === 'wood',
    )!;
    act(() => {
      wood.value = '5000';
      wood.dispatchEvent(new Event('input', { bubbles: true }));
    });
    expect(seat.goods).toEqual({ wood: 5000 });
    expect(root.querySelector('.editor-trouble')).not.toBeNull();
  });

  it('arms the family and lets it grow, in German as well', () => {
    open({}, [], 'de');
    press('1 Waffenstärke von Person 2 mehr');
    press('Person hinzufügen');
    expect(seat.dwarfs).toEqual([{ weapon: 0 }, { weapon: 1 }, { weapon: 0 }]);
    expect(root.querySelector('.editor-trouble')?.textContent).toContain('noch nicht möglich');
    press('Person 3 entfernen');
    expect(root.querySelector('.editor-trouble')).toBeNull();
  });

  it('gives one person another home and leaves the others where they live', () => {
    open({ board: { d3: 'dwelling', d2: 'dwelling' }, dwarfs: [0, 0, 0] }, ['fiends']);
    const home = (person: number): HTMLSelectElement =>
      all<HTMLSelectElement>('select').find(
        (each) => each.getAttribute('aria-label') === `Home of Person ${person}`,
      )!;
    const choose = (person: number, name: string): void =>
      void act(() => {
        home(person).value = name;
        home(person).dispatchEvent(new Event('change', { bubbles: true }));
      });
    choose(3, 'd3');
    expect(seat.homes?.[2]).toBe('d3');
    expect(seat.homes).toHaveLength(3);
    expect(root.querySelector('.editor-trouble')).toBeNull();
    choose(3, '');
    expect(seat.homes).toBeUndefined();
  });

  it('sets up orcs: strength, place, held, beaten', () => {
    open({}, ['fiends']);
    press('1 strength of Orc A less');
    expect(seat.orcs).toEqual({ A: '4 a1' });
    press('Place Orc A with a click');
    click('b2');
    expect(seat.orcs).toEqual({ A: '4 b2' });
    const held = all<HTMLInputElement>('input[type=checkbox]').find(
      (each) => each.getAttribute('aria-label') === 'Orc A is held by a trap',
    )!;
    act(() => held.click());
    expect(seat.orcs).toEqual({ A: '4 b2 held' });
    const where = all<HTMLSelectElement>('select').find((each) =>
      each.closest('label')?.textContent?.startsWith('Where is Orc B?'),
    )!;
    act(() => {
      where.value = 'defeated';
      where.dispatchEvent(new Event('change', { bubbles: true }));
    });
    expect(seat.orcs).toEqual({ A: '4 b2 held', B: 'defeated' });
    expect(root.querySelectorAll('.thing-foe')).toHaveLength(2);
  });
});
