export const DRAFT_REFUSALS = [
  /** What was entered is no such thing, or is damaged. */
  'draftDamaged',
  // Setup
  /** Not two to six players. */
  'setupPlayers',
  /** Another number of factions than so many players use. */
  'setupFactions',
  /** Two players cannot have the same faction. */
  'setupTwice',
  /** A player's faction whose cards are not in the game. */
  'setupForeign',
  // Draft
  /** Fewer cards of a rank than the rounds need. */
  'draftFewCopies',
  /** Something else is due: a deal, a pick, or nothing any more. */
  'draftNotNow',
  /** Not as many cards as players. */
  'draftDealCount',
  /** A card of a faction that is not in the game. */
  'draftForeign',
  /** Universal units are replaced before the first pick. */
  'draftUniversal',
  /** More cards of one faction than there are copies. */
  'draftManyCopies',
  /** The card is not among those that lie there. */
  'draftNotThere',
  // Score
  /** Not one entry for each player. */
  'scorePlayers',
  /** More residences than a player can have. */
  'scoreResidences',
  /** More capitals than a player can have. */
  'scoreCapitals',
] as const;
