import type { OptionWords } from '../options.ts';

export const words: OptionWords = {
  daysPerWeek: {
    asks: 'Wie viele Tage hat eine Woche?',
    answers: {
      7: 'sieben, so viele Strahlen hat das Rad',
      5: 'fünf',
      6: 'sechs',
      8: 'acht',
    },
  },
  lateGain: {
    asks: 'Können Königin, König oder Veteranen auch nach dem zweiten Kontrollpunkt kommen?',
    answers: {
      false: 'nein, nur dann',
      true: 'ja, an jedem späteren',
    },
  },
  veteranRegain: {
    asks: 'Können gefallene Veteranen wieder aufsteigen?',
    answers: {
      false: 'nein',
      true: 'ja, mit wieder 26 Karten',
    },
  },
  royalFromLimbo: {
    asks: 'Lassen sich abgesetzte Königliche aus dem Limbus holen?',
    answers: {
      false: 'nein, sie sind verloren',
      true: 'ja',
    },
  },
  tentCardCounts: {
    asks: 'Zählt die Zeltkarte selbst am Kontrollpunkt mit?',
    answers: {
      true: 'ja',
      false: 'nur, was darin liegt',
    },
  },
  freeUpgradeCap: {
    asks: 'Wie weit hebt ein kostenloser Ausbau eine Stadt?',
    answers: {
      4: 'bis Stufe 4',
      6: 'auch zu Residenz und Hauptstadt',
    },
  },
  fetchTo: {
    asks: 'Zu welcher Pforte holt Sturmeffekt 6 den zweiten Helden?',
    answers: {
      arrival: 'wo der Reisende jetzt steht',
      departure: 'wo er gestartet ist',
    },
  },
  npcFirstMove: {
    asks: 'An welchem Tagesanbruch der Woche 2 geht Bilkarr zuerst?',
    answers: {
      day2: 'an Tag 2: Tag 1 bleibt er auf der Pforte',
      day1: 'schon an Tag 1',
    },
  },
  bilkarrFirst: {
    asks: 'Welche Diagonale ist „nach rechts“?',
    answers: {
      NE: 'zum Orakel hin',
      SE: 'vom Orakel weg',
    },
  },
  boardTurned: {
    asks: 'Wie liegt das größere Brett?',
    answers: {
      false: 'mit der langen Seite am Orakel',
      true: 'mit der langen Seite vom Orakel weg',
    },
  },
  bilkarrMid: {
    asks: 'Was bewirkt eine Ecke nach seinem ersten Schritt?',
    answers: {
      roll: 'sofort eine neue Pforte',
      bounce: 'er prallt ab und geht weiter',
    },
  },
  notchIsCorner: {
    asks: 'Sind die Buchten im Rand des Bretts zu fünft Ecken?',
    answers: {
      true: 'ja',
      false: 'nein, sie werfen ihn zurück',
    },
  },
  berserkerTo: {
    asks: 'Wohin kommen die Karten, die Berserker zieht?',
    answers: {
      haven: 'in die Zuflucht ihres Besitzers',
      limbo: 'in den Limbus',
      hand: 'auf die Hand des Angreifers',
    },
  },
  frostTo: {
    asks: 'Wohin kommen die Karten einer eingefrorenen Reihe?',
    answers: {
      haven: 'in die Zuflucht ihres Besitzers',
      limbo: 'in den Limbus',
    },
  },
  moralePerHero: {
    asks: 'Zählt die Moral für jeden Helden?',
    answers: {
      true: 'ja, für jeden Helden im Kampf',
      false: 'einmal für die Reihe',
    },
  },
  fanaticVeteran: {
    asks: 'Erhält ein verdoppelter Fanatiker das +1 der Veteranen ein- oder zweimal?',
    answers: {
      once: 'einmal',
      twice: 'zweimal',
    },
  },
  maskTotal: {
    asks: 'Wie stark sind die Einheiten, die Syoens Maske gewinnt?',
    answers: {
      atMost3: 'zusammen höchstens 3',
      exactly3: 'zusammen genau 3',
    },
  },
  swapAttracts: {
    asks: 'Ziehen zwei vertauschte Karten Metamorpha an?',
    answers: {
      false: 'nein',
      true: 'ja',
    },
  },
  discoverAttracts: {
    asks: 'Zieht eine entdeckte Talkarte Metamorpha an?',
    answers: {
      false: 'nein',
      true: 'ja',
    },
  },
  brotherhoodNeutral: {
    asks: 'Darf man mit Bruderschaft angreifen, was niemandem gehört?',
    answers: {
      mayAttack: 'ja',
      mayNot: 'nein',
    },
  },
  fateReturns: {
    asks: 'Kommt eine benutzte Schicksalskarte zurück?',
    answers: {
      true: 'ja, außer sie bleibt in einem Deck',
      false: 'nein',
    },
  },
  trioTwoAttacks: {
    asks: 'Darf das Dreierteam zu fünft nur zweimal pro Zug angreifen?',
    answers: {
      false: 'nein',
      true: 'ja, eine Zusatzregel der Anleitung',
    },
  },
  buildingsInTies: {
    asks: 'Zählen Gebäude bei Gleichstand als Städte der Stufe 2?',
    answers: {
      true: 'ja',
      false: 'nein',
    },
  },
  bridgeLowest: {
    asks: 'Wie weit lässt sich eine Stadt auf der Königsbrücke senken?',
    answers: {
      1: 'bis Stufe 1',
      0: 'bis Stufe 0',
    },
  },
  retreatBy: {
    asks: 'Wie zählen die drei Felder eines Rückzugs?',
    answers: {
      roadDistance: 'das Feld liegt drei Schritte über Straßen entfernt',
      pathLength: 'drei Schritte werden gegangen, egal wo sie enden',
    },
  },
};
