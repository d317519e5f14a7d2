// A game as a link: setup, seed and the moves that led to the position on the table, as short as they can be said.

import { EDITION, hash, type Refusal } from '../caverna/engine/index.ts';
import { compactSetup } from '../caverna/table/compact.ts';
import { campaignIn, installFor } from '../caverna/table/install.ts';
import { isBotList } from './bot-list.ts';
import { denseReader, toDense } from './dense.ts';
import { readSettings } from './file.ts';
import { isRecord } from './json.ts';
import { type Parcel, pack, unpack } from './link.ts';
import { failed, MOST_STEPS, type OpenResult, PATIENCE, patience } from './opening.ts';
import {
  botsOf,
  type CampaignPart,
  DEFAULT_SETTINGS,
  ID_PATTERN,
  type Session,
  type Settings,
  title,
} from './session.ts';
import { readBranches, withSideLines } from './side-lines.ts';
import { begin, gameOf, jump, lineOf, movesSoFar, pathTo, playOn, type Timeline } from './timeline.ts';
import { type Branch, listTree, treeOf } from './tree.ts';

const GAME_LINK = 'game';
const VERSION = 1;

/**
 * Short keys: id, name, setup, seed, rules, number of moves, words of unlisted moves, check, bots, campaign.
 * Of a whole game also: how many moves are on the table, settings, and the other lines.
 */
interface Content {
  i: string;
  n?: string;
  s: unknown;
  d: number;
  r: string;
  m: number;
  w?: string[];
  h: string;
  b?: (string | null)[];
  c?: CampaignPart;
  a?: number;
  o?: Settings;
  x?: Branch[];
}

const checkOf = (timeline: Timeline): string => hash(gameOf(timeline)).slice(0, 6);

/** To the position on the table; `whole`: with everything that was tried, for a browser that keeps nothing else. */
export function gameParcel(
  { id, name, timeline, bots, campaign, settings }: Session,
  { whole = false } = {},
): Parcel {
  const end = whole ? timeline.tip : timeline.at;
  const points = pathTo(timeline, end).map((at) => timeline.points[at]!);
  const { setup, seed } = points[0]!.game;
  const games = points.slice(0, -1).map(({ game }) => game);
  const dense = toDense(
    games,
    points.slice(1).map(({ move }) => move!),
  );
  const content: Content = {
    i: id,
    s: compactSetup(setup),
    d: seed,
    r: EDITION,
    m: dense.count,
    h: checkOf({ ...timeline, at: end }),
  };
  if (name) content.n = name;
  if (dense.words.length > 0) content.w = dense.words;
  if (bots.some((bot, seat) => bot !== botsOf(games[0] ?? gameOf(timeline))[seat])) content.b = bots.slice();
  if (campaign) content.c = campaign;
  if (whole) {
    content.a = timeline.points[timeline.at]!.depth;
    content.o = settings;
    const tree = treeOf(timeline);
    content.x = listTree(tree, tree.byKey.get(points.at(-1)!.key)!).branches;
  }
  return [GAME_LINK, VERSION, content, dense.number];
}

export const toLink = (session: Session, how?: { whole?: boolean }): Promise<string> =>
  pack(...gameParcel(session, how));

const isWord = (value: unknown): value is string => typeof value === 'string' && value.length <= 400;

async function readContent(value: unknown): Promise<Content | null> {
  if (!isRecord(value)) return null;
  const { i, n = '', s, d, r, m, w = [], h, b, c, a, o, x = [] } = value;
  const campaign = await campaignIn(c);
  if (campaign === null) return null;
  if (typeof i !== 'string' || !ID_PATTERN.test(i) || typeof n !== 'string') return null;
  if (typeof d !== 'number' || !isWord(r) || !isWord(h)) return null;
  if (!Number.isInteger(m) || Number(m) < 0 || !Array.isArray(w) || !w.every(isWord)) return null;
  const branches = readBranches(x);
  if (!branches || (a !== undefined && !Number.isInteger(a))) return null;
  return {
    i,
    n,
    s,
    d,
    r,
    m: Number(m),
    w,
    h,
    ...(b === undefined ? {} : { b: b as (string | null)[] }),
    ...(campaign ? { c: campaign } : {}),
    ...(a === undefined ? {} : { a: Number(a) }),
    ...(o === undefined ? {} : { o: readSettings(o) }),
    x: branches,
  };
}

const badMove = (number: number, refusal?: Refusal): OpenResult =>
  failed('badMove', { code: 'badLine', ...refusal, args: { ...refusal?.args, number } });

/** Replays the link with the engine. To be called in a worker when the link comes from somebody else. */
export async function fromLink(text: string, waiting = PATIENCE): Promise<OpenResult> {
  const unpacked = await unpack(GAME_LINK, text, { version: VERSION });
  if (!unpacked.ok) return failed(unpacked.error);
  const content = await readContent(unpacked.value.value);
  if (!content) return failed('notAGame');
  if (content.m > MOST_STEPS) return failed('tooLarge');
  await installFor(content.s);
  const start = begin(content.s as never, content.d);
  if (!start.ok) return failed('badSetup', start.error);
  const sameRules = content.r === EDITION;
  const goOn = patience(waiting);
  const reader = denseReader({ count: content.m, number: unpacked.value.tail, words: content.w ?? [] });
  let timeline = start.value;
  const seats = gameOf(timeline).setup.seats;
  const sessionOf = (line: Timeline): Session => ({
    id: content.i,
    name: title(content.n ?? ''),
    timeline: line,
    bots: isBotList(content.b, seats.length) ? content.b : botsOf(gameOf(line)),
    settings: content.o ?? DEFAULT_SETTINGS,
    ...(content.c ? { campaign: content.c } : {}),
  });
  const view = (): OpenResult => ({
    ok: true,
    value: {
      how: 'view',
      why: 'otherRules',
      name: title(content.n ?? ''),
      seats: seats.map(({ name }) => name),
      lines: movesSoFar(timeline),
      session: null,
    },
  });
  for (let number = 1; number <= content.m; number++) {
    if (!goOn()) return failed('tooLong');
    const move = reader.next(gameOf(timeline));
    const played = move && playOn(timeline, move);
    if (!played?.ok) return sameRules ? badMove(number, played?.error) : view();
    timeline = played.value;
  }
  const whole = reader.spent() && checkOf(timeline) === content.h;
  if (!whole) return sameRules ? failed('damaged') : view();
  const all = withSideLines(timeline, content.x ?? [], goOn).timeline;
  const place = lineOf(all)[content.a ?? content.m] ?? all.tip;
  return { ok: true, value: { how: 'play', session: sessionOf(jump(all, place)) } };
}
