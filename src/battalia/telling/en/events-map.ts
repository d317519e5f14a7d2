import type { MapEvent } from '../../engine/index.ts';
import type { EventWords } from '../events.ts';

export const words: EventWords<MapEvent> = {
  bilkarrCame: ({ gate, at }) => `Bilkarr comes through gate ${gate} and stands on ${at}.`,
  bilkarrRested: ({ at }) => `Bilkarr stays on ${at} for this day.`,
  bilkarrMoved: ({ from, way, bounced }) =>
    `Bilkarr walks from ${from} over ${way.join(', ')}${bounced.length > 0 ? `; the border turns him on ${bounced.join(', ')}` : ''}.`,
  bilkarrCornered: ({ at }) => `Bilkarr has come to the corner ${at}: a new gate is rolled at once.`,
  potionBought: ({ seat, potion, supply }, names) =>
    `${names.player(seat)} buys ${names.potion(potion)} for ${supply} supply.`,
  potionDrunk: ({ seat, potion, target }, names) =>
    target === null
      ? `${names.player(seat)} drinks ${names.potion(potion)}: it works today and on two more days.`
      : `${names.player(seat)} gives ${names.potion(potion)} to ${names.player(target)}: it works today and on two more days.`,
  potionUsed: ({ seat, potion }, names) =>
    `${names.player(seat)} uses ${names.potion(potion)}; its marker lies on the empty side until tomorrow.`,
  potionTurned: ({ potion, day }, names) => `${names.potion(potion)} turns a quarter: day ${day} of three.`,
  potionRefilled: ({ potion }, names) => `${names.potion(potion)} lies on its full side again.`,
  potionReturned: ({ potion }, names) => `${names.potion(potion)} is spent and for sale again.`,
  gateReplaced: ({ at, from, to }) => `On ${at} gate ${to} takes the place of gate ${from}.`,
};
