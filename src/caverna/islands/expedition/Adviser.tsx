import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import type { ExpeditionWords } from '../../../i18n/expedition.ts';
import type { Language } from '../../../site/languages.ts';
import { type Advice, considerLoot, LOOT_AIMS, type LootAim } from '../../bots/index.ts';
import type { Game, Move } from '../../engine/index.ts';
import { listed, nameGood, nameLoot, nameMove, nameReward } from '../../telling/index.ts';

interface Props {
  language: Language;
  words: ExpeditionWords;
  game: Game;
  onFollow(moves: readonly Move[]): void;
}

/** Milliseconds between two looks at the reader. */
const SLICE = 12;

/** The best set of items for an aim that the reader chooses. */
export function Adviser({ language, words, game, onFollow }: Props): JSX.Element {
  const [aim, setAim] = useState<LootAim>('points');
  const [advice, setAdvice] = useState<Advice | null>(null);
  const aims = LOOT_AIMS.filter((each) => each !== 'orcs' || game.fiends);
  useEffect(() => {
    setAdvice(null);
    // After the page has been drawn, and a little at a time: looking ahead takes a moment.
    const steps = considerLoot(game, aim);
    const think = (): void => {
      const until = performance.now() + SLICE;
      let step = steps.next();
      while (!step.done && performance.now() < until) step = steps.next();
      if (step.done) setAdvice(step.value);
      else timer = setTimeout(think);
    };
    let timer = setTimeout(think, 30);
    return () => clearTimeout(timer);
  }, [game, aim]);
  const items = advice?.moves.flatMap((move) => {
    if (move.type === 'loot') return nameLoot(language, move.item);
    if (move.type === 'reward')
      return move.reward === 'gold' ? nameGood(language, 'gold') : nameReward(language, move.reward);
    return move.type === 'fight' ? nameMove(language, move, game) : [];
  });
  return (
    <section class="loot-advice">
      <label>
        <span>{words.aim}</span>
        <select value={aim} onChange={({ currentTarget }) => setAim(currentTarget.value as LootAim)}>
          {aims.map((each) => (
            <option key={each} value={each}>
              {words.aims[each]}
            </option>
          ))}
        </select>
      </label>
      <p aria-live="polite">
        {advice && items
          ? words.advice(
              words.gains[aim]!(advice.gain),
              items.length > 0 ? listed(language, items) : words.nothing,
            )
          : '…'}
      </p>
      {advice && (items?.length ?? 0) > 0 && (
        <button type="button" class="button" onClick={() => onFollow(advice.moves)}>
          {words.follow}
        </button>
      )}
    </section>
  );
}
