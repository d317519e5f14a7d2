import { expect, test } from '@playwright/test';
import { dice } from '../../src/caverna/bots/index.ts';
import { legalMoves, legalRearrangements } from '../../src/caverna/engine/index.ts';
import { walksOf } from '../../src/caverna/islands/play/board/rearranged.ts';
import { rules } from '../../src/caverna/table/rules.ts';
import type { Session } from '../../src/caverna/table/types.ts';
import { toFile } from '../../src/table/file.ts';
import { startSession } from '../../src/table/session.ts';
import { gameOf, playOn } from '../../src/table/timeline.ts';
import { enter } from './play.ts';

/** A game in which a herd can walk from one square to another, played there by chance. */
function gameWithHerds(): { session: Session; from: string; to: string } {
  for (let seed = 1; seed < 200; seed++) {
    const roll = dice(seed);
    const begun = startSession(rules, { setup: { seats: ['Ada'] }, seed, id: `herds-${seed}` });
    if (!begun.ok) throw new Error(begun.error.code);
    let session = begun.value;
    for (let i = 0; i < 120; i++) {
      const game = gameOf(session.timeline);
      const moves = legalMoves(game);
      if (moves.length === 0) break;
      for (const move of legalRearrangements(game)) {
        const [walk] = walksOf(game.players[0], move);
        if (walk && walk.from !== 'home' && walk.to !== 'home' && walk.animal !== 'dog')
          return { session, from: walk.from, to: walk.to };
      }
      const played = playOn(rules, session.timeline, moves[roll(moves.length)]!);
      if (!played.ok) throw new Error(played.error.code);
      session = { ...session, timeline: played.value };
    }
  }
  throw new Error('no herd ever walked');
}

test('animals are picked up on the board and put down elsewhere, at any decision', { tag: '@phone' }, async ({
  page,
}) => {
  const { session, from, to } = gameWithHerds();
  await enter(page);
  const file = {
    name: 'herds.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(toFile(rules, session))),
  };
  await page.locator('input[type=file]').setInputFiles(file);
  await expect(page.locator('.table')).toBeVisible();
  const fold = page.locator('.question-fold[aria-expanded="false"]');
  if (await fold.isVisible()) await fold.click();
  const before = await page.locator('.question-text').innerText();
  const squares = () => page.locator('[aria-label="The board in words"] li').allTextContents();
  const stood = await squares();
  await page.getByRole('button', { name: 'Move animals on the board' }).click();
  const tab = page.locator('.view-tabs button').first();
  if (await tab.isVisible()) await tab.click();
  await page.locator(`.picker [data-square="${from}"]`).click();
  await page.locator(`.picker [data-square="${to}"]`).click();
  // One of them or the whole herd: asked in words where both are possible.
  if (!(await page.locator('.log').textContent())?.includes('nimals')) {
    const last = page.locator('.choices .choice').last();
    if (await last.isVisible()) await last.click();
  }
  await expect.poll(squares).not.toEqual(stood);
  const now = await squares();
  const changed = now.filter((says, i) => says !== stood[i]).map((says) => says.slice(0, 2));
  expect(changed.sort()).toEqual([from, to].sort());
  await expect(page.locator('.question-text')).toHaveText(before);
});
