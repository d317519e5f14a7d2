// The only door to the engine. Each file of `door` holds the names of one idea.

// Strength of a line, sets of a hand, hero mode, fanatics, Great Artefacts, retreat.
export * from './door/battle.ts';
// Setup by count and edition, the draft, end and score.
export * from './door/draft.ts';
// A whole evening on one log.
export * from './door/evening.ts';
// The board: squares, gates, terrain, reading a map; Bilkarr and his potions.
export * from './door/map.ts';
// Options, rules and their sentences.
export * from './door/rules.ts';
// Rule questions as data, with what they answer and what is expected.
export * from './door/scenarios.ts';
// What an evening is made of: the words of the game, the common state, events, refusals.
export * from './door/state.ts';
// Journeys through the gates, storm effects, fate.
export * from './door/storm.ts';
// The valleys, Metamorpha, trade.
export * from './door/valleys.ts';
// Calendar, checkpoints, growth, teams, cities.
export * from './door/week.ts';
