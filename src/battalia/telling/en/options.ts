import type { OptionWords } from '../options.ts';

export const words: OptionWords = {
  daysPerWeek: {
    asks: 'How many days has a week?',
    answers: {
      7: 'seven, as the wheel has rays',
      5: 'five',
      6: 'six',
      8: 'eight',
    },
  },
  lateGain: {
    asks: 'Can Queen, King or veterans come after the second checkpoint?',
    answers: {
      false: 'no, only then',
      true: 'yes, at each later one',
    },
  },
  veteranRegain: {
    asks: 'Can fallen veterans rise again?',
    answers: {
      false: 'no',
      true: 'yes, with 26 cards again',
    },
  },
  royalFromLimbo: {
    asks: 'Can a deposed Queen or King be taken out of limbo?',
    answers: {
      false: 'no, they are lost',
      true: 'yes',
    },
  },
  tentCardCounts: {
    asks: 'Does the tent card itself count at a checkpoint?',
    answers: {
      true: 'yes',
      false: 'only what is stored in it',
    },
  },
  freeUpgradeCap: {
    asks: 'How far does a free upgrade raise a city?',
    answers: {
      4: 'up to level 4',
      6: 'also to residence and capital',
    },
  },
  fetchTo: {
    asks: 'To which gate does storm effect 6 bring the second hero?',
    answers: {
      arrival: 'where the traveller stands now',
      departure: 'where he started',
    },
  },
  npcFirstMove: {
    asks: 'At which dawn of week 2 does Bilkarr first move?',
    answers: {
      day2: 'of day 2: he stays on his gate for day 1',
      day1: 'of day 1 already',
    },
  },
  bilkarrFirst: {
    asks: 'Which diagonal is “to the right”?',
    answers: {
      NE: 'towards the Oracle',
      SE: 'away from the Oracle',
    },
  },
  boardTurned: {
    asks: 'How does the larger board lie?',
    answers: {
      false: 'its long side along the Oracle',
      true: 'its long side away from the Oracle',
    },
  },
  bilkarrMid: {
    asks: 'What does a corner after his first step do?',
    answers: {
      roll: 'a new gate at once',
      bounce: 'he bounces back and walks on',
    },
  },
  notchIsCorner: {
    asks: 'Are the pockets in the border of the board for five corners?',
    answers: {
      true: 'yes',
      false: 'no, they turn him back',
    },
  },
  berserkerTo: {
    asks: 'Where do the cards go that Berserker pulls?',
    answers: {
      haven: 'to their owner’s haven',
      limbo: 'into limbo',
      hand: 'to the attacker’s hand',
    },
  },
  frostTo: {
    asks: 'Where do the cards of a frozen line go?',
    answers: {
      haven: 'to their owner’s haven',
      limbo: 'into limbo',
    },
  },
  moralePerHero: {
    asks: 'Does morale count for each hero?',
    answers: {
      true: 'yes, for each hero in the fight',
      false: 'once for the line',
    },
  },
  fanaticVeteran: {
    asks: 'Does a doubled fanatic get the veterans’ +1 once or twice?',
    answers: {
      once: 'once',
      twice: 'twice',
    },
  },
  maskTotal: {
    asks: 'How strong are the units that Syoen’s Mask turns?',
    answers: {
      atMost3: '3 together at most',
      exactly3: 'exactly 3 together',
    },
  },
  swapAttracts: {
    asks: 'Do two cards that change places attract Metamorpha?',
    answers: {
      false: 'no',
      true: 'yes',
    },
  },
  discoverAttracts: {
    asks: 'Does a discovered valley card attract Metamorpha?',
    answers: {
      false: 'no',
      true: 'yes',
    },
  },
  brotherhoodNeutral: {
    asks: 'May the drinker of Brotherhood attack what nobody owns?',
    answers: {
      mayAttack: 'yes',
      mayNot: 'no',
    },
  },
  fateReturns: {
    asks: 'Does a used fate card go back?',
    answers: {
      true: 'yes, unless it stays in a deck',
      false: 'no',
    },
  },
  trioTwoAttacks: {
    asks: 'Is the team of three among five held to two attacks a turn?',
    answers: {
      false: 'no',
      true: 'yes, an optional rule of the book',
    },
  },
  buildingsInTies: {
    asks: 'Do buildings break ties as cities of level 2?',
    answers: {
      true: 'yes',
      false: 'no',
    },
  },
  bridgeLowest: {
    asks: 'How far can a city be lowered on King’s Bridge?',
    answers: {
      1: 'down to level 1',
      0: 'down to level 0',
    },
  },
  retreatBy: {
    asks: 'How are the three squares of a retreat counted?',
    answers: {
      roadDistance: 'the square lies three steps away by road',
      pathLength: 'three steps are walked, wherever they end',
    },
  },
};
