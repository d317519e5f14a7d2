const toast = document.querySelector<HTMLElement>('.toast');
let timer = 0;

function say(words: string | undefined): void {
  if (!toast || !words) return;
  toast.textContent = words;
  toast.hidden = false;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    toast.hidden = true;
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
