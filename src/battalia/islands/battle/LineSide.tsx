import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import {
  adding,
  type BattleCard,
  type BattleSide,
  type BattleUnit,
  cardsByKind,
  isBattleCard,
  maskCalls,
  type Strength,
  withoutCards,
} from '../../engine/index.ts';
import { otherSide, situationOf } from '../../simulators/battle.ts';
import { cardName } from '../../telling/battle-cards.ts';
import { Check } from '../desk/Check.tsx';
import { Choice } from '../desk/Choice.tsx';
import { Answer } from './Answer.tsx';
import { Arms } from './Arms.tsx';
import { signed } from './numbers.ts';
import { OpenPoint } from './OpenPoint.tsx';
import type { Part } from './part.ts';
import { StrengthTable } from './StrengthTable.tsx';
import { useKeepFocus } from './use-keep-focus.ts';

const NOBODY = '';

/** Whom Syoen's Mask brings over. battalia.artefact.syoensMask */
function MaskChoice(part: Part & { side: BattleSide }): JSX.Element {
  const { language, words, plan, send, side } = part;
  const calls = maskCalls(plan[otherSide(side)].line, plan.options.maskTotal);
  const units = new Map<string, readonly BattleUnit[]>(calls.map((call) => [call.units.join(), call.units]));
  return (
    <>
      {calls.length === 0 ? (
        <p class="desk-soft">{words.maskNone}</p>
      ) : (
        <Choice
          legend={words.maskTurns}
          values={[NOBODY, ...units.keys()]}
          chosen={[...plan[side].turned].join()}
          name={(key) =>
            (units.get(key) ?? []).map((unit) => cardName(language, unit)).join(' + ') || words.maskNothing
          }
          onChoose={(key) => send({ type: 'turn', side, units: units.get(key) ?? [] })}
        />
      )}
      <p>
        <RuleLink language={language} rule="battalia.artefact.syoensMask" />
      </p>
      <OpenPoint {...part} option="maskTotal" />
    </>
  );
}

/** One side with its hand, its line, and its strength. */
export function LineSide(part: Part & { side: BattleSide; strength: Strength }): JSX.Element {
  const { language, words, plan, send, side, strength } = part;
  const keep = useKeepFocus<HTMLElement>();
  const { line, hand, frozen, turned } = plan[side];
  const situation = situationOf(plan, side);
  const rest = (withoutCards(hand, line) ?? []).filter(isBattleCard);
  const fighting: BattleCard[] = [...line, ...turned];
  return (
    <section class="desk-panel" aria-label={words.sides[side]} tabIndex={-1} {...keep}>
      <h3>{words.sides[side]}</h3>
      <p class="battle-sum" aria-live="polite">
        {words.strength}: <strong>{strength.total}</strong>
      </p>
      <h4>{words.inLine}</h4>
      {line.length === 0 ? (
        <p class="desk-soft">{words.emptyLine}</p>
      ) : (
        <div class="battle-buttons">
          {cardsByKind(line).map(([card, count]) => (
            <button
              key={card}
              type="button"
              class="button battle-played"
              aria-label={words.takeBack(cardName(language, card))}
              onClick={() => send({ type: 'takeBack', side, card })}
            >
              {words.parts.cards(count, cardName(language, card))}
            </button>
          ))}
        </div>
      )}
      <h4>{words.inHand}</h4>
      {rest.length === 0 ? (
        <p class="desk-soft">{words.emptyHand}</p>
      ) : (
        <div class="battle-buttons">
          {cardsByKind(rest).map(([card, count]) => {
            const { before, after, moraleLost } = adding(fighting, card, situation);
            return (
              <button
                key={card}
                type="button"
                class="button battle-add"
                onClick={() => send({ type: 'play', side, card })}
              >
                <span>{words.play(cardName(language, card))}</span>
                {count > 1 && <span>×{count}</span>}
                <span class="battle-strength">{signed(after - before)}</span>
                {moraleLost > 0 && <span class="desk-soft">{words.moraleGone(moraleLost)}</span>}
              </button>
            );
          })}
        </div>
      )}
      {line.includes('syoensMask') && <MaskChoice {...part} />}
      {(line.length > 0 || frozen) && (
        <div class="battle-ruled">
          <Check checked={frozen} onChange={(on) => send({ type: 'freeze', side, frozen: on })}>
            {words.freeze}
          </Check>
          <RuleLink language={language} rule="battalia.potion.frostHand" />
        </div>
      )}
      {frozen && <OpenPoint {...part} option="frostTo" />}
      <StrengthTable language={language} words={words} strength={strength} caption={words.strength} />
      <details>
        <summary>{words.more}</summary>
        <Arms {...part} />
      </details>
      <details>
        <summary>{side === 'attack' ? words.sets : words.setsOfDefender}</summary>
        <Answer {...part} />
      </details>
    </section>
  );
}
