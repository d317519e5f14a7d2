export const EVENING_REFUSALS = [
  /** What was entered is no such thing, or is damaged. */
  'eveningDamaged',
  /** A line of the log that no move is written as. */
  'eveningBadLine',
  /** Not two to six players. */
  'eveningPlayers',
  /** Teams that do not go with so many players. */
  'eveningSides',
  /** A saved evening of another edition of this site. */
  'olderSave',
  'newerSave',
  'badSave',
  'badLine',
  'tooLarge',
  'badSeed',
  /** Something else comes first. */
  'eveningNotNow',
  /** The evening is over. */
  'eveningOver',
  /** Nobody sits there. */
  'eveningNobody',
  /** Another team is on turn. */
  'eveningOtherTeam',
  /** A faction that somebody else has. */
  'eveningFactionTaken',
  /** The board of this evening has no such square, or something else lies there. */
  'eveningSquare',
  /** No gate of this number is in play. */
  'eveningNoGate',
  /** The hero does not stand there. */
  'eveningHeroElsewhere',
  /** What was not agreed on before the game. */
  'eveningNotAgreed',
  /** A number that cannot be. */
  'eveningNumber',
  /** Fewer squares are marked than gates must be laid. */
  'eveningFewMarks',
] as const;
