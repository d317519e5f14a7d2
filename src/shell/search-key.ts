import { askedInAddress } from '@/search/address.ts';

const apple = /Mac|iPhone|iPad/.test(navigator.userAgent);

async function open(): Promise<void> {
  const { openSearch } = await import('@/search/dialog/dialog.ts');
  openSearch();
}

/** Search opens from its buttons and with Ctrl or Cmd and K; its code is fetched only then. */
export function searchKey(): void {
  if (apple) for (const mark of document.querySelectorAll('[data-search-key]')) mark.textContent = '⌘ K';
  for (const link of document.querySelectorAll('[data-search-open]')) {
    link.setAttribute('role', 'button');
    link.setAttribute('aria-haspopup', 'dialog');
    link.addEventListener('keydown', (event) => {
      if ((event as KeyboardEvent).key === ' ') {
        event.preventDefault();
        void open();
      }
    });
    link.addEventListener('click', (event) => {
      event.preventDefault();
      void open();
    });
  }
  document.addEventListener('keydown', (event) => {
    if (
      event.key.toLowerCase() !== 'k' ||
      !(event.ctrlKey || event.metaKey) ||
      event.altKey ||
      event.shiftKey
    )
      return;
    event.preventDefault();
    void open();
  });
  // A search that was sent, or that somebody comes back to.
  if (askedInAddress() !== null) void open();
}
