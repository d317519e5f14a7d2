// Tests play with every box; what is fetched on demand is there from the start.

import { installBoxes } from '../../../src/caverna/engine/index.ts';

await installBoxes();
