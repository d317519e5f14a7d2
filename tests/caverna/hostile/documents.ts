// One honest document of every kind that comes in through a door. The hostile ones are made of these.

import { type Position, toPosition } from '../../../src/caverna/engine/index.ts';
import { FRESH as JOURNEY } from '../../../src/caverna/simulators/expedition.ts';
import { FRESH as EVENT } from '../../../src/caverna/simulators/orc-event.ts';
import { startCampaign } from '../../../src/caverna/table/campaign.ts';
import { compactSetup } from '../../../src/caverna/table/compact.ts';
import { rules } from '../../../src/caverna/table/rules.ts';
import { toFile } from '../../../src/table/file.ts';
import { noteOf, tell } from '../../../src/table/notes.ts';
import { toRecord } from '../../../src/table/record.ts';
import { gameOf } from '../../../src/table/timeline.ts';
import { branched, onward, someSession } from '../lib/some-session.ts';

/** A table with orcs on which every field of a position is written down. */
const orcs: Position = {
  modules: ['base', 'fiends'],
  players: 2,
  tileSet: 'full',
  options: { markerReveal: 'start' },
  box: { 'fiends.loot.fightOrc': 6 },
  round: 5,
  turn: 1,
  startingPlayer: 2,
  token: 1,
  markers: { 3: 'orc', 7: 'red' },
  reds: 1,
  spaces: { logging: { goods: { wood: 3 }, by: 2 } },
  gone: ['seam'],
  fiends: { strength: 'hard', experts: [2] },
  orcEvents: {
    events: 1,
    due: false,
    bribes: ['stone', 'wood', 'ore', 'food'],
    draw: ['M3-1'],
    claimed: [],
  },
  seats: [
    {
      goods: { wood: 2, stone: 3, food: 4, dog: 1 },
      dwarfs: [4, { weapon: 0, at: 'logging', newborn: false }],
      board: {
        c4: 'meadow',
        b4: 'field grain 2',
        c3: 'smallPasture stable',
        b3: 'largePasture a3',
        a3: 'largePasture b3',
        a4: 'meadow',
        d3: 'dwelling',
        e3: 'oreMine',
        e4: 'cavern',
      },
      animals: ['2 sheep c3', '1 cattle b3'],
      begging: 1,
      due: { 7: { food: 1 } },
      extended: false,
      traps: ['pitfall b2'],
      orcs: { A: '5 a1', B: '7 b1', C: '9 c1', D: '12 reserve' },
      mined: { e3: 2 },
      homes: ['d4', 'd3'],
      hostages: {},
    },
    { dwarfs: [0, 0], orcs: { A: 'defeated' } },
  ],
};

/** One with folk. */
const folk: Position = {
  players: 2,
  modules: ['base', 'folk'],
  folkTiles: ['trolls'],
  cards: ['blacksmithing', 'sheepFarming'],
  harvest: 'feed1',
  seats: [
    {
      folk: 'elves',
      spent: ['elvenMarket'],
      goods: { gemfruit: 1, wood: 5, ruby: 2 },
      dwarfs: [{ weapon: 3 }, 0],
      board: { c4: 'field gemfruit 2' },
    },
    { folk: 'caveGoblins', dwarfs: [0, { weapon: 0, goblin: true }] },
  ],
};

const session = { ...branched({ seats: 2 }, 3), name: 'Tuesday' };
const short = someSession({ seats: ['Anna', { name: 'Ben', kind: 'bot' }] }, 6, 4);
const played = someSession({ seats: 3 }, 90, 8);

function someCampaign() {
  const started = startCampaign({ side: 'easy', seed: 7, id: 'campaign-seven', name: 'Winter' });
  if (!started.ok) throw new Error(started.error.code);
  return started.value;
}
const campaign = someCampaign();

const event = { ...EVENT, cards: ['M3-5'], lines: ['bribe 1'] };

/** The game whose notes are read, and the same game a few moves later. */
export const noted = someSession({ seats: ['Anna', { name: 'Ben', kind: 'bot' }] }, 4, 4);
const later = {
  ...noted,
  name: 'Later',
  bots: [null, 'random'],
  settings: { confirm: true, pace: 100 },
  timeline: onward(noted.timeline, 3, 9),
};

/** By kind; the games are short, so that opening one is quick. */
export const documents: Readonly<Record<string, unknown>> = {
  orcs,
  folk,
  position: toPosition(gameOf(played.timeline)),
  scenario: {
    name: 'x',
    rules: ['fiends.event.steps'],
    given: EVENT.given,
    do: [{ phase: 'orcEvent' }, 'bribe 1'],
    // biome-ignore lint/suspicious/noThenProperty: a scenario says what must be true then
    then: { seat: { goods: { wood: 1 } } },
  },
  example: { title: { en: 'x' }, parts: [{ given: EVENT.given, do: [{ phase: 'orcEvent' }] }] },
  event,
  journey: { ...JOURNEY, lines: ['loot sheep'] },
  file: toFile(rules, session),
  campaign: toFile(rules, campaign),
  record: toRecord(rules, short, 5),
  note: noteOf(rules, tell(noted), later, 7),
  wholeNote: noteOf(rules, null, later, 7),
  keptDraft: { time: 7, value: event },
  link: {
    i: 'game-three-abc',
    n: 'x',
    s: compactSetup(gameOf(short.timeline).setup),
    d: 4,
    r: 'x',
    m: 3,
    w: [],
    h: '123456',
    b: [null, 'greedy'],
  },
  box: {
    format: 'cave-farmers-box',
    version: 1,
    box: { 'fiends.loot.fightOrc': 6, 'fiends.points.warriorDwelling': 3 },
  },
};

/** What is not JSON: the address of a draft, the query of an index. */
export const lines = {
  draft: '#players=Anna,Ben&folk=10&first=2&seed=7&pass=1&kept=elves',
  query: '?q=stone&box=base&colour=green&sort=points&wood=3&ore=1',
};
