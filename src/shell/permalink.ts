export const toast = document.querySelector<HTMLElement>('.toast');
let timer = 0;

export function say(words: string | undefined): void {
  if (!toast || !words) return;
  toast.textContent = words;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    toast.textContent = '';
  }, 2500);
}

/** A click on a paragraph's id goes there, as any link does, and also copies the whole address. */
export function permalinks(): void {
  document.addEventListener('click', async (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-permalink]');
    if (!link) return;
    try {
      await navigator.clipboard.writeText(link.href);
      say(toast?.dataset.copied);
    } catch {
      say(toast?.dataset.failed);
    }
  });
}

/** Without a pointer to hover with, the first tap on a term shows its preview and the second follows the link. */
export function tapTwice(): void {
  if (!matchMedia('(hover: none)').matches) return;
  document.addEventListener('click', (event) => {
    const link = (event.target as Element).closest<HTMLAnchorElement>('.term > a');
    const shown = document.querySelector('.term[data-tapped]');
    shown?.removeAttribute('data-tapped');
    if (!link || shown === link.parentElement) return;
    event.preventDefault();
    link.parentElement?.setAttribute('data-tapped', '');
    link.focus();
  });
}

/** Escape closes the preview of a term; moving on opens previews again. */
export function termPreviews(): void {
  const { dataset } = document.documentElement;
  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') dataset.quiet = '';
  });
  for (const type of ['mouseover', 'focusin'])
    document.addEventListener(type, (event) => {
      if (!(event.target as Element).closest('.term')) delete dataset.quiet;
    });
}
