export const MAP_REFUSALS = [
  /** What was entered is no such thing, or is damaged. */
  'mapDamaged',
  /** No square of this board is called so. */
  'squareUnknown',
  /** What should lie on this square is nothing that this game knows. */
  'cardUnknown',
  /** The mark is none of those that are printed. */
  'markUnknown',
  /** A card lies there already. */
  'squareCovered',
  /** Nothing lies there. */
  'squareEmpty',
  /** This square is no part of this game. */
  'squareOut',
  /** A square with a card on it cannot be left out. */
  'squareUsed',
  /** This gate lies somewhere else already. */
  'gateTwice',
  /** No such gate lies on the board. */
  'gateMissing',
  /** No gate lies on the board, so that nobody can come through one. */
  'noGates',
  /** There is no city. */
  'noCity',
  /** There is neither a city nor a road whose terrain could be entered. */
  'noTerrain',
  /** A city has no such level. */
  'levelUnknown',
  /** No such player takes part. */
  'ownerUnknown',
  /** There are fewer marked squares than cards to lay. */
  'marksMissing',
  /** The gates that are laid are those of the players' factions. */
  'factionsMissing',
  /** The valleys lie around two ruins. */
  'twoRuins',
  /** Where valley cards would lie, something else lies or is printed. */
  'valleysCovered',
  // Bilkarr
  /** He is not on the board. */
  'bilkarrAway',
  // Potions
  /** None of the buyer's heroes stands where he stands. */
  'noHeroThere',
  /** Somebody has it, and has not used it up. */
  'potionSold',
  /** Nobody has bought it. */
  'potionFree',
  /** It belongs to somebody else. */
  'potionForeign',
  /** It has been drunk already. */
  'potionDrunk',
  /** It has not been drunk yet. */
  'potionFull',
  /** It has been used today. */
  'potionUsed',
  /** It works all the time and is not used once a day. */
  'potionLasting',
  /** Weakness is given to an opponent. */
  'potionTarget',
  /** Only Weakness is given away. */
  'potionKept',
  // Brotherhood
  'brotherAttacks',
  'brotherAttacked',
  'brotherNeutral',
] as const;
