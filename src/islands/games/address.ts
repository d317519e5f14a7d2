// The address says which game lies on the table: `#game=<id>` for one of this device, `#game1.<…>` for a link.

type Wanted = { kept: string } | { link: string } | null;

/** What is neither of the two was meant as a link, too: opening it says what is wrong. */
export function wanted(text: string): Wanted {
  if (text.startsWith('game=')) return { kept: text.slice('game='.length) };
  return text === '' ? null : { link: text };
}

export const hashOf = (id: string): string => `#game=${id}`;
