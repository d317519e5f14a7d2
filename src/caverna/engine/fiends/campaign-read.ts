// A campaign from outside, such as a stored one: nothing is trusted before it has been looked at.

import type { Corrections } from '../corrections/field.ts';
import { contentsOf } from '../corrections/fiends.ts';
import { readCorrections } from '../corrections/index.ts';
import { isRecord, wholeNumber } from '../position/reading.ts';
import { ok, type Result, refuse } from '../state/result.ts';
import { bonusOf, MOST_BONUSES } from './bonuses.ts';
import type { Campaign, PlayedGame } from './campaign.ts';
import type { BonusId, Milestone } from './data/campaign.ts';
import { CAMPAIGN } from './data/campaign.ts';
import { LONG_STRIPS } from './data/supply.ts';

const MOST_POINTS = 9999;
/** An extension, a long and a short strip, and a milestone side for every game. */
const PIECES_PER_GAME = 4;

const bad = <T>(field: string): Result<T> => refuse('badSetup', 'fiends.campaign.what', { field });
const points = (value: unknown): value is number => wholeNumber(value, -MOST_POINTS, MOST_POINTS);

type Row = NonNullable<Campaign['pending']>;

/** carry + points = total, and the milestone is one of the box. */
function readRow(value: unknown, carry: number, milestones: readonly Milestone[]): Row | null {
  if (!isRecord(value)) return null;
  const { points: scored, total, milestone, met } = value;
  if (value.carry !== carry || !points(scored) || total !== carry + scored) return null;
  const side = milestones.find(({ id }) => id === milestone);
  if (!side || typeof met !== 'boolean') return null;
  return { carry, points: scored, total, milestone: side.id, met };
}

/** The rows of the sheet, each beginning with what the one before has left. */
function readGames(value: unknown, milestones: readonly Milestone[]): PlayedGame[] | null {
  if (!Array.isArray(value) || value.length > CAMPAIGN.games) return null;
  const games: PlayedGame[] = [];
  for (const entry of value) {
    const row = readRow(entry, games.at(-1)?.remaining ?? 0, milestones);
    const { spent, remaining } = (entry ?? {}) as Record<string, unknown>;
    if (!row || !wholeNumber(spent, 0, Math.max(0, row.total)) || remaining !== row.total - spent)
      return null;
    games.push({ ...row, spent, remaining });
  }
  return games;
}

const bonuses = (value: unknown, corrections: Corrections | undefined): BonusId[] | null =>
  Array.isArray(value) &&
  value.every((entry) => typeof entry === 'string' && bonusOf(entry, corrections) !== null)
    ? value.slice()
    : null;

/** fiends.campaign.noRepeat: pieces of this box, none of them twice, a set for every game begun. */
function readUsed(
  value: unknown,
  corrections: Corrections | undefined,
  games: number,
): Campaign['used'] | null {
  const { extensions, shortStrips, milestones } = contentsOf(corrections);
  const known = new Set([...extensions, ...LONG_STRIPS, ...shortStrips, ...milestones].map(({ id }) => id));
  if (!Array.isArray(value) || !value.every((entry) => known.has(entry))) return null;
  if (new Set(value).size < value.length || value.length % PIECES_PER_GAME !== 0) return null;
  const begun = value.length / PIECES_PER_GAME;
  // One more set than games when the next game is being played.
  return begun <= CAMPAIGN.games && (begun === games || begun === games + 1) ? value.slice() : null;
}

export function readCampaign(value: unknown): Result<Campaign> {
  if (!isRecord(value)) return bad('campaign');
  const { side, lost, lastAlone } = value;
  if (side !== 'easy' && side !== 'hard') return bad('side');
  if (typeof lost !== 'boolean') return bad('lost');
  if (lastAlone !== undefined && lastAlone !== true) return bad('lastAlone');
  const box = value.box === undefined ? ok(undefined) : readCorrections(value.box);
  if (!box.ok) return box;
  const sides = contentsOf(box.value).milestones;
  const games = readGames(value.games, sides);
  if (!games) return bad('games');
  const carry = games.at(-1)?.remaining ?? 0;
  if (value.carry !== carry) return bad('carry');
  const pending = value.pending === null ? null : readRow(value.pending, carry, sides);
  if ((value.pending !== null && !pending) || (pending && games.length >= CAMPAIGN.games))
    return bad('pending');
  const played = games.length + (pending ? 1 : 0);
  const used = readUsed(value.used, box.value, played);
  if (!used || (pending && used.length > played * PIECES_PER_GAME)) return bad('used');
  if (![...games, ...(pending ? [pending] : [])].every(({ milestone }) => used.includes(milestone)))
    return bad('milestone');
  const once = bonuses(value.once, box.value);
  const permanent = bonuses(value.permanent, box.value);
  if (!once || !permanent || once.length + permanent.length > MOST_BONUSES) return bad('bonuses');
  const campaign: Campaign = { side, carry, games, pending, once, permanent, used, lost };
  if (lastAlone) campaign.lastAlone = lastAlone;
  return ok(box.value ? { ...campaign, box: box.value } : campaign);
}
