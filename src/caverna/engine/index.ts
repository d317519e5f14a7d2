// The only door to the engine, a dozen ideas wide: each file of `door` holds the names of one.

export * from './door/boxes.ts';
export * from './door/catalogue.ts';
export * from './door/corrections.ts';
export * from './door/game.ts';
export * from './door/orcs.ts';
export * from './door/planning.ts';
export * from './door/positions.ts';
export * from './door/reasons.ts';
export * from './door/rules.ts';
export * from './door/state.ts';
export * from './door/vocabulary.ts';
export * from './door/writing.ts';
