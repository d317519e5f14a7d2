import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import { dice } from '../../src/caverna/bots/index.ts';
import {
  type FrameKind,
  installBoxes,
  legalMoves,
  load,
  type SetupRequest,
  score,
} from '../../src/caverna/engine/index.ts';
import { rules } from '../../src/caverna/table/rules.ts';
import type { Session } from '../../src/caverna/table/types.ts';
import { toFile } from '../../src/table/file.ts';
import { startSession } from '../../src/table/session.ts';
import { gameOf, playOn } from '../../src/table/timeline.ts';

/** Opens the door of the room and waits until one can set up a game. */
export async function enter(page: Page, language = 'en'): Promise<void> {
  await page.goto(`/${language}/play/`);
  await page.waitForSelector('.setup');
}

interface NewGame {
  box?: 'base' | 'folk' | 'fiends';
  people?: number;
  bots?: number;
  seed: number;
}

/** Fills in the form and sits down. */
export async function sitDown(
  page: Page,
  { box = 'base', people = 1, bots = 0, seed }: NewGame,
): Promise<void> {
  if (box !== 'base')
    await page
      .locator('.card-choice')
      .nth(box === 'folk' ? 1 : 2)
      .click();
  const [person, bot] = [
    page.locator('.setup-more .button').first(),
    page.locator('.setup-more .button').last(),
  ];
  for (let i = 1; i < people; i++) await person.click();
  for (let i = 0; i < bots; i++) await bot.click();
  await page.locator('.seed-field input').fill(`${seed}`);
  await page.locator('.setup .button-strong').click();
  await expect(page.locator('.table')).toBeVisible();
}

/** A number that wanders; the same seed always wanders alike. */
export const next = (n: number): number => (Math.imul(n, 1103515245) + 12345) & 0x7fffffff;

/**
 * Plays by pressing offered buttons until the score sheet lies on the table or so many moves are made. Everything
 * runs in the page, one press a frame, so that a whole game takes seconds.
 */
export function pressOn(page: Page, seed: number, most = 3000): Promise<number> {
  return page.evaluate(
    async ([start, limit]) => {
      let roll = start!;
      let pressed = 0;
      const frame = () => new Promise((resolve) => setTimeout(resolve));
      for (let idle = 0; pressed < limit! && idle < 3000; ) {
        if (document.querySelector('.score-sheet')) return pressed;
        const offered = [...document.querySelectorAll<HTMLButtonElement>('.decide button[data-choice]')];
        if (offered.length === 0) idle++;
        else {
          idle = 0;
          roll = (Math.imul(roll, 1103515245) + 12345) & 0x7fffffff;
          offered[(roll >> 8) % offered.length]!.click();
          pressed++;
        }
        await frame();
      }
      return pressed;
    },
    [seed, most],
  );
}

/** The totals on the score sheet are those of the saved game, replayed in Node. */
export async function sameScoresInNode(page: Page): Promise<void> {
  await expect(page.locator('.score-table')).toBeVisible();
  const numbers = await page.locator('.score-table tfoot .score-n').allInnerTexts();
  const seen = numbers.map((text) => Number(text.replace('−', '-')));
  const name = new URL(page.url()).hash.replace('#game=', '');
  await page.locator('.score-buttons button').last().click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.locator('.game-row').first().getByRole('button', { name: 'as a file' }).click(),
  ]);
  const text = readFileSync(await file.path(), 'utf8');
  expect(text).toContain(name);
  await installBoxes();
  const loaded = load(text);
  if (!loaded.ok) throw new Error(JSON.stringify(loaded.error));
  expect(score(loaded.value.game).seats.map(({ total }) => total)).toEqual(seen);
}

/** A game that has come to a decision of this kind by chance. */
export async function gameAt(kind: FrameKind, setup: SetupRequest): Promise<Session> {
  await installBoxes();
  for (let seed = 1; seed < 60; seed++) {
    const roll = dice(seed);
    const begun = startSession(rules, { setup, seed, id: `reload-${kind}-${seed}` });
    if (!begun.ok) throw new Error(begun.error.code);
    let session = begun.value;
    for (let i = 0; i < 400; i++) {
      const game = gameOf(session.timeline);
      const moves = legalMoves(game);
      if (moves.length === 0) break;
      if (i > 5 && game.stack.at(-1)!.kind === kind && moves.length > 1) return session;
      const played = playOn(rules, session.timeline, moves[roll(moves.length)]!);
      if (!played.ok) throw new Error(played.error.code);
      session = { ...session, timeline: played.value };
    }
  }
  throw new Error(`no game ever came to ${kind}`);
}

/** Opens a game as a file and waits until it lies on the table. */
export async function bringIn(page: Page, session: Session): Promise<void> {
  await enter(page);
  await page.locator('input[type=file]').setInputFiles({
    name: 'game.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(toFile(rules, session))),
  });
  await expect(page.locator('.table')).toBeVisible();
}

/** Reloads at once: what was played is written down before the table answers. */
export const comeBack = (page: Page): Promise<unknown> => page.reload();
