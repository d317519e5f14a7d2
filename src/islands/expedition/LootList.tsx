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
const TOO_WEAK = 'base.expedition.strength';

/** Out of reach for the weapon: the same reason for all of them, so it is said once. */
const isBeyond = ({ move, taken, reason }: Item): boolean => !move && !taken && reason?.rule === TOO_WEAK;

const strengthsOf = (items: readonly Item[]): number[] =>
  [...new Set(items.map(({ strength }) => strength))].sort((a, b) => a - b);

const Strength = ({ words, strength }: { words: ExpeditionWords; strength: number }): JSX.Element => (
  <span class="loot-strength">
    <span class="hidden-visually">{words.ofStrength(strength)}</span>
    <span aria-hidden="true">{strength}</span>
  </span>
);

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
  const beyond = items.filter(isBeyond);
  const near = items.filter((item) => !isBeyond(item));
  return (
    <>
      <ol class="loot-list">
        {strengthsOf(near).map((strength) => (
          <li key={strength} class="loot-row">
            <Strength words={words} strength={strength} />
            <ul class="loot-items">
              {near
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
      {beyond.length > 0 && (
        <section class="loot-beyond">
          <p>
            {words.beyond} <RuleLink language={language} rule={TOO_WEAK} />
          </p>
          <ol class="loot-list">
            {strengthsOf(beyond).map((strength) => (
              <li key={strength} class="loot-row">
                <Strength words={words} strength={strength} />
                <p class="loot-not">
                  {beyond
                    .filter((item) => item.strength === strength)
                    .map(({ id }) => nameLoot(language, id))
                    .join(' · ')}
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}
