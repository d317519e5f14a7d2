import type { BattleEventWords } from '../battle-events.ts';

const cards = (count: number): string => (count === 1 ? 'One card' : `${count} cards`);

export const words: BattleEventWords = {
  jointAttack: ({ heroes }) => `${heroes} heroes attack together; that was announced.`,
  attackSucceeded: ({ attack, defence }) => `The attack succeeds: ${attack} against ${defence}.`,
  attackFailed: ({ attack, defence }) => `The attack fails: ${attack} against ${defence}.`,
  heroesLost: ({ heroes }) => `The attacker loses all ${heroes} heroes of the joint attack.`,
  cityTaken: ({ level, lord }) =>
    lord === 'none'
      ? `It becomes the attacker’s at level ${level}; no Lord comes with it.`
      : `It becomes the attacker’s at level ${level}.`,
  sacrificed: ({ count }) => `${cards(count)} went into limbo for fanatics.`,
  fanaticDoubled: () => 'The fanatic counts as two cards.',
  fanaticDiscarded: () => 'Without a sacrifice the fanatic is discarded.',
  cardsPulled: ({ count, to }) =>
    `Berserker pulls ${count === 1 ? 'one card' : `${count} cards`} out of the hand: ${
      { haven: 'to the owner’s haven', limbo: 'into limbo', hand: 'to the attacker’s hand' }[to]
    }.`,
  lineFrozen: ({ count, to }) =>
    `Frost Hand freezes a line. ${cards(count)} of it ${count === 1 ? 'goes' : 'go'} ${
      { haven: 'to the owner’s haven', limbo: 'into limbo' }[to]
    }.`,
  turnedGoHome: ({ count }) =>
    count === 1
      ? 'The unit that the Mask turned goes to its owner’s haven.'
      : `The ${count} units that the Mask turned go to their owner’s haven.`,
  supplyTaken: ({ count }) => `${cards(count)} of supply to the hand.`,
  cardsCalled: ({ count, total }) => `${cards(count)} back to the hand, strength ${total} in all.`,
  citiesHidden: ({ squares }) => `Hidden until your next turn: ${squares.join(', ')}.`,
  nationSeen: ({ seen, onTop }) => `${cards(seen)} seen, ${onTop} of them put on top.`,
  cardFetched: () => 'A card comes out of limbo to the hand.',
  terraformed: ({ square }) => `The card on ${square} shows another terrain.`,
  gateChanged: ({ before, after }) =>
    `Gate ${before} becomes gate ${after}: from now on ${after} is in play.`,
  retreated: ({ paid }) =>
    paid === 'horse' ? 'The hero leaves, carried by a horse.' : 'The hero leaves, paid with supply.',
};
