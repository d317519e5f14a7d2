import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** `npm run a11y` sets A11Y=all: every page, both themes at both sizes. `npm test` sees light wide and dark narrow. */
export const everything = process.env.A11Y === 'all';

/** What axe objects to on the page as it is now, one line each. */
export async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map((node) => `${id}: ${help}: ${node.html.slice(0, 160)}`),
  );
}

/** Opens a page and lets axe look at it. */
export async function lookOver(page: Page, address: string): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  for (const colorScheme of everything ? (['light', 'dark'] as const) : [undefined]) {
    if (colorScheme) await page.emulateMedia({ colorScheme });
    expect(await findings(page), `${address} ${colorScheme ?? ''}`).toEqual([]);
  }
}
