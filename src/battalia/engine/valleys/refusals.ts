export const VALLEY_REFUSALS = [
  /** What was entered is no such thing, or is damaged. */
  'valleysDamaged',

  // Laying out and discovering
  'valleyDoesNotFit',
  'valleyCardOpen',
  'heroNotBeside',
  'heroOnBack',
  'cornerFromOutside',
  'roadNotJoined',
  'discoveryNotPaid',
  'buildingOfOtherValley',
  'buildingFound',

  // Owning
  'freeTaken',
  'freeNotControlled',
  'buildingClosed',
  'alreadyYours',
  'cityBesideBuilding',

  // Mountain Pass
  'noMountainPass',
  'notOnPass',
  'ringCarried',
  'gateNotInPlay',
  'noRingForGate',

  // King's Bridge
  'noKingsBridge',
  'bridgePlayers',
  'notOnBridge',
  'bridgeDealDone',
  'ringSpent',
  'nothingHidden',
  'greatArtefactsMissing',
  'twoLevelsExactly',
  'cityTooLow',

  // Metamorpha
  'metamorphaAway',
  'noAbilityHere',
  'otherTerrain',
  'abilityUsed',
  'noTribute',
  'amidLine',
  'drawTwoAtMost',

  // Trading posts, stardust, chests
  'postsBothBuilt',
  'postFrimen',
  'postOnRoads',
  'postNotLinked',
  'noPost',
  'notAtPost',
  'noSuchTrade',
  'needsTwoPosts',
  'cardsMissing',
  'receivedThisTurn',
  'stackEmpty',
  'stardustStays',
  'chestMissing',
  'ambushFull',
  'ambushTooMany',
] as const;
