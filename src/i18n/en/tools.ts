/** The heading above the tools, in English. */
export const words = { heading: 'For your table' };

export type ToolWords = typeof words;
