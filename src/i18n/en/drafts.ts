/** What is said about things that were entered and not used yet, in English. */
export const words = {
  earlier: 'From other tabs and earlier days',
  unread: 'Something that was entered here before cannot be read. It is not used, and stays as it is.',
  fetch: 'Save it as a file',
  file: 'entered before',
};

export type DraftsWords = typeof words;
