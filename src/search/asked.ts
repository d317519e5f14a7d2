/** What the question is called in an address, so that a search can be sent. */
export const ASKED = 'ask';
