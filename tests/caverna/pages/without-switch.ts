// Open questions without a switch, by the reason.

export const WITHOUT_SWITCH = {
  /** What is printed on cards and tiles: owners of the box enter it in My box. */
  corrections: [
    'fiends.loot.fightOrc.strength',
    'fiends.loot.restockMines.strength',
    'fiends.loot.thresholds',
    'folk.tile.charcoalStorage.text',
    'folk.tile.charcoalStorage.timing',
    'folk.tile.charcoalStorage.replaces',
    'folk.open.charcoalText',
    'folk.open.charcoalTiming',
    'folk.open.charcoalReplaced',
    'folk.open.nameColours',
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
    // Without a weapon nobody goes on an expedition, so there is nothing to train for.
    'folk.open.trainingRoomUnarmed',
    // Of two squares side by side only one can touch a third: every large pasture by the troughs is such a case.
    'folk.open.waterTroughsHalf',
    'folk.tile.waterTroughs.half',
    // Sheep may become food at any time: whoever had to make room first would eat the same ones a moment earlier.
    'folk.open.sheepMarketDog',
    'folk.tile.sheepMarket.dog',
    // A turn of the draft is choosing between two boards; whoever plays dwarfs never holds one.
    'folk.open.dwarfPlayers',
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
  /** What boards and markers of the box show, and all sources that name it agree: there is no second answer. */
  printed: [
    'base.intro.openList',
    // Three events are printed: a fourth red marker would have none.
    'base.setup.markers.count',
    'base.solo.openSpaces',
  ],
  /** Several sentences of the books decide it together, though none does so alone. */
  decided: [
    // All three texts speak of farm animals, and Kennels say that dogs are none.
    'folk.open.kennels',
    'folk.tile.kennels.tiles',
    // Whatever holds for dwarfs holds for every folk; the list of tiles is introduced as examples of it.
    'folk.open.weaponStorage',
    // The base game calls all goods unlimited.
    'folk.open.tokens',
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
} as const satisfies Record<string, readonly string[]>;
