import type { JSX } from 'preact';

interface Props {
  name: string;
  /** Spoken name; without it the sign is decoration. */
  label?: string;
  class?: string;
}

/** A drawing of the icon set. */
export function Sign({ name, label, class: extra = '' }: Props): JSX.Element {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: named by a label, or decoration
    <svg
      class={`icon ${extra}`}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' as const })}
    >
      <use href={`/icons.svg#${name}`} />
    </svg>
  );
}
