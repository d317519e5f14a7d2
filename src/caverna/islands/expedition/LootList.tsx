import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { ExpeditionWords } from '../../../i18n/expedition.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import type { Language } from '../../../site/languages.ts';
import type { Game, Move } from '../../engine/index.ts';
import { nameLoot, tellRefusal } from '../../telling/index.ts';
import { type Item, isBeyond, itemsOf, TOO_WEAK } from './items.ts';

interface Props {
  language: Language;
  words: ExpeditionWords;
  game: Game;
  moves: readonly Move[];
  onMove(move: Move): void;
}

const strengthsOf = (items: readonly Item[]): number[] =>
  [...new Set(items.map(({ strength }) => strength))].sort((a, b) => a - b);

const Strength = ({ words, strength }: { words: ExpeditionWords; strength: number }): JSX.Element => (
  <span class="loot-strength">
    <span class="hidden-visually">{words.ofStrength(strength)}</span>
    <span aria-hidden="true">{strength}</span>
  </span>
);

/** Every loot item: a button with what it adds, or the reason why not. */
export function LootList({ language, words, game, moves, onMove }: Props): JSX.Element {
  const items = useMemo(() => itemsOf(game, moves), [game]);
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
