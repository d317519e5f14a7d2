// Open questions without a switch, by the reason.

export const WITHOUT_SWITCH = {
  /** What is printed on cards and tiles: owners of the box enter it in My box. */
  myBox: [
    'fiends.loot.fightOrc.strength',
    'fiends.loot.restockMines.strength',
    'fiends.loot.thresholds',
    'folk.tile.charcoalStorage.text',
    'folk.tile.charcoalStorage.timing',
    'folk.tile.charcoalStorage.replaces',
    'folk.open.charcoalText',
    'folk.open.charcoalTiming',
    'folk.open.charcoalReplaced',
    'fiends.campaign.milestoneValues',
    'fiends.move.patterns',
    'fiends.ruling.reconstructed',
    'fiends.orcD.symbolsPerDeck',
    'fiends.event.boardTable',
    'fiends.event.boardValues',
    'fiends.event.bribeGoods',
    'fiends.rewardBoard.goldValues',
    'fiends.setup.extensionTiles',
    'fiends.setup.shortStripPairs',
    'fiends.furnish.printedPoints',
    'fiends.setup.supplyBaseTiles',
  ],
  /** Both answers play the same, or the case cannot arise. */
  noEffect: [
    // Nobody has to buy it.
    'fiends.campaign.twinKinds',
    'base.work.ruby.unarmed',
    'base.work.none.silent',
    'fiends.tile.familyParlor.neverHostage',
    'fiends.scoring.exampleImpossible',
    'fiends.furnish.attackYellow',
    'fiends.scoring.method',
    // Whatever lies on a tunnel makes another tile of it: a tunnel is always empty.
    'fiends.diff.tunnels',
    // Only one book forbids it, but by the other an orc goes one space, and there is none beyond the edge.
    'fiends.diff.pushEdge',
    // Only one book forbids it, but by the other one fights against a strength marker, and a friendly orc has none.
    'fiends.diff.friendlyFight',
    'fiends.loot.fightOrc.friendly',
  ],
  /** Asked where a campaign begins, not among the options of a game. */
  ofCampaign: ['fiends.campaign.score'],
  /** About names, other boxes or these pages. */
  notOfPlay: [
    'codex.guide.open',
    'base.open.names',
    'folk.open.germanNames',
    'folk.open.mountainDwarvesName',
    'folk.open.promoFolks',
  ],
  /** Could be played either way; no option yet. */
  pending: [
    'base.intro.openList',
    'base.setup.markers.count',
    'base.setup.rubyMining',
    'base.solo.openSpaces',
    'base.space.driftMining2.players',
    'base.space.rubyMining.start',
    'base.space.smallScaleDriftMining.players',
    'base.special.smallScale.players',
    'folk.open.archeryLong',
    'folk.open.artificersDiscount',
    'folk.open.caveGoblinMarker',
    'folk.open.clumsyLogging',
    'folk.open.cropChambers',
    'folk.open.dwarfPlayers',
    'folk.open.elvesEntrance',
    'folk.open.elvesMines',
    'folk.open.incompetentBlacksmith',
    'folk.open.kennels',
    'folk.open.nameColours',
    'folk.open.overhangHalves',
    'folk.open.sheepMarketDog',
    'folk.open.tokens',
    'folk.open.trainingRoomUnarmed',
    'folk.open.waterTroughsHalf',
    'folk.open.weaponStorage',
    'folk.tile.kennels.tiles',
    'folk.tile.meadParlor.overhang',
    'folk.tile.sheepMarket.dog',
    'folk.tile.waterTroughs.half',
  ],
} as const satisfies Record<string, readonly string[]>;
