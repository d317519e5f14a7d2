import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import {
  adding,
  type BattleSide,
  bestLine,
  isBattleCard,
  isPure,
  moraleOf,
  setsOfOneMoreHero,
  strengthOf,
  withoutCards,
} from '../../engine/index.ts';
import { searchOf, setsOf, situationOf, toReach } from '../../simulators/battle.ts';
import { cardName } from '../../telling/battle-cards.ts';
import type { Part } from './part.ts';
import { SetList } from './SetList.tsx';
import { StrengthTable } from './StrengthTable.tsx';

/** Which cards of a hand are enough, and how much is missing when none are. */
export function Answer(part: Part & { side: BattleSide }): JSX.Element {
  const { language, words, plan, send, side } = part;
  const found = useMemo(() => setsOf(plan, side), [plan, side]);
  const need = toReach(plan, side);
  const { equalIsEnough } = searchOf(plan, side);
  const best = useMemo(() => bestLine(plan[side].hand, situationOf(plan, side)), [plan, side]);
  const missing = best ? need + (equalIsEnough ? 0 : 1) - best.strength : 0;
  const line = best && strengthOf(best.cards, situationOf(plan, side));
  const smallest = found.filter(({ minimal }) => minimal).length;
  return (
    <>
      <p class="desk-answer" aria-live="polite">
        {words.needs(need, equalIsEnough, words.tie(plan.equalWins))} {words.found(found.length, smallest)}{' '}
        {best ? words.best(best.strength) : words.noLine} {missing > 0 && words.short(missing)}
      </p>
      <SetList
        language={language}
        words={words}
        sets={found}
        onPlay={({ cards, turned }) => send({ type: 'playSet', side, cards, turned })}
      />
      {line && (
        <details>
          <summary>{words.strongest}</summary>
          <StrengthTable language={language} words={words} strength={line} caption={words.strongest} />
        </details>
      )}
    </>
  );
}

/** What one more hero would open. battalia.hero.joint */
export function OneMoreHero({ language, words, plan }: Part): JSX.Element {
  const { heroes } = plan.attack;
  const more = useMemo(
    () => (plan.heroMode && heroes === 1 ? setsOfOneMoreHero(searchOf(plan, 'attack')) : []),
    [plan, heroes],
  );
  const note = (
    <p class="desk-soft">
      {words.oneMoreNote} <RuleLink language={language} rule="battalia.hero.announce" />{' '}
      <RuleLink language={language} rule="battalia.hero.fail" />
    </p>
  );
  return (
    <>
      <h3>{words.oneMore}</h3>
      {!plan.heroMode ? (
        <p>
          {words.heroModeOnly} <RuleLink language={language} rule="battalia.hero.joint" />
        </p>
      ) : heroes > 1 ? (
        <p>{words.bothHeroes}</p>
      ) : (
        <p>{words.oneMoreFound(more.length)}</p>
      )}
      {plan.heroMode && note}
      {more.length > 0 && <SetList language={language} words={words} sets={more} />}
    </>
  );
}

/** What morale is worth, and what a foreign card does to the strongest line. battalia.hero.morale */
export function MoralePart({ language, words, plan }: Part): JSX.Element {
  const situation = situationOf(plan, 'attack');
  const { each, times, amount, rule } = moraleOf(situation);
  const best = useMemo(() => bestLine(plan.attack.hand, situationOf(plan, 'attack')), [plan]);
  const line = best?.cards ?? [];
  const foreign = isPure(line)
    ? [...new Set((withoutCards(plan.attack.hand, line) ?? []).filter(isBattleCard))]
        .map((card) => ({ card, ...adding(line, card, situation) }))
        .filter(({ moraleLost }) => moraleLost > 0)
    : [];
  return (
    <>
      <h3>{words.morale}</h3>
      <p>
        {amount > 0 ? words.moraleWorth(each, times, amount) : words.noMorale}{' '}
        <RuleLink language={language} rule={rule} />
      </p>
      {foreign.map(({ card, before, after }) => (
        <p key={card}>{words.foreign(cardName(language, card), before, after)}</p>
      ))}
    </>
  );
}
