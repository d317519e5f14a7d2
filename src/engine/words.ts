// English sentences for refusals. Mechanics never read them.

import type { ErrorCode } from './errors.ts';
import type { Refusal } from './result.ts';
import { RULES } from './rulebook.ts';

/** The English sentences; other languages are in `src/telling`. */
export const SENTENCES: Record<ErrorCode, string> = {
  badSetup: 'This setup cannot be used: {field}.',
  badSeed: 'A seed is a whole number from 0 to 4294967295.',
  badOption: 'There is no such option or value: {option}.',
  badSave: 'This is not a saved game.',
  olderSave: 'This game was saved by an older edition and can no longer be replayed.',
  newerSave: 'This game was saved by a newer edition of this page.',
  badLine: 'This line cannot be read: {line}',
  notTogether: 'These boxes are not played together.',
  badBox: 'The corrections of your box cannot be used: {field} ({problem}).',
  tooLarge: 'This is too large to be a saved game.',
  badPosition: 'This position cannot be used: {field}.',
  unknownSquare: 'There is no square {square}.',
  wrongLand: 'This cannot lie on {square}.',
  tileTwice: 'There is only one {tile}.',
  tileNotInSet: '{tile} is not in the introductory game.',
  tooManyStables: 'Nobody has more than three stables.',
  tooManyDwarfs: 'The family is too large.',
  noRoomForDwarfs: 'The dwellings do not have room for all dwarfs.',
  animalsDoNotFit: 'The animals do not fit on this board.',
  notConnected: 'This is not connected to the tiles that are there.',
  badMove: 'This is not a move.',
  gameOver: 'The game is over.',
  wrongMoment: 'This is not what has to be decided now.',
  notLegal: 'This move is not possible here.',
  spaceUnknown: 'This space is not in play with this many players.',
  spaceNotRevealed: 'This card has not been revealed yet.',
  spaceTaken: 'The space is occupied by player {by}.',
  spaceWithoutEffect: 'Nothing would happen there.',
  ownSpace: 'Your own dwarf stands there.',
  notImitable: 'This space cannot be imitated.',
  cannotPay: 'The price cannot be paid, not even after exchanges.',
  noSite: 'There is no place for it.',
  tileGone: '{tile} is no longer on offer.',
  notADwelling: 'Only dwellings may be built here.',
  squareNotFree: 'These squares cannot take it.',
  squareStable: 'A stable stands in the way.',
  notAdjacent: 'The two squares are not adjacent.',
  firstTileEntrance: 'The first forest tile must cover c4, before the cave entrance.',
  wrongTile: 'This tile cannot be placed with this action.',
  noMeadow: 'Only meadows can be fenced.',
  noField: 'There is no empty field.',
  noCrop: 'There is no seed for it.',
  noStableLeft: 'All three stables are built.',
  noRoom: 'There is no room for another dwarf.',
  familyFull: 'The family cannot grow any further.',
  armed: 'This dwarf already has a weapon.',
  unarmed: 'Only an armed dwarf may do this.',
  tooWeak: 'The weapon is too weak: {needs} is needed.',
  lootTaken: 'This loot has already been taken on this expedition.',
  noRuby: 'This costs a ruby.',
  needsTile: 'This needs the tile {tile}.',
  limitReached: 'More than that is not allowed here.',
  noParents: 'Two animals of a type are needed to breed: {animal}.',
  nothingToImitate: 'No opponent stands on a space that could be imitated.',
  nothingDoneYet: 'At least one part must be carried out first.',
  animalsUnhoused: 'There is no place for the animals.',
  badArrangement: 'The animals cannot stand like this.',
};

/** One sentence, and the rule behind it. */
export function sentence(refusal: Refusal): string {
  const args = refusal.args ?? {};
  const text = SENTENCES[refusal.code].replace(/\{(\w+)\}/g, (_, key: string) => String(args[key] ?? '?'));
  const gloss = refusal.rule && RULES[refusal.rule];
  return gloss ? `${text} (${gloss})` : text;
}
