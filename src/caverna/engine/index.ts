// The only door to the engine, a dozen ideas wide: each file of `door` holds the names of one.

// What is printed: tiles, spaces, loot, exchanges and all that lies in the boxes. Pages read their facts here.
export * from './door/catalogue.ts';
// What owners may correct because no rule book prints it.
export * from './door/corrections.ts';
// A game from its setup to its score: start it, ask what may be decided, play, watch it move by move.
export * from './door/game.ts';
// The boxes besides the base game, each fetched when it is needed, and the draft of folk.
export * from './door/install.ts';
// Frantic Fiends: orcs on one board, an event with its cards given, and the solo campaign.
export * from './door/orcs.ts';
// What a decision costs and brings, and what one player still has room, food and goods for.
export * from './door/planning.ts';
// Positions laid by hand, single actions and phases, scenarios and what they expect.
export * from './door/positions.ts';
// Why a move is refused and what would help, as data and as English sentences.
export * from './door/reasons.ts';
// Rule ids with a sentence each, rulings, and what a table may agree on.
export * from './door/rules.ts';
// What a game is made of: players and squares, frames, moves and events, goods, refusals.
export * from './door/state.ts';
// The words of the game as lists and types, and the squares of a home board by name.
export * from './door/vocabulary.ts';
// A game as text: lines of notation, saves, fingerprints, the edition of the rules.
export * from './door/writing.ts';
