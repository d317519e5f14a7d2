import { expect, test } from '@playwright/test';
import { questions } from './questions.ts';

const needed = 48;

test('fifty questions a player would ask find their answer among the first three results', async ({
  page,
}) => {
  expect(questions).toHaveLength(50);
  await page.goto('/en/');
  await page.keyboard.press('Control+k');
  const dialog = page.getByRole('dialog', { name: 'Search' });
  await expect(dialog).toBeVisible();
  const missed: string[] = [];
  for (const [question, ...answers] of questions) {
    const first = await dialog.evaluate(async (box, asked) => {
      const results = box.querySelector('.search-results');
      const input = box.querySelector('input');
      if (!results || !input) return [];
      results.replaceChildren();
      const shown = new Promise<void>((resolve) => {
        new MutationObserver((_, observer) => {
          observer.disconnect();
          resolve();
        }).observe(results, { childList: true });
      });
      input.value = asked;
      input.dispatchEvent(new Event('input'));
      await shown;
      return [...results.querySelectorAll('.hit')]
        .slice(0, 3)
        .map((link) =>
          decodeURIComponent(
            (link.getAttribute('href') ?? '').split('#')[1] ?? link.getAttribute('href') ?? '',
          ),
        );
    }, question);
    if (!first.some((id) => answers.includes(id))) missed.push(`${question} → ${first.join(', ')}`);
  }
  console.log(
    `${questions.length - missed.length} of ${questions.length} questions answered within three results`,
  );
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(questions.length - needed);
});
