// Whatever comes in through a door of a page – pasted, by link, as a file, kept on the device, asked in the address –
// is refused with words, nothing is lost, and the page goes on without being loaded again.

import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { FRESH } from '../../src/caverna/simulators/orc-event.ts';
import { forged, packedText } from '../lib/forged.ts';
import { enter, pressOn, sitDown } from './play.ts';

const BRACKETS = '['.repeat(300_000);
const NONSENSE = [
  'not a document',
  '{"players": 1e9}',
  '{"players":"x","seats":7}',
  '{"given":null,"do":[{}]}',
  BRACKETS,
];

/** The faults of a page from now on: there must be none. */
function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', ({ message }) => faults.push(message));
  return faults;
}

const aFile = (text: string) => ({
  name: 'x.json',
  mimeType: 'application/json',
  buffer: Buffer.from(text),
});

test('a pasted scenario: each bad one is refused, the board stays, and a good one opens', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await page.goto('/en/simulators/orc-event/');
  const wood = page.getByRole('spinbutton', { name: 'Wood' }).first();
  await wood.fill('7');
  await page.getByText('Paste a scenario').click();
  const paste = page.getByRole('textbox', { name: /scenario file/ });
  const use = page.getByRole('button', { name: 'Use this scenario' });
  const board = { c4: 'moon', zz: 'meadow', b4: { length: 3 } };
  const refusals: [text: string, says: string][] = [
    ['not a document', 'not a scenario that can be read'],
    ['{"players": 1e9}', 'the players'],
    ['{"name": "nothing"}', 'neither a scenario'],
    ['{"players":"x","seats":7}', 'This position cannot be laid'],
    [BRACKETS, 'not a scenario that can be read'],
    ['{"given":null,"do":[{}]}', 'neither a scenario'],
    [JSON.stringify({ players: 1, modules: ['fiends'], seats: [{ board }] }), 'This position cannot be laid'],
  ];
  for (const [text, says] of refusals) {
    await paste.fill(text);
    await use.click();
    await expect(page.getByRole('alert'), text.slice(0, 40)).toContainText(says);
    await expect(page.getByRole('alert')).toContainText('our board is as it was');
    await expect(wood).toHaveValue('7');
  }
  await paste.fill(JSON.stringify({ given: FRESH.given, do: [{ phase: 'orcEvent' }] }));
  await use.click();
  await expect(page.locator('.event-stage')).toBeVisible();
  expect(faults).toEqual([]);
});

interface Door {
  address: string;
  /** The kind of its links; none where the page takes no links. */
  kind?: string;
  /** What it says of a broken link. */
  says?: RegExp;
  /** One ordinary action. */
  act(page: Page): Promise<unknown>;
}

const button = (page: Page, name: string | RegExp): Locator => page.getByRole('button', { name }).first();

const DOORS: readonly Door[] = [
  {
    address: '/en/simulators/orc-event/',
    kind: 'orcs',
    says: /empty table/,
    async act(page) {
      await button(page, 'Begin event 1').click();
      await expect(page.locator('.event-stage')).toBeVisible();
    },
  },
  {
    address: '/en/simulators/expedition/',
    kind: 'expedition',
    says: /Nothing was changed/,
    async act(page) {
      await button(page, 'Set out').click();
      await expect(page.locator('.loot-list').first()).toBeVisible();
    },
  },
  {
    address: '/en/simulators/folk-draft/',
    kind: 'players=',
    says: /Nothing was changed/,
    async act(page) {
      await button(page, 'Deal the boards').click();
      await expect(button(page, /^Keep/)).toBeVisible();
    },
  },
  {
    address: '/en/play/',
    kind: 'game',
    says: /missing|cannot be read|not one of our games|too large|cannot be used/,
    act: (page) => sitDown(page, { seed: 3 }),
  },
  {
    address: '/en/play/replay/',
    kind: 'game',
    says: /missing|not a link|not a saved game|too large|cannot be played/,
    async act(page) {
      await button(page, 'Caverna, 2 players, sensible bots').click();
      await expect(page.locator('.watch-where')).toBeVisible();
    },
  },
  {
    address: '/en/play/campaign/',
    kind: 'game=',
    says: /not on this device/,
    async act(page) {
      await button(page, 'Begin the campaign').click();
      await expect(page.locator('.table')).toBeVisible();
    },
  },
  {
    address: '/en/tools/my-box/',
    kind: 'box',
    says: /Nothing was changed/,
    async act(page) {
      await page.locator('.box-group > summary').last().click();
      await page.getByLabel('I own the tile').selectOption('yes');
      await expect(page.locator('.box-state')).toContainText('corrected');
    },
  },
  {
    address: '/en/simulators/folk/humans/',
    async act(page) {
      await button(page, 'Show me the next step').click();
      await expect(page.locator('.trial-told, .trial-done').first()).toBeVisible();
    },
  },
  {
    address: '/en/tiles/',
    async act(page) {
      await page.locator('[data-filters] button[type=reset]').click();
      await expect(page.locator('[data-filter-list] > li:visible')).toHaveCount(94);
      await page.locator('[data-filters] [name="box"]').selectOption('fiends');
      await expect(page.locator('[data-filter-list] > li:visible')).toHaveCount(13);
    },
  },
];

const QUERY = '?q=%00&q=%ff&wood=1e999&ore=-1&sort=constructor&box=__proto__&__proto__=1&length=9';

for (const { address, kind = 'x', says, act } of DOORS)
  test(`a broken link to ${address} is told, and the page works`, async ({ page }) => {
    const faults = faultsOf(page);
    const forgeries = [...NONSENSE.slice(1), '{"given":{"players":1e9,"seats":[{}]},"lines":[7]}'];
    const links = [
      `${kind}1.AAAA`,
      `${kind}1.%E0%A4%A`,
      `${kind}1.${'x'.repeat(70_000)}`,
      ...(await Promise.all(forgeries.map((text) => forged(kind, packedText(text))))),
    ];
    for (const [i, link] of links.entries()) {
      await page.goto(`${address}${QUERY}&n=${i}#${link}`);
      await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
      if (says) await expect(page.getByRole('alert'), link.slice(0, 40)).toContainText(says);
    }
    await act(page);
    expect(faults).toEqual([]);
  });

test('a file that is no game is refused, at the table and in the replay, and the games stay', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await enter(page);
  await sitDown(page, { people: 2, seed: 8 });
  await pressOn(page, 2, 4);
  await expect(page).toHaveURL(/#game=/);
  const hash = page.url().split('#')[1]!;
  await page.goto('/en/play/?again');
  await expect(page.locator('.game-row')).toHaveCount(1);
  for (const text of NONSENSE) {
    await page.locator('input[type=file]').setInputFiles(aFile(text));
    await expect(page.getByRole('alert'), text.slice(0, 40)).toContainText(/not one of our games|too large/);
    await expect(page.locator('.game-row')).toHaveCount(1);
  }
  await page.locator('.game-open').click();
  await expect(page.locator('.table')).toHaveAttribute('data-moves', '4');
  await expect(page).toHaveURL(new RegExp(`#${hash}$`));

  await page.goto('/en/play/replay/');
  for (const text of NONSENSE) {
    await page.locator('input[type=file]').setInputFiles(aFile(text));
    await expect(page.getByRole('alert'), text.slice(0, 40)).toContainText(/not a saved game|too large/);
  }
  await button(page, /^Caverna, 2 players, sensible/).click();
  await expect(page.locator('.watch-where')).toBeVisible();
  expect(faults).toEqual([]);
});

test('a file that holds no corrections is refused, and the corrections stay', async ({ page }) => {
  const faults = faultsOf(page);
  await page.goto('/en/tools/my-box/');
  await expect(page.locator('.my-box')).toHaveAttribute('data-ready', 'true');
  await page.locator('.box-group > summary').last().click();
  await page.getByLabel('I own the tile').selectOption('yes');
  const state = page.locator('.box-state');
  await expect(state).toContainText('1 value corrected');
  const box = (value: unknown) => JSON.stringify({ format: 'cave-farmers-box', version: 1, box: value });
  for (const text of [
    ...NONSENSE,
    box({ 'no.such.field': 1 }),
    box([1e9]),
    box({ 'folk.charcoal.known': {} }),
  ]) {
    await page.locator('input[type=file]').setInputFiles(aFile(text));
    await expect(page.getByRole('alert'), text.slice(0, 40)).not.toBeEmpty();
    await expect(state).toContainText('1 value corrected');
  }
  await page.reload();
  await expect(state).toContainText('1 value corrected');
  expect(faults).toEqual([]);
});

const DRAFTS = ['orc-event', 'expedition', 'folk-draft', 'setup', 'campaign'];
/** Drafts that are none: no text of ours, no moment of time, nothing that could be laid on a table. */
const SPOILED: Readonly<Record<string, string>> = {
  text: 'not a document',
  list: '[]',
  late: JSON.stringify({ time: 1e300, value: FRESH }),
  shape: '{"time":7,"value":{"given":{"seats":7},"names":[7],"seats":[{"name":7}],"box":"moon"}}',
  own: '{"time":8,"value":{"seats":"x"}}',
};

/** Lays nonsense into every drawer of the device, once. */
const plant = ([drafts, spoiled]: readonly [readonly string[], Readonly<Record<string, string>>]): void => {
  if (sessionStorage.getItem('planted')) return;
  sessionStorage.setItem('planted', 'yes');
  for (const kind of drafts) {
    for (const [name, text] of Object.entries(spoiled))
      localStorage.setItem(`cave-farmers.draft.${kind}.${name}`, text);
    // What this very window kept before it was loaded anew.
    sessionStorage.setItem(`cave-farmers.draft.${kind}`, `cave-farmers.draft.${kind}.own`);
  }
  for (const key of ['theme', 'language', 'look-first']) localStorage.setItem(key, '__proto__');
  sessionStorage.setItem('cave-farmers.place', '{"x":');
};

const spoiledKept = (page: Page): Promise<(string | null)[]> =>
  page.evaluate(
    ([drafts, names]) =>
      drafts!.flatMap((kind) =>
        names!.map((name) => localStorage.getItem(`cave-farmers.draft.${kind}.${name}`)),
      ),
    [DRAFTS, Object.keys(SPOILED)],
  );

test('an address that looks like no link at all says so; a place on the page is none', async ({ page }) => {
  for (const { address, says } of DOORS) {
    if (!says) continue;
    await page.goto(`${address}#nonsense`);
    await expect(page.getByRole('alert'), address).not.toBeEmpty();
    // Where the link that skips to the content leads.
    await page.goto(`${address}#content`);
    await page.reload();
    await expect(page.locator('astro-island[ssr]')).toHaveCount(0);
    await expect(page.locator('main').getByRole('button').first()).toBeVisible();
    await expect(page.getByRole('alert'), address).toHaveCount(0);
  }
});

test('drafts and settings that cannot be read stop no page, and stay where they are', async ({ page }) => {
  const faults = faultsOf(page);
  await page.addInitScript(plant, [DRAFTS, SPOILED] as const);
  const change: Readonly<Record<string, (on: Page) => Promise<unknown>>> = {
    '/en/simulators/orc-event/': (on) => on.getByRole('spinbutton', { name: 'Wood' }).first().fill('7'),
    '/en/simulators/expedition/': (on) =>
      on.getByRole('spinbutton', { name: 'Weapon strength', exact: true }).fill('9'),
    '/en/simulators/folk-draft/': (on) => on.getByLabel('Name, Player 1').fill('Anna'),
    '/en/play/campaign/': (on) => on.getByLabel('Name').fill('Autumn'),
    '/en/play/': (on) => on.locator('.setup-more .button').last().click(),
  };
  for (const { address, act } of DOORS) {
    await page.goto(address);
    if (change[address]) {
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        button(page, 'Save it as a file').click(),
      ]);
      expect(JSON.parse(readFileSync(await file.path(), 'utf8'))).toContain(SPOILED.own);
      await change[address](page);
    }
    await act(page);
  }
  const kept = await spoiledKept(page);
  expect(kept).toEqual(DRAFTS.flatMap(() => Object.values(SPOILED)));
  expect(faults).toEqual([]);
});

test('notes and games that cannot be read are set aside, to be fetched; the others are as they were', async ({
  page,
}) => {
  const faults = faultsOf(page);
  await enter(page);
  await sitDown(page, { people: 2, seed: 8 });
  await pressOn(page, 2, 4);
  await expect(page).toHaveURL(/#game=/);
  const id = page.url().split('#game=')[1]!;
  await page.goto('/en/rules/');
  await page.evaluate(
    (game) =>
      new Promise<void>((resolve, reject) => {
        const notes = [
          'not a note',
          '{"time":1e300,"name":"late"}',
          '{"time":5,"moves":[["nowhere","x"]]}',
          '[]',
        ];
        for (const [i, text] of notes.entries())
          for (const of of [game, 'ghost', ''])
            localStorage.setItem(`cave-farmers.note.${of}.tab.${i}`, text);
        const opening = indexedDB.open('cave-farmers');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const change = opening.result.transaction('games', 'readwrite');
          const games = change.objectStore('games');
          games.put('not a game', 'spoiled-one');
          games.put({ version: 1, id: 'x', name: 7, file: [] }, 'spoiled-two');
          games.put({ version: 99 }, 'spoiled-three');
          change.oncomplete = () => {
            opening.result.close();
            resolve();
          };
        };
      }),
    id,
  );
  // Straight to the game, then to the list of all.
  await page.goto(`/en/play/#game=${id}`);
  await expect(page.locator('.table')).toHaveAttribute('data-moves', '4');
  await page.goto('/en/play/?list');
  const aside = page.locator('.game-row', { hasText: 'set aside' });
  await expect(page.locator('.game-row', { hasNotText: 'set aside' })).toHaveCount(1);
  // Three games, the notes of this one, those of the ghost, and those of nobody.
  await expect(aside).toHaveCount(6);
  const texts: string[] = [];
  for (const row of await aside.all()) {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      row.getByRole('button', { name: 'as a file' }).click(),
    ]);
    texts.push(readFileSync(await file.path(), 'utf8'));
  }
  for (const part of ['not a game', 'not a note', '1e300', 'nowhere', '99'])
    expect(
      texts.some((text) => text.includes(part)),
      part,
    ).toBe(true);
  await page.locator('.game-open:enabled').click();
  await expect(page.locator('.table')).toHaveAttribute('data-moves', '4');
  for (const address of ['/en/play/campaign/', '/en/play/replay/']) {
    await page.goto(address);
    await DOORS.find((door) => door.address === address)!.act(page);
  }
  expect(faults).toEqual([]);
});
