import { expect, type Page, test } from '@playwright/test';
import { findings } from './axe.ts';

const address = '/en/simulators/orc-event/';

async function open(page: Page, hash = ''): Promise<void> {
  await page.goto(`${address}${hash}`);
  await page.waitForSelector('astro-island:not([ssr])');
}

/** Opens the panels that a phone has folded. */
async function unfold(page: Page): Promise<void> {
  const folded = page.locator('.editor-panel:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** What the story tells, line by line. */
const story = (page: Page): Promise<string[]> => page.locator('.event-story li').allInnerTexts();

/** Presses a button with the keyboard alone. */
async function press(page: Page, name: string | RegExp): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  await button.focus();
  await page.keyboard.press('Enter');
}

test('a board is built, a card entered, an orc pushed into a trap, and the link opens the same event elsewhere', {
  tag: '@phone',
}, async ({ page, browser }) => {
  await open(page);
  await page.getByRole('button', { name: 'Empty board' }).click();
  await unfold(page);
  // Orc B and C leave the board; a Pitfall on a2, one wood and three stone.
  const orcs = page.locator('.editor-panels');
  await orcs.getByRole('combobox').nth(1).selectOption('defeated');
  await orcs.getByRole('combobox').nth(2).selectOption('defeated');
  await page.getByRole('radio', { name: 'Traps' }).check();
  await page.getByRole('radio', { name: 'Pitfall' }).check();
  await page.locator('[data-square="a2"]').click();
  await page.getByLabel('wood', { exact: true }).fill('1');
  await page.getByLabel('stone', { exact: true }).fill('3');
  await page.getByRole('radio', { name: 'I enter the cards' }).check();
  await page.getByRole('button', { name: 'Begin event 1' }).click();

  await expect(page.locator('.event-stage')).toHaveText('Draw');
  await page.getByRole('button', { name: 'M3-5: right, down, down' }).click();
  await expect(page.locator('.event-stage')).toHaveText('Bribe or push');
  await page.getByRole('button', { name: /Bribe Orc A with 2 stone/ }).click();
  await page.getByRole('button', { name: 'To the latest step' }).click();
  // The lit square below the orc stands for the push.
  await page.locator('[data-square="a2"]').click();
  await page.getByRole('button', { name: 'To the latest step' }).click();
  await expect(page.locator('.event-stage')).toHaveText('Reward');
  await page.getByRole('button', { name: /gold/ }).first().click();
  await page.getByRole('button', { name: 'To the latest step' }).click();
  await expect(page.locator('.event-stage')).toHaveText('The event is over');
  await expect(page.locator('.event-orcs li').first()).toContainText('defeated');
  await expect(page.locator('.event-rule a')).toHaveAttribute('href', /#(fiends|base)\./);

  const told = await story(page);
  await expect(page).toHaveURL(/#orcs1\./);
  const elsewhere = await browser.newContext();
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  await other.waitForSelector('.event-story li');
  await expect.poll(() => story(other)).toEqual(told);
  expect(await other.locator('.home-board svg').innerHTML()).toBe(
    await page.locator('.home-board svg').innerHTML(),
  );
  await elsewhere.close();

  // Taking the push back leaves the bribe.
  await page.getByRole('button', { name: 'Back to decision 2' }).click();
  await expect(page.locator('.event-stage')).toHaveText('Bribe or push');
  await expect(page.getByRole('button', { name: 'Back to decision 2' })).toHaveCount(0);
  await expect(page.locator('.event-decision')).toHaveCount(1);
});

test('a card entered by mistake is entered anew, as long as nothing was decided on it', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page);
  await page.getByRole('radio', { name: 'I enter the cards' }).check();
  await page.getByRole('button', { name: 'Begin event 1' }).click();
  // Nothing to step through yet: the question comes at once.
  await expect(page.locator('.draw-card legend')).toBeInViewport();
  await expect(page.getByText('Another card was drawn')).toHaveCount(0);
  await page.getByRole('button', { name: 'M3-5: right, down, down' }).click();
  await expect(page.locator('.trial-ask')).toContainText('right, down, down');
  await page.getByText('Another card was drawn').click();
  await expect(page.getByRole('button', { name: 'Draw one by lot' })).toHaveCount(0);
  await page.getByRole('button', { name: 'M3-4: left, down, down' }).click();
  await expect(page.locator('.trial-ask')).toContainText('left, down, down');
  expect((await story(page)).filter((line) => line.includes('draws'))).toHaveLength(1);
  await expect(page.locator('.other-card')).not.toHaveAttribute('open');
  await page.getByRole('button', { name: 'Let Orc A move' }).click();
  await page.getByRole('button', { name: 'To the latest step' }).click();
  await expect(page.locator('.draw-card legend')).toContainText('Orc B');
  await expect(page.getByText('Another card was drawn')).toHaveCount(0);
});

test('an example is loaded and played to its end by keyboard alone', async ({ page }) => {
  await open(page);
  const examples = page.getByLabel('Start from a worked example');
  await examples.focus();
  await page.keyboard.type('A nudge into the arrows');
  await press(page, 'Load the example');
  await expect(page.locator('.event-story li').last()).toContainText('The event is over');
  await press(page, 'Begin this event again');
  await expect(page.locator('.event-stage')).toHaveText('The event begins');
  for (let i = 0; i < 80; i++) {
    const next = page.getByRole('button', { name: 'Next step' });
    if (await next.isEnabled()) await press(page, 'Next step');
    else if ((await page.locator('.trial-choices button').count()) > 0) {
      await page.locator('.trial-choices button').first().focus();
      await page.keyboard.press('Enter');
    } else break;
  }
  await expect(page.locator('.event-stage')).toHaveText('The event is over');
  await expect(page.locator('.event-result')).toBeVisible();
  await press(page, 'Step back');
  await expect(page.locator('.event-result')).toHaveCount(0);
});

test('an event leaves as a scenario file, and a pasted scenario opens', async ({ page }) => {
  await open(page);
  await page.getByRole('button', { name: 'Begin event 1' }).click();
  const waiting = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a scenario' }).click();
  const file = await (await waiting).createReadStream();
  let text = '';
  for await (const piece of file) text += piece;
  expect(JSON.parse(text)).toMatchObject({ do: [{ phase: 'orcEvent' }], given: { modules: ['fiends'] } });
  await page.getByRole('button', { name: 'Change the table' }).click();
  await page.getByText('Paste a scenario').click();
  await page.getByRole('textbox', { name: /scenario file/ }).fill('{"name": "nothing"}');
  await page.getByRole('button', { name: 'Use this scenario' }).click();
  await expect(page.getByRole('alert')).toContainText('neither a scenario');
  await page.getByRole('textbox', { name: /scenario file/ }).fill(text);
  await page.getByRole('button', { name: 'Use this scenario' }).click();
  await expect(page.locator('.event-stage')).toBeVisible();
});

test('a broken link says so and gives an empty sandbox', async ({ page }) => {
  for (const [hash, words] of [
    ['#orcs1.AAAA', 'cut off'],
    ['#nonsense', 'cannot be read'],
    ['#expedition1.AAAA', 'something else'],
    ['#orcs99.AAAA', 'newer version'],
  ] as const) {
    await page.goto('about:blank');
    await open(page, hash);
    await expect(page.getByRole('alert')).toContainText(words);
    await expect(page.getByRole('button', { name: 'Begin event 1' })).toBeVisible();
  }
});

test('the sandbox has no fault that keeps anybody out, before and during an event', {
  tag: '@phone',
}, async ({ page }) => {
  await open(page);
  await page.getByRole('radio', { name: 'I enter the cards' }).check();
  await page.getByRole('button', { name: 'Begin event 1' }).click();
  await expect(page.locator('.draw-card')).toBeVisible();
  await page.getByRole('button', { name: 'Draw one by lot' }).click();
  await expect(page.locator('.trial-choices')).toBeVisible();
  expect(await findings(page)).toEqual([]);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});

test('the shelf of simulators leads here, and so does an example', async ({ page }) => {
  await page.goto('/en/simulators/');
  await page.getByRole('link', { name: 'Orc event', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Orc event' })).toBeVisible();
  await page.goto('/en/simulators/examples/fiends-push/');
  await page.getByRole('link', { name: 'Try it in the sandbox' }).click();
  await expect(page.locator('.event-story li').last()).toContainText('The event is over');
});

test('on a phone the numbers beside the board are folded, each with what is in it; nothing is pushed sideways', {
  tag: '@phone',
}, async ({ page, viewport }) => {
  await open(page);
  const panels = page.locator('.editor-panel');
  await expect(panels).toHaveCount(3);
  const narrow = (viewport?.width ?? 0) < 500;
  await expect(page.locator('.editor-panel[open]')).toHaveCount(narrow ? 0 : 3);
  await expect(panels.nth(0).locator('summary')).toContainText('1 wood and 2 stone');
  await expect(panels.nth(1).locator('summary')).toContainText('A on a1 (5)');
  await expect(panels.nth(2).locator('summary')).toContainText('2 people, unarmed');
  const [height, ...over] = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.tool-groups, .tools')].flatMap((part, i) =>
      i === 0
        ? [part.scrollHeight, part.scrollWidth - part.clientWidth]
        : [part.scrollWidth - part.clientWidth],
    ),
  );
  expect(Math.max(...over)).toBeLessThanOrEqual(0);
  expect(height).toBeLessThan(3000);
});
