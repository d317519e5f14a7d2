/**
 * What is shown of a record: its address below the language, the title of its page, its section, its text, and of a thing
 * what is printed on it and what it is called.
 */
export type TextOf = readonly [
  address: string,
  title: string,
  section: string,
  text: string,
  facts?: string[],
  names?: string[],
];

/** So many records share a file: few enough to be light, many enough to come together. */
const TOGETHER = 8;

/** The file that has the text of a record, and which of its texts it is. */
export const textAt = (record: number): { file: number; at: number } => ({
  file: Math.floor(record / TOGETHER),
  at: record % TOGETHER,
});
