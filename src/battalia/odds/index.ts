// The only door to the odds.

export * from './berserker.ts';
export * from './fate.ts';
export * from './forecast.ts';
export * from './fraction.ts';
export * from './reach.ts';
export * from './spread.ts';
export * from './storm.ts';
export * from './valleys.ts';
