const key = 'theme';

function remembered(): string {
  try {
    return localStorage.getItem(key) ?? 'system';
  } catch {
    return 'system';
  }
}

/** The browser's own frame: as the page came, one colour for light and one for dark. */
const frames = [...document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')].map((meta) => ({
  meta,
  dark: meta.media.includes('dark'),
  colour: meta.content,
}));

function apply(theme: string): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  // The frame follows a choice, and the device when there is none.
  for (const frame of frames) {
    const dark = theme === 'system' ? frame.dark : theme === 'dark';
    frame.meta.content = frames.find((other) => other.dark === dark)?.colour ?? frame.colour;
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
