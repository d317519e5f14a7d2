import type { SeatPosition } from '../../engine/index.ts';
import type { Language } from '../../../site/languages.ts';

/** What every panel beside the board gets. */
export interface PanelProps {
  language: Language;
  modules: readonly string[];
  seat: SeatPosition;
  onChange(seat: SeatPosition): void;
}
