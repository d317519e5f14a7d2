// A game as a link: setup, seed and the moves that led to the position on the table, as short as they can be said.

import { isBotList } from './bot-list.ts';
import { denseReader, toDense } from './dense.ts';
import { campaignIn, readSettings } from './file.ts';
import type { GameTypes, LinkRules, Rules } from './game.ts';
import { isRecord } from './json.ts';
import { type Parcel, pack, unpack } from './link.ts';
import { failed, MOST_STEPS, type OpenResult, PATIENCE, patience } from './opening.ts';
import { botsOf, DEFAULT_SETTINGS, ID_PATTERN, type Session, type Settings, title } from './session.ts';
import { readBranches, withSideLines } from './side-lines.ts';
import { begin, gameOf, jump, lineOf, movesSoFar, pathTo, playOn, type Timeline } from './timeline.ts';
import { type Branch, listTree, treeOf } from './tree.ts';

const VERSION = 1;

/**
 * Short keys: id, name, setup, seed, rules, number of moves, words of unlisted moves, check, bots, campaign.
 * Of a whole game also: how many moves are on the table, settings, and the other lines.
 */
interface Content<G extends GameTypes> {
  i: string;
  n?: string;
  s: unknown;
  d: number;
  r: string;
  m: number;
  w?: string[];
  h: string;
  b?: (string | null)[];
  c?: G['campaign'];
  a?: number;
  o?: Settings;
  x?: Branch[];
}

const checkOf = <G extends GameTypes>(rules: Rules<G>, timeline: Timeline<G>): string =>
  rules.hash(gameOf(timeline)).slice(0, 6);

/** To the position on the table; `whole`: with everything that was tried, for a browser that keeps nothing else. */
export function gameParcel<G extends GameTypes>(
  rules: LinkRules<G>,
  { id, name, timeline, bots, campaign, settings }: Session<G>,
  { whole = false } = {},
): Parcel {
  const end = whole ? timeline.tip : timeline.at;
  const points = pathTo(timeline, end).map((at) => timeline.points[at]!);
  const { setup, seed } = points[0]!.game;
  const games = points.slice(0, -1).map(({ game }) => game);
  const dense = toDense(
    rules,
    games,
    points.slice(1).map(({ move }) => move!),
  );
  const content: Content<G> = {
    i: id,
    s: rules.compactSetup(setup),
    d: seed,
    r: rules.edition,
    m: dense.count,
    h: checkOf(rules, { ...timeline, at: end }),
  };
  if (name) content.n = name;
  if (dense.words.length > 0) content.w = dense.words;
  if (bots.some((bot, seat) => bot !== botsOf(rules, setup)[seat])) content.b = bots.slice();
  if (campaign) content.c = campaign;
  if (whole) {
    content.a = timeline.points[timeline.at]!.depth;
    content.o = settings;
    const tree = treeOf(timeline);
    content.x = listTree(tree, tree.byKey.get(points.at(-1)!.key)!).branches;
  }
  return [rules.link, VERSION, content, dense.number];
}

export const toLink = <G extends GameTypes>(
  rules: LinkRules<G>,
  session: Session<G>,
  how?: { whole?: boolean },
): Promise<string> => pack(...gameParcel(rules, session, how));

const isWord = (value: unknown): value is string => typeof value === 'string' && value.length <= 400;

async function readContent<G extends GameTypes>(rules: Rules<G>, value: unknown): Promise<Content<G> | null> {
  if (!isRecord(value)) return null;
  const { i, n = '', s, d, r, m, w = [], h, b, c, a, o, x = [] } = value;
  const campaign = await campaignIn(rules, c);
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

/** Without a refusal there was no move to refuse. */
const badMove = <G extends GameTypes>(number: number, refusal?: G['refusal']): OpenResult<G> =>
  failed('badMove', { code: 'badLine', ...refusal, args: { ...refusal?.args, number } });

/** Replays the link by the rules. To be called in a worker when the link comes from somebody else. */
export async function fromLink<G extends GameTypes>(
  rules: Rules<G>,
  text: string,
  waiting = PATIENCE,
): Promise<OpenResult<G>> {
  const unpacked = await unpack(rules.link, text, { version: VERSION });
  if (!unpacked.ok) return failed(unpacked.error);
  const content = await readContent(rules, unpacked.value.value);
  if (!content) return failed('notAGame');
  if (content.m > MOST_STEPS) return failed('tooLarge');
  await rules.install?.(content.s);
  const start = begin(rules, content.s, content.d);
  if (!start.ok) return failed('badSetup', start.error);
  const sameRules = content.r === rules.edition;
  const goOn = patience(waiting);
  const reader = denseReader(rules, {
    count: content.m,
    number: unpacked.value.tail,
    words: content.w ?? [],
  });
  let timeline = start.value;
  const { setup } = gameOf(timeline);
  const sessionOf = (line: Timeline<G>): Session<G> => ({
    id: content.i,
    name: title(content.n ?? ''),
    timeline: line,
    bots: isBotList(content.b, setup.seats.length) ? content.b : botsOf(rules, setup),
    settings: content.o ?? DEFAULT_SETTINGS,
    ...(content.c ? { campaign: content.c } : {}),
  });
  const view = (): OpenResult<G> => ({
    ok: true,
    value: {
      how: 'view',
      why: 'otherRules',
      name: title(content.n ?? ''),
      seats: setup.seats.map(({ name }) => name),
      lines: movesSoFar(timeline),
      session: null,
    },
  });
  for (let number = 1; number <= content.m; number++) {
    if (!goOn()) return failed('tooLong');
    const move = reader.next(gameOf(timeline));
    const played = move && playOn(rules, timeline, move);
    if (!played?.ok) return sameRules ? badMove(number, played?.error) : view();
    timeline = played.value;
  }
  const whole = reader.spent() && checkOf(rules, timeline) === content.h;
  if (!whole) return sameRules ? failed('damaged') : view();
  const all = withSideLines(rules, timeline, content.x ?? [], goOn).timeline;
  const place = lineOf(all)[content.a ?? content.m] ?? all.tip;
  return { ok: true, value: { how: 'play', session: sessionOf(jump(all, place)) } };
}
