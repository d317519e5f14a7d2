export const STORM_REFUSALS = [
  /** What was entered is no such thing, or is damaged. */
  'stormDamaged',
  /** Nobody sits there. */
  'stormNobody',
  /** A jump leads to another gate. */
  'stormSameGate',
  /** The gate is not in play. */
  'stormNoGate',
  /** This hero has jumped in this turn. */
  'stormJumpedAlready',
  /** No supply and no stardust for the toll. */
  'stormToll',
  /** Not enough points for the way. */
  'stormTooFew',
  /** Cards that are not in the hand. */
  'stormCardsMissing',
  /** Not enough supply. */
  'stormTooFewSupply',
  /** The halves of a stardust would pay two actions. */
  'stormStardustTwice',
  /** All twelve are open and must be shuffled first. */
  'stormShuffleFirst',
  /** Nobody has said which effect was drawn. */
  'stormNotEntered',
  /** This effect lies on the open pile. */
  'stormPlayed',
  /** The effect can be carried out, so it must be. */
  'stormMust',
  /** The effect cannot be carried out. */
  'stormNothing',
  /** The answer belongs to another effect. */
  'stormOtherEffect',
  /** An effect that may not be copied, or has not been played. */
  'stormNotCopyable',
  /** No such card lies ready. */
  'stormNoSuchCard',
  /** The colour is free only where the oracle symbols match. */
  'stormColour',
  /** The card cannot lie there. */
  'stormSquare',
  /** Only a city or a road is replaced. */
  'stormNotReplaceable',
  /** A Lord has no next rank. */
  'stormNoNextRank',
  /** No such unit in the hand. */
  'stormNotInHand',
  /** The city belongs to somebody else, or is none. */
  'stormNotYourCity',
  /** Not in limbo. */
  'stormNotInLimbo',
  /** A deposed Queen or King is lost for the game. */
  'stormDeposed',
  /** A second Great Artefact in a basic scenario. */
  'stormSecondArtefact',
  /** The Great Artefact has an owner. */
  'stormArtefactTaken',
  /** No other player has this Great Artefact. */
  'stormNothingToCopy',
  /** That player has no such tent. */
  'stormNoTent',
  /** No fate card is left. */
  'stormNoFate',
  /** This fate card is not in the stack. */
  'stormFateAway',
] as const;
