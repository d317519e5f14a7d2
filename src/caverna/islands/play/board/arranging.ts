import type { PlayWords } from '../../../../i18n/play.ts';
import type { Language } from '../../../../site/languages.ts';
import type { Move, Player } from '../../../engine/index.ts';
import { nameGood } from '../../../telling/index.ts';
import { walksOf } from './rearranged.ts';

type Arrange = Extract<Move, { type: 'arrange' }>;

/** "2 sheep: c3 → b2". */
export function nameArrangement(language: Language, t: PlayWords, player: Player, move: Arrange): string {
  const place = (at: string): string => (at === 'home' ? t.home : at);
  return walksOf(player, move)
    .map(({ animal, n, from, to }) =>
      t.fromTo(`${n} ${nameGood(language, animal, n)}`, place(from), place(to)),
    )
    .join(', ');
}

/** Where animals can be picked up, or where those picked up can go. */
export function arrangePicks(
  player: Player,
  moves: readonly Arrange[],
  first: string | null,
): Map<string, Move[]> {
  const found = new Map<string, Move[]>();
  for (const move of moves)
    for (const { from, to } of walksOf(player, move)) {
      const square = first === null ? from : from === first ? to : 'home';
      if (square !== 'home') found.set(square, [...(found.get(square) ?? []), move]);
    }
  return found;
}
