/** Factions, royals, cities, checkpoints and the calendar. One plain sentence each; ids never change. */
export const KINGDOM_RULES = {
  // Factions and terrain
  'battalia.factions.two': 'The box brings two full factions, Wolfsclan and Sunblessed.',
  'battalia.factions.native': 'Each faction has one native terrain.',
  'battalia.factions.gates': 'Each faction has a stormgate with a number and its own terrain.',
  'battalia.factions.universal': 'Universal units count for every faction.',
  // Queen and King
  'battalia.royals.ranks': 'A Queen has rank and strength 5, a King 6.',
  'battalia.royals.queenGain': 'With 20 cards or more at the second checkpoint you get your Queen.',
  'battalia.royals.kingGain': 'With 24 cards or more at the second checkpoint you also get your King.',
  'battalia.royals.haven': 'A new Queen or King goes into your haven and brings no supply.',
  'battalia.royals.queenKeep': 'At each later checkpoint the Queen needs 20 cards.',
  'battalia.royals.kingKeep': 'At each later checkpoint the King needs 24 cards.',
  'battalia.royals.deposed': 'A royal card that is lost goes into limbo for the rest of the game.',
  'battalia.royals.line': 'Queen and King fight in a battle line like any unit.',
  'battalia.royals.unique':
    'Nothing is promoted or turned into a Queen or King, and they turn into nothing else.',
  'battalia.royals.hire': 'Queen and King cannot be hired.',
  // Cities
  'battalia.cities.points': 'A city is worth its level in points.',
  'battalia.cities.residence':
    'A Queen in a simple building line raises a city of level 4 to a residence of level 5.',
  'battalia.cities.twoResidences': 'A player has at most two residences at a time.',
  'battalia.cities.capital': 'A King raises a residence to the capital of level 6.',
  'battalia.cities.oneCapital': 'A player has at most one capital.',
  'battalia.cities.capture': 'A captured residence or capital keeps its level.',
  'battalia.cities.captureLimit': 'Beyond the new owner’s limit a captured city gets the next lower level.',
  'battalia.cities.freeCap': 'An upgrade without a royal card ends at level 4.',
  'battalia.cities.neutral': 'A captured neutral city becomes an own city of level 4.',
  // Calendar and checkpoints
  'battalia.week.day': 'A day ends when every team has had its turn; then the Oracle turns one step.',
  'battalia.week.days': 'A week has seven days.',
  'battalia.checkpoint.when':
    'A checkpoint comes after the last turn of the last day, before the Oracle is turned back.',
  'battalia.checkpoint.first': 'At the first checkpoint the non-player characters enter.',
  'battalia.checkpoint.count': 'From the second checkpoint on everybody counts the creation deck.',
  'battalia.checkpoint.deck': 'The deck is hand, nation, haven, ambush and the cards in tents.',
  'battalia.checkpoint.moment': 'Only the number at the checkpoint matters.',
  'battalia.growth.start': 'The first deck has ten cards.',
  'battalia.growth.hire': 'A hired unit brings one supply card: the deck grows by two.',
  'battalia.growth.ledger': 'Each action changes the count by a fixed number of cards.',
} as const;
