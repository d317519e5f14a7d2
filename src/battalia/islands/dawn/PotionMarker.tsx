import type { JSX } from 'preact';
import type { BoughtPotion, Potion } from '../../engine/index.ts';

const iconOf = (potion: Potion): string =>
  `potion-${potion.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** The marker as it lies on the table: upright, or turned by quarters; empty side up when it has been used today. */
export function PotionMarker({
  potion,
  bought,
  label,
}: {
  potion: Potion;
  bought: BoughtPotion | undefined;
  label: string;
}): JSX.Element {
  const angle = bought?.angle ?? 0;
  return (
    <svg class="potion-marker" viewBox="0 0 64 64" role="img" aria-label={label}>
      <g transform={`rotate(${angle} 32 32)`}>
        <rect
          class={bought?.used ? 'potion-back empty' : 'potion-back'}
          x="9"
          y="9"
          width="46"
          height="46"
          rx="6"
        />
        <path class="potion-top" d="M26 9h12l-6-7z" />
        {!bought?.used && <use href={`/icons.svg#${iconOf(potion)}`} x="16" y="16" width="32" height="32" />}
      </g>
    </svg>
  );
}
