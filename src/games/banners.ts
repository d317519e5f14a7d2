// Pictures on top of shelves, by the shelf.

import battalia from '../battalia/layouts/StormBanner.astro';
import type { Shelf } from '../site/shelves.ts';

export const banners: Partial<Record<Shelf, typeof battalia>> = { battalia };
