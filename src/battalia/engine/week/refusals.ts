export const WEEK_REFUSALS = [
  /** What was entered is no such thing, or is damaged. */
  'weekDamaged',
  /** Another team has its turn. */
  'weekNotYourTurn',
  /** A battle is fought against somebody of another team. */
  'weekNoOpponent',
  /** A partner is fighting this opponent. */
  'weekOpponentBusy',
  /** This player is still fighting. */
  'weekStillFighting',
  /** The trio among five has attacked twice. */
  'weekNoAttackLeft',
  /** This player fights nobody. */
  'weekNoBattle',
  /** Cards, cities and heroes of a partner. */
  'weekPartners',
  /** A new road or city far from every own city. */
  'weekNotJoined',
  'weekNoCity',
  'weekNotYourCity',
  /** The Queen raises a city of level 4. */
  'weekNeedsLevel4',
  /** The King raises a residence. */
  'weekNeedsResidence',
  'weekTwoResidences',
  'weekOneCapital',
  'weekNoQueen',
  'weekNoKing',
  /** No free raise beyond this level. */
  'weekFreeEnds',
  /** Units raise a city to their rank, which must be higher than the city. */
  'weekNotHigher',
] as const;
