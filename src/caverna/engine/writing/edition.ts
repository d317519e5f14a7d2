// The edition of the rules as they are played: a fingerprint of how the golden games end and what the scenarios expect.
// `npm run record` writes it anew; a save or link of another edition is checked before it is trusted.

export const EDITION = 'a790c598';
