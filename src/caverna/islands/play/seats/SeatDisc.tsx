import type { JSX } from 'preact';

/** A player's piece: a colour, and the number of the seat so that colour is never needed. */
export function SeatDisc({ seat, label }: { seat: number; label?: string }): JSX.Element {
  return (
    <span
      class="seat-disc"
      data-seat={seat}
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': 'true' as const })}
    >
      {seat + 1}
    </span>
  );
}
