// The eight folk and the dwarves (folk.ability.*): who they are and which abilities they have.

import type { Provenanced } from '../../data/provenance.ts';

interface Ability extends Provenanced {
  id: string;
  kind: 'drawback' | 'mixed' | 'perk';
}

interface Folk {
  id: string;
  /** The rulebook names two folk as the hardest; the others are taken as normal. */
  difficulty: string;
  abilities: readonly Ability[];
  tiles: readonly string[];
}

export const FOLKS: readonly Folk[] = [
  { id: 'dwarves', difficulty: 'normal', abilities: [], tiles: [] },
  {
    id: 'caveGoblins',
    difficulty: 'normal',
    abilities: [
      { id: 'clumsy', kind: 'drawback', provenance: 'stated' },
      { id: 'incompetent', kind: 'drawback', provenance: 'stated' },
      { id: 'numerous', kind: 'perk', provenance: 'stated' },
      { id: 'grottyDwellings', kind: 'drawback', provenance: 'stated' },
    ],
    tiles: ['forgottenCave', 'kennels', 'guardDogSchool', 'menagerie'],
  },
  {
    id: 'darkElves',
    difficulty: 'normal',
    abilities: [
      { id: 'goblins', kind: 'perk', provenance: 'stated' },
      { id: 'deepMines', kind: 'perk', provenance: 'stated' },
      { id: 'sinisterDwellings', kind: 'drawback', provenance: 'stated' },
    ],
    tiles: ['charcoalStorage', 'archeryRange', 'boneCarver', 'mushroomCave'],
  },
  {
    id: 'elves',
    difficulty: 'hard',
    abilities: [
      { id: 'woodlandHabitat', kind: 'mixed', provenance: 'stated' },
      { id: 'loversOfSunlight', kind: 'drawback', provenance: 'stated' },
    ],
    tiles: ['birdHide', 'elvenMarket', 'feedingRoom', 'huntersHut'],
  },
  {
    id: 'humans',
    difficulty: 'normal',
    abilities: [
      { id: 'exploitation', kind: 'perk', provenance: 'stated' },
      { id: 'claustrophobia', kind: 'drawback', provenance: 'stated' },
    ],
    tiles: ['manureHeap', 'scarecrow', 'meadParlor', 'silageBin'],
  },
  {
    id: 'mountainDwarves',
    difficulty: 'normal',
    abilities: [
      { id: 'masterArtificers', kind: 'perk', provenance: 'stated' },
      { id: 'delvingDeep', kind: 'perk', provenance: 'stated' },
      { id: 'noFieldMeadowTwins', kind: 'drawback', provenance: 'stated' },
    ],
    tiles: ['concertOrgan', 'overseersDwelling', 'miningOffice', 'trainingRoom'],
  },
  {
    id: 'paleOnes',
    difficulty: 'normal',
    abilities: [
      { id: 'tirelessDiggers', kind: 'perk', provenance: 'stated' },
      { id: 'endlessTunnels', kind: 'perk', provenance: 'stated' },
      { id: 'disinterestInNature', kind: 'drawback', provenance: 'stated' },
    ],
    tiles: ['mysticsHut', 'sheepDogSchool', 'schnappsParlor', 'sheepMarket'],
  },
  {
    id: 'silicoids',
    difficulty: 'hard',
    abilities: [
      { id: 'lithovores', kind: 'mixed', provenance: 'stated' },
      { id: 'stoneMelders', kind: 'perk', provenance: 'stated' },
      { id: 'traders', kind: 'perk', provenance: 'stated' },
    ],
    tiles: ['jeweler', 'stoneTrader', 'quarryingRoom', 'waterTroughs'],
  },
  {
    id: 'trolls',
    difficulty: 'normal',
    abilities: [
      { id: 'bigClub', kind: 'mixed', provenance: 'stated' },
      { id: 'smallBrain', kind: 'drawback', provenance: 'stated' },
      { id: 'bigSack', kind: 'perk', provenance: 'stated' },
      { id: 'bigAppetite', kind: 'drawback', provenance: 'stated' },
      { id: 'boneCrunchers', kind: 'perk', provenance: 'stated' },
    ],
    tiles: ['boneCrusher', 'explorersCave', 'candleMaker', 'goblinDwelling'],
  },
];
