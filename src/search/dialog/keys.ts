// The keys of the search: up and down through what it shows, Escape closes, and letters always reach the field.

export function browse(
  event: KeyboardEvent,
  box: HTMLDialogElement,
  input: HTMLInputElement,
  results: HTMLElement,
): void {
  const { key, target } = event;
  // A list of choices has its own use for the arrow keys.
  if (event.isComposing || (target instanceof HTMLSelectElement && key !== 'Escape')) return;
  const stops = [...results.querySelectorAll<HTMLElement>('a, button')];
  const at = stops.indexOf(document.activeElement as HTMLElement);
  if (key === 'ArrowDown') stops[Math.min(at + 1, stops.length - 1)]?.focus();
  else if (key === 'ArrowUp') (at > 0 ? stops[at - 1] : input)?.focus();
  else if (key === 'Escape')
    box.close(); // one press, also where the field would only be emptied
  else {
    // Typed on a hit: the letter goes where letters go.
    const isLetter = key.length === 1 && key !== ' ' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isLetter && at >= 0) input.focus();
    return;
  }
  event.preventDefault();
}
