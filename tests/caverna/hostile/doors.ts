// Every door through which something comes in from outside. Each takes a hostile input in the form in which it would
// arrive there, and does what the page does with what it lets in.

import {
  type CorrectionsResult,
  openCorrections,
  readCorrectionsFile,
  unpackCorrections,
} from '../../../src/caverna/corrections/kept.ts';
import { CORRECTIONS_KEY } from '../../../src/caverna/corrections/keys.ts';
import {
  buyBonuses,
  type Game,
  load,
  newCampaign,
  newGame,
  parse,
  type Result,
  readCampaign,
  readCorrections,
  readPosition,
  readSave,
  readSetup,
  sandbox,
  setUp,
} from '../../../src/caverna/engine/index.ts';
import { gameState, gameTitle } from '../../../src/caverna/islands/play/games/describe.ts';
import { readWish, requestOf } from '../../../src/caverna/islands/play/setup/wish.ts';
import { draftOf, readDraftLink, readSeating } from '../../../src/caverna/simulators/draft-link.ts';
import { readJourney, readPlan } from '../../../src/caverna/simulators/expedition.ts';
import {
  type EventResult,
  readEvent,
  readScenario,
  readTable,
} from '../../../src/caverna/simulators/orc-event.ts';
import { startCampaign } from '../../../src/caverna/table/campaign.ts';
import { readPart } from '../../../src/caverna/table/campaign-part.ts';
import { readBasket, readCampaignWish } from '../../../src/caverna/table/campaign-shop.ts';
import { rules } from '../../../src/caverna/table/rules.ts';
import type { OpenResult } from '../../../src/caverna/table/types.ts';
import { loadPlayWords } from '../../../src/i18n/play.ts';
import { wanted } from '../../../src/islands/games/address.ts';
import { readQuery } from '../../../src/shell/query.ts';
import { languages } from '../../../src/site/languages.ts';
import { openDrafts } from '../../../src/table/drafts.ts';
import { fromFile, readSettings } from '../../../src/table/file.ts';
import { fromLink } from '../../../src/table/game-link.ts';
import { openJournal } from '../../../src/table/journal.ts';
import { LINK_ERRORS } from '../../../src/table/link.ts';
import { readNote } from '../../../src/table/notes.ts';
import type { Patience } from '../../../src/table/opening.ts';
import { readValue } from '../../../src/table/reading.ts';
import { toRecord } from '../../../src/table/record.ts';
import { memoryRecords } from '../../../src/table/records.ts';
import { replayed } from '../../../src/table/replay.ts';
import { openStore } from '../../../src/table/store.ts';
import { slateOf, storeOn } from '../../lib/device.ts';
import { forged as forgedLink, packedText } from '../../lib/forged.ts';
import { noted } from './documents.ts';
import {
  drawEvent,
  drawGame,
  drawJourney,
  drawOpened,
  drawPlan,
  drawRefusal,
  drawSeat,
  drawTable,
} from './drawn.ts';
import type { Hostile } from './inputs.ts';

/** True when it was let in and drawn, false when it was refused with a reason. Anything else is a fault. */
type Door = (input: Hostile) => Promise<boolean> | boolean;

const OPEN_CODES = [...LINK_ERRORS, 'notAGame', 'badMove', 'badSetup', 'tooLong'];
/** Steps are counted; no clock decides. */
const waiting: Patience = { steps: 3000, milliseconds: 1, now: () => 0 };

const bodies = new WeakMap<Hostile, Promise<Uint8Array>>();
/** Packed once for all kinds of links. */
function forged(kind: string, input: Hostile): Promise<string> {
  const body = bodies.get(input) ?? packedText(input.text);
  bodies.set(input, body);
  return forgedLink(kind, body);
}

function game(result: Result<Game>): boolean {
  if (result.ok) drawGame(result.value);
  else drawRefusal(result.error);
  return result.ok;
}

function opened(result: OpenResult): boolean {
  if (result.ok) drawOpened(result.value);
  else {
    if (!OPEN_CODES.includes(result.error.code)) throw new Error(`no reason of ours: ${result.error.code}`);
    drawRefusal(result.error.refusal);
  }
  return result.ok;
}

function told(result: Result<unknown>): boolean {
  if (!result.ok) drawRefusal(result.error);
  return result.ok;
}

function event(result: EventResult): boolean {
  if (result.ok) drawEvent(result.value);
  else if (result.error.what === 'position') drawRefusal(result.error.refusal);
  return result.ok;
}

function box(result: CorrectionsResult): boolean {
  if (!result.ok && result.error.what === 'value') drawRefusal(result.error.refusal);
  return result.ok;
}

/** A record that lies among the games of the device. */
async function kept(value: unknown): Promise<boolean> {
  const records = memoryRecords();
  const store = storeOn(
    rules,
    { ...records, all: async () => [['kept-game', value]], get: async () => value },
    () => 1,
  );
  const listed = await store.list();
  for (const language of languages) {
    const words = await loadPlayWords(language);
    const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' });
    for (const each of listed) {
      gameTitle(words, each);
      gameState(words, each);
      day.format(each.changed);
      each.facts?.kind.includes('fiends');
    }
  }
  await store.exportText('kept-game');
  const result = await store.load('kept-game');
  return result !== null && opened(result);
}

/** The corrections of a device whose store holds this text. What cannot be read is put aside, never thrown away. */
function keptCorrections(text: string): boolean {
  const held = new Map([[CORRECTIONS_KEY, text]]);
  const { unread } = openCorrections(slateOf(held));
  if (held.has(CORRECTIONS_KEY)) throw new Error('read, but still in the way');
  if (!readCorrectionsFile(text).ok && held.size === 0) throw new Error('lost');
  return unread.length === 0;
}

/**
 * A note beside a game of this device, one of a game that is nowhere, or one left by a window of long ago. The game
 * opens whatever it is; what is not part of a game afterwards lies aside, word for word.
 */
async function keptNote(text: string): Promise<boolean> {
  const { id } = noted;
  const slate = slateOf(
    new Map([`${id}.tab.000001`, 'ghost.tab.000001'].map((key) => [`cave-farmers.note.${key}`, text])),
  );
  const records = { ...memoryRecords(), lasting: true };
  await records.change(id, () => [[id, toRecord(rules, noted, 1)]]);
  const journal = openJournal(rules, slate, 'own', () => 9);
  const fine = journal.of(id)[0]!.note !== null;
  const store = openStore(rules, records, journal, () => 9);
  const game = await store.load(id);
  if (!game?.ok || game.value.how !== 'play') throw new Error('the game was lost');
  drawOpened(game.value);
  const listed = await store.list();
  if (listed.find((each) => each.id === id)?.facts === null) throw new Error('the game was set aside');
  const ghost = await store.load('ghost');
  if (ghost) opened(ghost);
  const texts = await Promise.all(listed.map((each) => store.exportText(each.id)));
  const asked = [...texts, await store.exportText('ghost')].join('\n');
  // The ghost has no game to which its note could belong, unless the note is a whole game.
  const aside = asked.split(JSON.stringify(text)).length - 1;
  if (readNote(rules, text)?.file === undefined && aside < (fine ? 1 : 2)) throw new Error('a note was lost');
  return fine;
}

const DRAFT_KINDS: Readonly<Record<string, (value: unknown) => (() => void) | null>> = {
  'orc-event': (value) => {
    const table = readTable(value);
    return table && (() => drawTable(table));
  },
  expedition: (value) => {
    const plan = readPlan(value);
    return plan && (() => drawPlan(plan));
  },
  'folk-draft': (value) => {
    const table = readSeating(value);
    return table && (() => void draftOf(table, []));
  },
  campaign: (value) => {
    const wish = readCampaignWish(value);
    return wish && (() => void startCampaign({ ...wish, seed: 1, id: 'from-a-draft' }));
  },
  basket: (value) => {
    const basket = readBasket(value);
    return basket && (() => void told(buyBonuses(SHOP, basket)));
  },
  setup: (value) => {
    const wish = readWish(value);
    return wish && (() => void told(readSetup(requestOf(wish, (seat) => wish.seats[seat]!.name.trim()))));
  },
};

const SHOP = newCampaign('easy');

/** Something entered before: taken up, or left as it is for whoever wants to fetch it. */
function keptDraft(text: string): boolean {
  let taken = false;
  for (const [kind, read] of Object.entries(DRAFT_KINDS))
    for (const each of [text, `{"time":7,"value":${text}}`]) {
      const key = `cave-farmers.draft.${kind}.before`;
      const held = new Map([[key, each]]);
      const pointer = slateOf(new Map([[`cave-farmers.draft.${kind}`, key]]));
      const drafts = openDrafts(kind, read, slateOf(held), pointer, 'now', () => 9);
      const latest = drafts.latest();
      latest?.value();
      for (const language of languages)
        if (latest) new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(latest.time);
      if (drafts.unread().length !== (latest ? 0 : 1)) throw new Error('neither read nor unread');
      drafts.keep(() => undefined);
      if (!latest && held.get(key) !== each) throw new Error('lost');
      taken ||= latest !== null;
    }
  return taken;
}

export const doors: Readonly<Record<string, Door>> = {
  'a position at work': ({ value }) => game(setUp(value)),
  'a position at rest': ({ value }) => game(sandbox(value)),
  'a position to edit': ({ value }) => {
    const plain = readValue(value);
    if (!plain.ok) return false;
    const read = readPosition(plain.value);
    if (read.ok)
      for (const seat of read.value.seats ?? [])
        for (const modules of [[], ['folk'], ['fiends']]) drawSeat(seat, modules);
    else drawRefusal(read.error);
    return read.ok;
  },
  'a setup': ({ value }) => game(newGame(value as never, 1)),
  'a save as text': ({ text }) => told(load(text)),
  'a save as data': ({ value }) => told(readSave(value)),
  'corrections as data': ({ value }) => told(readCorrections(value)),
  'a campaign sheet': ({ value }) => told(readCampaign(value)) || readPart(value) !== null,
  'a line': ({ text, value }) => [parse(text), parse(value as string)].some(told),
  'the settings of a table': ({ value }) => Number.isFinite(readSettings(value).pace),

  'a pasted scenario': ({ text }) => {
    const read = readScenario(text);
    if (read.ok) drawEvent(read.value);
    else if (read.error.what === 'position') drawRefusal(read.error.refusal);
    return read.ok;
  },
  'a link to an event': async (input) => event(await readEvent(await forged('orcs', input))),
  'a kept table': ({ value }) => {
    const table = readTable(value);
    if (table) drawTable(table);
    return table !== null;
  },
  'a link to an expedition': async (input) => {
    const read = await readJourney(await forged('expedition', input));
    if (read) drawJourney(read.journey, read.lines);
    return read !== null;
  },
  'a kept expedition': ({ value }) => {
    const plan = readPlan(value);
    if (plan) drawPlan(plan);
    return plan !== null;
  },
  'a link to a game': async (input) => opened(await fromLink(rules, await forged('game', input), waiting)),
  'a file of a game': async ({ text }) => opened(await fromFile(rules, text, 'fresh-id', { waiting })),
  'a link in the replay': async ({ text }) =>
    opened((await replayed(rules, { ask: 1, what: 'link', text, id: 'fresh-id' })).result),
  'a kept game': ({ value }) => kept(value),
  'a file of corrections': ({ text }) => box(readCorrectionsFile(text)),
  'a link to corrections': async (input) => box(await unpackCorrections(await forged('box', input))),
  'a kept note': ({ text }) => keptNote(text),
  'a kept draft': ({ text }) => keptDraft(text),
  'kept corrections': ({ text }) => keptCorrections(text),
  'a link to a draft': ({ text }) => {
    const read = readDraftLink(text);
    return read !== null && draftOf(read.table, read.kept).ok;
  },
  'an address of any page': async ({ text }) => {
    const results = [
      await readEvent(text),
      await fromLink(rules, text, waiting),
      await unpackCorrections(text),
    ];
    wanted(text);
    return results.some(({ ok }) => ok) || (await readJourney(text)) !== null;
  },
  'a query': ({ text }) =>
    readQuery(text).every(([name, value]) => typeof name === 'string' && value.length <= 200),
};
