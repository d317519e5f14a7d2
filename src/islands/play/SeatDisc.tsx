import type { JSX } from 'preact';

/** A player's piece: a colour, and the first letter of the name so that colour is never needed. */
export function SeatDisc({ seat, name, label }: { seat: number; name: string; label?: string }): JSX.Element {
  const letter = [...name.trim()][0]?.toUpperCase() ?? `${seat + 1}`;
  return (
    <span
      class="seat-disc"
      data-seat={seat}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' as const })}
    >
      {letter}
    </span>
  );
}
