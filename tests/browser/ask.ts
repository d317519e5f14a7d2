import type { Page } from '@playwright/test';

/** The links of the hits that the open search shows for a question, best first, once they are there. */
export const ask = (page: Page, question: string): Promise<string[]> =>
  page.evaluate(async (asked) => {
    const list = document.querySelector('.search-results ol');
    const after = document.querySelector('.search-after');
    const input = document.querySelector<HTMLInputElement>('.search input');
    if (!list || !after || !input) return [];
    list.replaceChildren();
    const shown = new Promise<void>((resolve) => {
      new MutationObserver((_, observer) => {
        observer.disconnect();
        resolve();
      }).observe(after, { childList: true });
    });
    input.value = asked;
    input.dispatchEvent(new Event('input'));
    await shown;
    return [...list.querySelectorAll('.hit')].map((hit) => hit.getAttribute('href') ?? '');
  }, question);
