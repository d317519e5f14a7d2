import type { Page } from '@playwright/test';

/** On a phone languages and themes stand behind a button; on a desktop they are simply there. */
export async function openMenu(page: Page): Promise<void> {
  const button = page.locator('.menu-button');
  if (await button.isVisible()) await button.click();
}
