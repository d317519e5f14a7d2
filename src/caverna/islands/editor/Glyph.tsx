import type { JSX } from 'preact';

/** An icon of the sprite, beside a word that says the same. */
export function Glyph({ icon }: { icon: string }): JSX.Element {
  return (
    <svg class="icon" aria-hidden="true">
      <use href={`/icons.svg#${icon}`} />
    </svg>
  );
}
