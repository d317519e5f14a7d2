import type { DraftsWords } from '../en/drafts.ts';

/** What is said about things that were entered and not used yet, in German. */
export const words: DraftsWords = {
  earlier: 'Aus anderen Tabs und von früher',
  unread:
    'Etwas, das hier früher eingegeben wurde, lässt sich nicht lesen. Es wird nicht verwendet und bleibt, wie es ist.',
  fetch: 'Als Datei speichern',
  file: 'früher eingegeben',
};
