// The edition of the rules as they are played: it changes whenever lines of before would lead elsewhere.

export const EDITION = '11e7d45d';
