import type { FolkId } from '../../engine/index.ts';

/** What the page knows about a folk, in the reader's language. */
export interface FolkCard {
  id: FolkId;
  name: string;
  icon: string;
  summary: string;
  href: string;
  hard: boolean;
  /** What its board says about the setup, if anything. */
  setup: string | null;
  tiles: { name: string; href: string; replaces: string | null }[];
}
