import { ASKED } from '@/search/asked.ts';
import { say, toast } from './permalink.ts';

/** What somebody types while the search is still on its way. */
let early: string | undefined;

async function open(event?: Event): Promise<void> {
  event?.preventDefault();
  early ??= '';
  try {
    (await import('@/search/dialog/dialog.ts')).openSearch(early);
  } catch {
    say(toast?.dataset.lost);
  }
  early = undefined;
}

/** Search opens from its buttons and with Ctrl or Cmd and K; its code is fetched only then. */
export function searchKey(): void {
  if (/Mac|iPhone|iPad/.test(navigator.userAgent))
    for (const mark of document.querySelectorAll('[data-search-key]')) mark.textContent = '⌘ K';
  for (const link of document.querySelectorAll<HTMLElement>('[data-search-open]')) {
    link.setAttribute('role', 'button');
    link.setAttribute('aria-haspopup', 'dialog');
    link.onclick = open;
    link.onkeydown = (event) => {
      if (event.key === ' ') void open(event);
    };
  }
  document.addEventListener('keydown', (event) => {
    const { key } = event;
    if (event.altKey || event.defaultPrevented) return;
    if (event.ctrlKey || event.metaKey) {
      if (key.toLowerCase() === 'k' && !event.shiftKey) void open(event);
    } else if (early !== undefined && !key[1]) {
      early += key;
      event.preventDefault();
    }
  });
  // A search that was sent, or that somebody comes back to.
  if (new URLSearchParams(location.search).has(ASKED)) void open();
}
