import type { Language } from '../../../site/languages.ts';
import type { SeatPosition } from '../../engine/index.ts';

/** What every panel beside the board gets. */
export interface PanelProps {
  language: Language;
  modules: readonly string[];
  seat: SeatPosition;
  onChange(seat: SeatPosition): void;
}
