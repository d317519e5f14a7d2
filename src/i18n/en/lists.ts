/** Between the last two of a list, in English. */
export const words = { and: 'and', or: 'or' };

export type ListWords = typeof words;
