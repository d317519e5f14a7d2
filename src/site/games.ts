/** The boxes the Codex covers, and the Codex itself for pages about the site. */
export const games = ['base', 'fiends', 'folk', 'battalia', 'codex'] as const;
export type Game = (typeof games)[number];
