import type { ToolWords } from '../en/tools.ts';

/** The heading above the tools, in German. */
export const words: ToolWords = { heading: 'Für deinen Tisch' };
