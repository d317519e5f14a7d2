import type { RefusalCodes } from '../../engine/index.ts';
import type { RefusalWords } from '../refusals.ts';

export const words: RefusalWords<RefusalCodes['evening']> = {
  eveningDamaged: 'This entry is damaged.',
  eveningBadLine: (args) => `${args.line ?? 'This'} is no line of the log.`,
  eveningPlayers: 'Two to six players take part.',
  eveningSides: (args) => `These teams do not go with ${args.players} players.`,
  olderSave: 'This evening was saved by an older edition.',
  newerSave: 'This evening was saved by a newer edition.',
  badSave: 'This is no saved evening.',
  badLine: 'A line of the log is damaged.',
  tooLarge: 'This is too large to be a saved evening.',
  badSeed: 'The seed is no number that can be used.',
  eveningNotNow: 'Something else comes first.',
  eveningOver: 'The evening is over.',
  eveningNobody: 'Nobody sits there.',
  eveningOtherTeam: 'Another team is on turn.',
  eveningFactionTaken: 'Somebody has this faction already.',
  eveningSquare: (args) => `That is not possible on square ${args.square ?? '?'}.`,
  eveningNoGate: (args) => `Gate ${args.gate ?? '?'} is not in play.`,
  eveningHeroElsewhere: 'The hero does not stand there.',
  eveningNotAgreed: 'This was not agreed on before the game.',
  eveningNumber: 'This number cannot be.',
  eveningFewMarks: (args) => `There are only ${args.marks} marked squares for ${args.needed} gates.`,
};
