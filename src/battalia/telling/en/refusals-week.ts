import type { RefusalCodes } from '../../engine/index.ts';
import type { RefusalWords } from '../refusals.ts';

export const words: RefusalWords<RefusalCodes['week']> = {
  weekDamaged: 'This entry is damaged.',
  weekNotYourTurn: 'This player’s team does not have its turn.',
  weekNoOpponent: 'Partners do not fight each other.',
  weekOpponentBusy: 'A partner is fighting this opponent. Wait until that battle is over.',
  weekStillFighting: 'This player is still in a battle.',
  weekNoAttackLeft: 'The team of three has attacked twice this turn.',
  weekNoBattle: 'This player is in no battle.',
  weekPartners: ({ thing }) =>
    thing === 'hero'
      ? 'You hire and move your own heroes only.'
      : thing === 'city'
        ? 'You raise your own cities only.'
        : 'You use your own cards only.',
  weekNotJoined: 'No cards lead from here to a city of this player.',
  weekNoCity: 'There is no city on this square.',
  weekNotYourCity: 'This city belongs to somebody else.',
  weekNeedsLevel4: 'The Queen raises a city of level 4.',
  weekNeedsResidence: 'The King raises a residence. There must be one first.',
  weekTwoResidences: 'This player has two residences already.',
  weekOneCapital: 'This player has a capital already.',
  weekNoQueen: 'This player has no Queen.',
  weekNoKing: 'This player has no King.',
  weekFreeEnds: ({ cap }) => `A free raise ends at level ${cap}.`,
  weekNotHigher: ({ level }) => `Units raise a city of level ${level} to a higher level, up to 4.`,
};
