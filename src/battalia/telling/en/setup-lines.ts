import type { SetupLines } from '../setup.ts';

export const words: SetupLines = {
  items: {
    factions: ({ factions, players }) =>
      factions > players
        ? `Take everything of ${factions} factions: those of the players and one more. Cards, heroes, city markers.`
        : `Take everything of ${factions} factions: one for each player. Cards, heroes, city markers.`,
    units: ({ cards }) => `Units: ${cards} cards in 4 stacks, by rank.`,
    supplyCards: ({ cards }) => `Supply: ${cards} cards, as many as units.`,
    artefacts: ({ cards, each }) => `Artefacts: ${cards} cards in 7 stacks of ${each}, by kind.`,
    cityCards: ({ cards }) => `Cities: ${cards} cards, sorted by their exits.`,
    roadCards: ({ cards }) => `Roads: ${cards} cards, sorted by their exits.`,
    stardust: ({ cards }) => `Stardust: ${cards} cards, face up, on the free side of the Oracle.`,
    chests: ({ cards }) => `Chests: ${cards} cards, face up, beside them.`,
    stormEffects: ({ cards }) =>
      `Storm effects: shuffle ${cards} cards, face down in the same row; leave room for their open discard.`,
    potions: ({ markers }) => `Potions: ${markers} markers beside the supply.`,
    posts: ({ each }) => `Trading posts: ${each} markers for each player.`,
    royalMarkers: ({ each }) =>
      `City markers 5/6: ${each} for each player, for two residences and a capital.`,
    veterans: ({ markers }) => `Veterans: ${markers} markers ready, one for each player.`,
    strengthCards: ({ cards }) =>
      `Battle strength: ${cards} cards, in place of the base game’s advantage cards.`,
    greatArtefacts: ({ open }) =>
      `Great Artefacts: shuffle them and lay ${open} open at the edge of the board.`,
    restStack: ({ cards }) =>
      cards === 0
        ? 'Rest stack: no Great Artefact is left for it.'
        : cards === 1
          ? 'Rest stack: the one other Great Artefact, face down beside them.'
          : `Rest stack: the other ${cards} Great Artefacts, face down beside them.`,
    fates: ({ cards }) => `Fate: shuffle ${cards} cards, face down beside the open Great Artefacts.`,
    oneMore: ({ open }) =>
      `Without fate cards you may lay one more Great Artefact open, ${open} in all, as in the base game.`,
    royals: ({ pairs }) => `Queens and Kings: ${pairs} pairs at the opposite edge.`,
    outward: () => 'The lighter places for Great Artefacts, Queens and Kings face outwards.',
    boardSmall: ({ squares }) => `Board of the base game: 7 by 7, ${squares} squares.`,
    boardSmaller: ({ players }) =>
      `With ${players} players the base game uses a smaller part of it; look there which squares.`,
    boardLarge: ({ squares }) => `Add the board addition: 7 by 11, ${squares} squares.`,
    boardElsewhere: ({ players }) =>
      `The book shows no layout for ${players} players on the larger board; the publisher’s site has some.`,
    boardCut: ({ squares, covered }) =>
      `Add the board addition: 7 by 11. The three dark squares of each corner are out of the game: cover these ${covered} with supply cards, face down. ${squares} squares stay.`,
    startCitiesUsual: () => 'Start cities on their usual squares.',
    startCities: ({ cities }) =>
      `Start cities: ${cities} cards with plain crossroads, one of each terrain in the game, at random on their squares.`,
    neutralCitiesUsual: ({ marker }) =>
      `Neutral cities on their usual squares, each with a neutral marker ${marker}.`,
    neutralCities: ({ cities, marker }) =>
      `Neutral cities: ${cities} cards with plain crossroads, one of each terrain, at random on their squares, each with a neutral marker ${marker}.`,
    ruins: ({ cards, marker }) =>
      cards === 1
        ? `Ruins: 1 card on its square, with the marker ${marker}.`
        : `Ruins: ${cards} cards on their squares, each with the marker ${marker}.`,
    gates: ({ gates }) =>
      `Stormgates: the ${gates} gates of the factions in the game, at random on their squares.`,
    gatesLater: ({ gates }) =>
      `Stormgates: the ${gates} gates of the players’ factions, at random on their squares.`,
    centres: ({ marker }) =>
      `City centres of both valleys: face up on the squares of the ruins, with a neutral marker ${marker}. No ruins.`,
    valleyRoads: ({ each }) =>
      `Valley roads: ${each} for each valley, face down at the sides of its centre; the backs must fit.`,
    buildings: ({ each }) =>
      `Buildings: shuffle the ${each} of each valley by themselves and lay them face down at its corners; the backs must fit.`,
    connector: () => 'The connector: on the middle square.',
    valleysElsewhere: ({ players }) =>
      `The book lays out the valleys for 4 and 6 only; for ${players} players look at the publisher’s site.`,
    hidden: ({ each, gates }) =>
      each === 1
        ? `Hidden Great Artefacts: 1 at random, face down, under each of the ${gates} gates.`
        : `Hidden Great Artefacts: ${each} at random, face down, under each of the ${gates} gates.`,
    rings: ({ each, all }) =>
      `Rings: ${each} for each player, one for each gate, on the board of that player; ${all} in all.`,
    startPlayer: () => 'Draw a start player.',
    chooseFactions: ({ players }) =>
      `Choose factions: the start player first, then clockwise, all ${players} one by one.`,
    chooseCities: () =>
      'Choose start cities the other way round: the last player first. Mark each with level 1.',
    draft: ({ frimen, chiefs, priests, supply }) =>
      `Draft: ${frimen} frimen, ${chiefs} chief, ${priests} priest for everybody. Then ${supply} supply each.`,
    startCards: ({ frimen, chiefs, priests, supply }) =>
      `Deal start cards at random: ${frimen} frimen, ${chiefs} chief, ${priests} priest for everybody. Then ${supply} supply each.`,
    fanatics: ({ cards, each }) =>
      `Fanatics: only now shuffle the ${cards} cards into the units, ${each} in each stack.`,
    unbound: ({ cards }) => `The Unbound: only now shuffle the ${cards} cards into the units.`,
    wanderers: ({ figures }) =>
      figures === 1
        ? 'The figure waits beside the board until the first checkpoint.'
        : `The ${figures} figures wait beside the board until the first checkpoint.`,
    firstTeam: () => 'The start player’s team begins.',
    unused: () => 'Everything else goes back into the box.',
  },
  lacks: {
    greatArtefacts: (needed, has) =>
      `Great Artefacts: this game lays out ${needed}, and you have ${has}. Lay out as many as you have.`,
    hiddenArtefacts: (needed, has) =>
      `Great Artefacts: this game lays out ${needed}, and you have ${has}. Without enough of them the King’s Bridge cannot be played.`,
    fates: () => 'Fate cards are in the crowdfunding edition only. Storm effect 5 does nothing without them.',
    ruins: (needed, has) =>
      `Ruins: ${needed} cards are needed, and you have ${has}. Let something else mark the second one.`,
    playerBoards: (needed, has) =>
      `Player boards: ${needed} are needed, and you have ${has}. ${needed - has === 1 ? 'One plays' : 'Two play'} without.`,
    unbound: () =>
      'The Unbound come from the crowdfunding of the base game, with its five further Great Artefacts.',
  },
  leftOver: {
    factions: (n) => (n === 1 ? 'everything of 1 faction' : `everything of ${n} factions`),
    gates: (n) => (n === 1 ? '1 stormgate' : `${n} stormgates`),
    royalPairs: (n) => (n === 1 ? '1 pair of Queen and King' : `${n} pairs of Queen and King`),
    supplyCards: (n) => `${n} supply cards`,
    ruins: (n) => (n === 1 ? '1 ruins card' : `${n} ruins cards`),
    fanatics: (n) => `${n} Fanatics`,
    connectors: () => 'the other connector',
    valleys: () => 'the cards of both valleys',
  },
};
