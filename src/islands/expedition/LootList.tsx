import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { addedBy } from '../../bots/index.ts';
import {
  ALL_LOOT,
  explain,
  type FrameKind,
  type Game,
  type LootId,
  type Move,
  type Refusal,
} from '../../engine/index.ts';
import type { ExpeditionWords } from '../../i18n/expedition/index.ts';
import type { Language } from '../../site/languages.ts';
import { nameLoot, tellRefusal } from '../../telling/index.ts';
import { RuleLink } from '../RuleLink.tsx';

interface Props {
  language: Language;
  words: ExpeditionWords;
  game: Game;
  moves: readonly Move[];
  onMove(move: Move): void;
}

interface Item {
  id: LootId;
  strength: number;
  rule: string;
  move: Move | null;
  taken: boolean;
  adds: number;
  reason: Refusal | null;
}

const LOOT: FrameKind = 'loot';

/** Items that this family can meet at all: goblins and orcs only with those who have them. */
function itemsOf(game: Game, moves: readonly Move[]): Item[] {
  const frame = game.stack.findLast(({ kind }) => kind === LOOT);
  if (frame?.kind !== 'loot') return [];
  const player = game.players[frame.seat]!;
  return ALL_LOOT.filter(
    ({ id, power }) =>
      id !== 'fightOrc' &&
      (!power || player.powers[power]) &&
      (game.fiends || !/^(layTrap|restock)/.test(id)),
  ).map(({ id, strength, rules }) => {
    const move = moves.find((other) => other.type === 'loot' && other.item === id) ?? null;
    const answer = move ? null : explain(game, { about: 'move', move: { type: 'loot', item: id } });
    return {
      id,
      strength,
      rule: rules[0] ?? 'base.expedition.strength',
      move,
      taken: frame.taken.includes(id),
      adds: move ? addedBy(game, move) : 0,
      reason: answer?.reasons[0] ?? null,
    };
  });
}

/** Every loot item: a button with what it adds, or the reason why not. */
export function LootList({ language, words, game, moves, onMove }: Props): JSX.Element {
  const items = useMemo(() => itemsOf(game, moves), [game, moves]);
  const strengths = [...new Set(items.map(({ strength }) => strength))].sort((a, b) => a - b);
  return (
    <ol class="loot-list">
      {strengths.map((strength) => (
        <li key={strength} class="loot-row">
          <span class="loot-strength">
            <span class="hidden-visually">{words.ofStrength(strength)}</span>
            <span aria-hidden="true">{strength}</span>
          </span>
          <ul class="loot-items">
            {items
              .filter((item) => item.strength === strength)
              .map((item) => (
                <li key={item.id}>
                  {item.move ? (
                    <button type="button" class="button" onClick={() => onMove(item.move!)}>
                      <span>{nameLoot(language, item.id)}</span>
                      <small>{words.adds(item.adds)}</small>
                    </button>
                  ) : (
                    <p class={item.taken ? 'loot-taken' : 'loot-not'}>
                      <b>{nameLoot(language, item.id)}</b>{' '}
                      {item.taken ? words.taken : item.reason && tellRefusal(language, item.reason)}{' '}
                      <RuleLink language={language} rule={item.reason?.rule ?? item.rule} />
                    </p>
                  )}
                </li>
              ))}
          </ul>
        </li>
      ))}
    </ol>
  );
}
