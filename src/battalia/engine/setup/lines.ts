// The lines of the list, group by group.

import { roundsOf, START_SUPPLY } from '../draft/rounds.ts';
import { squaresOf } from '../map/grid.ts';
import type { RuleId } from '../rules/ids.ts';
import { teamsOf } from '../state/teams.ts';
import { POSTS } from '../trade/posts.ts';
import { bridgeHides } from '../valleys/bridge.ts';
import { NEUTRAL_CENTRE } from '../valleys/control.ts';
import { valleysSuit } from '../valleys/setup.ts';
import {
  CORNER_SQUARES,
  ownedWith,
  PER_FACTION,
  POTION_MARKERS,
  ROYAL_MARKERS,
  STACK,
  STRENGTH_CARDS,
  UNIVERSAL_CARDS,
} from './box.ts';
import { factionsUsed } from './factions.ts';
import { type ItemCounts, type ItemName, type Known, SETUP_ITEMS, type SetupGroup } from './items.ts';
import { greatArtefactsOut, gridOf, markersOf, ruinsOf, type SetupTerms } from './terms.ts';

export type SetupItem = {
  [Name in ItemName]: {
    item: Name;
    counts: ItemCounts[Name];
    group: SetupGroup;
    rule: RuleId;
    known: Known;
  };
}[ItemName];

const line = <Name extends ItemName>(item: Name, counts: ItemCounts[Name]): SetupItem =>
  ({ item, counts, ...SETUP_ITEMS[item] }) as SetupItem;

const when = (so: boolean, ...lines: SetupItem[]): SetupItem[] => (so ? lines : []);

function supplyLines({ agreed }: SetupTerms): SetupItem[] {
  const { players, heroMode, bilkarr } = agreed;
  const factions = factionsUsed(players);
  const artefacts = factions * PER_FACTION.artefacts;
  return [
    line('factions', { factions, players }),
    line('units', { cards: factions * PER_FACTION.units }),
    line('supplyCards', { cards: factions * PER_FACTION.supplyCards }),
    line('artefacts', { cards: artefacts, each: artefacts / 7 }),
    line('cityCards', { cards: factions * PER_FACTION.cityCards }),
    line('roadCards', { cards: factions * PER_FACTION.roadCards }),
    line('stardust', { cards: STACK }),
    line('chests', { cards: STACK }),
    line('stormEffects', { cards: STACK }),
    ...when(bilkarr, line('potions', { markers: POTION_MARKERS })),
    line('posts', { each: POSTS }),
    line('royalMarkers', { each: ROYAL_MARKERS }),
    ...when(heroMode, line('veterans', { markers: players })),
    line('strengthCards', { cards: STRENGTH_CARDS }),
  ];
}

function edgeLines(terms: SetupTerms): SetupItem[] {
  const { agreed, base } = terms;
  const { players, edition } = agreed;
  const owned = ownedWith(edition, base);
  const rest = Math.max(0, owned.greatArtefacts - greatArtefactsOut(agreed));
  return [
    line('greatArtefacts', { open: players }),
    line('restStack', { cards: rest }),
    ...when(owned.fates > 0, line('fates', { cards: owned.fates })),
    // One more in place of the fate cards, if there is one.
    ...when(owned.fates === 0 && rest > 0, line('oneMore', { open: players + 1 })),
    line('royals', { pairs: players }),
    ...when(gridOf(terms) !== 'small', line('outward', {})),
  ];
}

function boardLines(terms: SetupTerms): SetupItem[] {
  const { agreed } = terms;
  const { players } = agreed;
  const grid = gridOf(terms);
  const squares = squaresOf({ grid, turned: false }).size;
  const marker = markersOf(agreed);
  const own = players >= 5;
  return [
    ...when(grid === 'small', line('boardSmall', { squares })),
    ...when(grid === 'small' && players < 4, line('boardSmaller', { players })),
    ...when(grid === 'large', line('boardLarge', { squares })),
    ...when(grid === 'large' && !own, line('boardElsewhere', { players })),
    ...when(grid === 'cut', line('boardCut', { squares, covered: CORNER_SQUARES })),
    ...(own
      ? [
          line('startCities', { cities: players }),
          line('neutralCities', { cities: players, marker: marker.neutral }),
        ]
      : [line('startCitiesUsual', {}), line('neutralCitiesUsual', { marker: marker.neutral })]),
    ...when(ruinsOf(terms) > 0, line('ruins', { cards: ruinsOf(terms), marker: marker.ruins })),
    // Two and three players know their gates only when they have chosen.
    ...when(players >= 4, line('gates', { gates: players })),
    ...(agreed.connector ? valleyLines(terms) : []),
  ];
}

/** battalia.valleys.layout */
function valleyLines({ agreed }: SetupTerms): SetupItem[] {
  const { players, connector } = agreed;
  const bridge = connector === 'kingsBridge';
  const each = (bridge && bridgeHides(players)) || 0;
  return [
    ...when(!valleysSuit(players), line('valleysElsewhere', { players })),
    line('centres', { marker: NEUTRAL_CENTRE }),
    line('valleyRoads', { each: 4 }),
    line('buildings', { each: 4 }),
    line('connector', {}),
    ...when(each > 0, line('hidden', { each, gates: players })),
    ...when(bridge, line('rings', { each: players, all: players * players })),
  ];
}

/** Everybody begins with the same ten cards, drafted or dealt. battalia.setup.startDeck */
const START = {
  frimen: roundsOf('friman'),
  chiefs: roundsOf('chief'),
  priests: roundsOf('priest'),
  supply: START_SUPPLY,
};

function orderLines({ agreed }: SetupTerms): SetupItem[] {
  const { players, heroMode, fanatics, unbound, bilkarr, metamorpha } = agreed;
  const figures = Number(bilkarr) + Number(metamorpha);
  return [
    line('startPlayer', {}),
    line('chooseFactions', { players }),
    ...when(players < 4, line('gatesLater', { gates: players })),
    line('chooseCities', {}),
    heroMode ? line('draft', START) : line('startCards', START),
    ...when(fanatics, line('fanatics', { cards: UNIVERSAL_CARDS, each: UNIVERSAL_CARDS / 4 })),
    ...when(unbound, line('unbound', { cards: UNIVERSAL_CARDS })),
    ...when(figures > 0, line('wanderers', { figures })),
    ...when(
      teamsOf(agreed).some((team) => team.length > 1),
      line('firstTeam', {}),
    ),
    line('unused', {}),
  ];
}

export const linesOf = (terms: SetupTerms): SetupItem[] => [
  ...supplyLines(terms),
  ...edgeLines(terms),
  ...boardLines(terms),
  ...orderLines(terms),
];
