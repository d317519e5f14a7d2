const key = 'theme';

function remembered(): string {
  try {
    return localStorage.getItem(key) ?? 'system';
  } catch {
    return 'system';
  }
}

function apply(theme: string): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  // The browser's own frame follows a choice, and the device when there is none.
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
    const dark = theme === 'system' ? meta.media.includes('dark') : theme === 'dark';
    meta.content = dark ? '#171310' : '#f6eedd';
  }
}

/** Light, dark or like the device; the choice is kept on the device only. */
export function themeSwitch(): void {
  apply(remembered());
  for (const input of document.querySelectorAll<HTMLInputElement>('input[name="theme"]')) {
    input.checked = input.value === remembered();
    input.addEventListener('change', () => {
      apply(input.value);
      try {
        localStorage.setItem(key, input.value);
      } catch {
        // Storage is closed to us: the choice holds for this page only.
      }
    });
  }
}
