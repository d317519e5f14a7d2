import type { WeekEvent } from '../../engine/index.ts';
import type { EventWords } from '../events.ts';

const status = { queen: 'Queen', king: 'King', veteran: 'veteran status' };
const verdict = {
  gained: 'gained',
  kept: 'kept',
  lost: 'lost',
  regained: 'regained',
  missed: 'not reached',
  tooLate: 'only the second checkpoint brings it',
  gone: 'gone for good',
};

export const words: EventWords<WeekEvent> = {
  teamTurn: ({ seats }, names) => `On turn: ${names.side(seats)}.`,
  dayEnded: ({ week, day }) => `Day ${day} of week ${week} is over.`,
  oracleTurned: ({ day }) => `The Oracle turns one step: day ${day} begins.`,
  oracleReturned: ({ week }) => `The Oracle is turned back: week ${week} begins.`,
  checkpointReached: ({ checkpoint }) => `Checkpoint ${checkpoint}.`,
  characterEnters: ({ character }) =>
    `${character === 'bilkarr' ? 'Bilkarr' : 'Metamorpha'} enters: roll a gate.`,
  deckCounted: ({ seat, cards }, names) => `${names.player(seat)} counts ${cards} cards.`,
  statusJudged: ({ seat, status: what, verdict: how, cards, needed }, names) =>
    `${names.player(seat)}, ${status[what]}: ${verdict[how]} (${cards} cards, ${needed} needed).`,
  royalToHaven: ({ seat, royal }, names) => `${names.player(seat)} puts the ${status[royal]} into the haven.`,
  royalToLimbo: ({ seat, royal }, names) => `The ${status[royal]} of ${names.player(seat)} goes into limbo.`,
  attackBegun: ({ attacker, defender }, names) =>
    `${names.player(attacker)} attacks ${defender === null ? 'something nobody owns' : names.player(defender)}.`,
  attackEnded: ({ attacker }, names) => `The battle of ${names.player(attacker)} is over.`,
  defenderRefilled: ({ seat, cards }, names) => `${names.player(seat)} draws ${cards} cards up to six.`,
  cityRaised: ({ seat, square, from, to }, names) =>
    `${names.player(seat)}: the city on ${square} rises from level ${from} to ${to}.`,
  cityCaptured: ({ seat, square, from, to }, names) =>
    `${names.player(seat)} captures the city on ${square}: level ${from} becomes ${to}.`,
};
