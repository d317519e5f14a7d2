import type { PlayWords } from '../../../../i18n/play.ts';
import type { Listed } from '../../../table/types.ts';
import type { Box } from '../setup/wish.ts';

/** What a game is called in a list: by its name, or by its box and players. */
export function gameTitle(t: PlayWords, { name, facts }: Pick<Listed, 'name' | 'facts'>): string {
  if (name || !facts) return name || '?';
  return t.unnamed(t.boxes[(facts.modules.at(-1) ?? 'base') as Box], facts.seats.length);
}

export function gameState(t: PlayWords, { facts, unreadable }: Listed): string {
  if (unreadable || !facts) return t.unreadable;
  return facts.results
    ? t.finished(facts.results.join(' : '))
    : t.roundAndMoves(Math.max(1, facts.round), facts.moves);
}
