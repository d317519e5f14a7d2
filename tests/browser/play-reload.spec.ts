import { expect, type Page, test } from '@playwright/test';
import { dice } from '../../src/bots/index.ts';
import { type FrameKind, installFiends, legalMoves, type SetupRequest } from '../../src/engine/index.ts';
import { toFile } from '../../src/session/file.ts';
import { type Session, startSession } from '../../src/session/session.ts';
import { gameOf, playOn } from '../../src/session/timeline.ts';
import { enter } from './play.ts';

/** A game that has come to a decision of this kind by chance. */
async function gameAt(kind: FrameKind, setup: SetupRequest): Promise<Session> {
  await installFiends();
  for (let seed = 1; seed < 60; seed++) {
    const roll = dice(seed);
    const begun = startSession({ setup, seed, id: `reload-${kind}-${seed}` });
    if (!begun.ok) throw new Error(begun.error.code);
    let session = begun.value;
    for (let i = 0; i < 400; i++) {
      const game = gameOf(session.timeline);
      const moves = legalMoves(game);
      if (moves.length === 0) break;
      if (i > 5 && game.stack.at(-1)!.kind === kind && moves.length > 1) return session;
      const played = playOn(session.timeline, moves[roll(moves.length)]!);
      if (!played.ok) throw new Error(played.error.code);
      session = { ...session, timeline: played.value };
    }
  }
  throw new Error(`no game ever came to ${kind}`);
}

const seen = async (page: Page): Promise<string[]> => [
  await page.locator('.question-text').innerText(),
  ...(await page.locator('.decide [data-choice]').allTextContents()),
  ...(await page.locator('.hand-n').allInnerTexts()),
];

const solo: SetupRequest = { seats: 1 };
const orcs: SetupRequest = { seats: 1, modules: ['fiends'] };
const moments: [name: string, kind: FrameKind, setup: SetupRequest][] = [
  ['placing a dwarf', 'work', solo],
  ['placing a tile', 'build', solo],
  ['an expedition', 'loot', solo],
  ['feeding', 'feed', solo],
  ['breeding', 'breed', solo],
  ['an orc event', 'negotiate', orcs],
  ['a reward', 'fallen', orcs],
];

for (const [name, kind, setup] of moments)
  test(`a reload in the middle of ${name} goes on where it was`, async ({ page }) => {
    const file = JSON.stringify(toFile(await gameAt(kind, setup)));
    await enter(page);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) });
    await expect(page.locator('.table')).toBeVisible();
    const before = await seen(page);
    expect(before.length).toBeGreaterThan(2);
    await page.waitForTimeout(250);
    await page.reload();
    await expect(page.locator('.table')).toBeVisible();
    expect(await seen(page)).toEqual(before);
    // And it can be played on.
    await page
      .locator('.decide [data-choice]')
      .first()
      .evaluate((button: HTMLElement) => button.click());
    await expect.poll(() => seen(page)).not.toEqual(before);
  });
