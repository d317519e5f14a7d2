/** Remembers the language a reader chose, for the next visit to the doorway. */
export function rememberLanguage(): void {
  for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-language]'))
    link.addEventListener('click', () => {
      try {
        localStorage.setItem('language', link.dataset.language ?? '');
      } catch {
        // Storage is closed to us: nothing to remember.
      }
      link.hash = location.hash;
    });
}
