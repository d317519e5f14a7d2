import type { JSX } from 'preact';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import {
  COMMON_RANKS,
  callCards,
  GREAT,
  type HandCard,
  RETREAT_ENDS,
  retreat,
  strengthOfRank,
  withoutCards,
} from '../../engine/index.ts';
import { MOST_CARDS, MOST_STEPS } from '../../simulators/battle.ts';
import { nameOf } from '../../telling/names.ts';
import { Choice } from '../desk/Choice.tsx';
import { NumberField } from '../desk/NumberField.tsx';
import { Refused } from '../desk/Refused.tsx';
import { HandEditor } from './HandEditor.tsx';
import { OpenPoint } from './OpenPoint.tsx';
import type { Part } from './part.ts';

const ARROW: readonly HandCard[] = ['farrellsArrow'];

/** Whether these cards may be called back together. battalia.artefact.vigosBanner */
function Vigo({ language, words, plan, send }: Part): JSX.Element {
  const { vigo } = plan.checks;
  const { total } = GREAT.vigosBanner;
  const called = callCards(vigo, vigo);
  const most = [
    ...COMMON_RANKS.map((rank) =>
      words.vigoKind(Math.floor(total / strengthOfRank(rank)), nameOf(language, 'ranks', rank)),
    ),
    words.vigoKind(total, nameOf(language, 'cards', 'weapon')),
  ];
  return (
    <section aria-label={nameOf(language, 'great-artefacts', 'vigosBanner')}>
      <h3>{nameOf(language, 'great-artefacts', 'vigosBanner')}</h3>
      <p>
        {words.vigoMost(most.join(', '))}{' '}
        <RuleLink language={language} rule="battalia.artefact.vigosBanner" />
      </p>
      <p>{words.vigoAsk}</p>
      <HandEditor
        language={language}
        words={words}
        title={words.vigoAsk}
        cards={vigo}
        faction={plan.attack.faction}
        neutral={ARROW}
        onAdd={(card) => {
          if (vigo.length < MOST_CARDS) send({ type: 'check', change: { vigo: [...vigo, card] } });
        }}
        onRemove={(card) => send({ type: 'check', change: { vigo: withoutCards(vigo, [card]) ?? vigo } })}
      />
      <div aria-live="polite">
        {vigo.length > 0 && (
          <p class={called.ok ? 'desk-answer' : 'desk-trouble'}>
            {called.ok ? (
              words.vigoLegal(
                called.value.events.reduce((sum, event) => sum + ('total' in event ? event.total : 0), 0),
              )
            ) : (
              <Refused language={language} refusal={called.error} />
            )}
          </p>
        )}
      </div>
    </section>
  );
}

const PRICES: Readonly<Record<string, readonly HandCard[]>> = {
  supply: ['supply', 'supply', 'supply'],
  horse: ['horse'],
  stardust: ['stardust', 'supply'],
  less: [],
};
type Price = keyof Part['words']['prices'];
const priceNames = Object.keys(PRICES) as Price[];

/** Whether a hero may leave like this. battalia.new.retreat */
function Leaving(part: Part): JSX.Element {
  const { language, words, plan, send } = part;
  const asked = plan.checks.retreat;
  const left = retreat(asked, plan.options);
  const ask = (change: Partial<typeof asked>): void =>
    send({ type: 'check', change: { retreat: { ...asked, ...change } } });
  return (
    <section aria-label={words.retreat}>
      <h3>{words.retreat}</h3>
      <div class="desk-panels">
        <NumberField
          language={language}
          label={words.steps}
          value={asked.steps}
          least={0}
          most={MOST_STEPS}
          onChange={(steps) => ask({ steps })}
        />
        <NumberField
          language={language}
          label={words.distance}
          value={asked.distance}
          least={0}
          most={MOST_STEPS}
          onChange={(distance) => ask({ distance })}
        />
      </div>
      <Choice
        legend={words.end}
        values={RETREAT_ENDS}
        chosen={asked.end}
        name={(end) => words.ends[end]}
        onChoose={(end) => ask({ end })}
      />
      <Choice
        legend={words.price}
        values={priceNames}
        chosen={priceNames.find((name) => PRICES[name]!.join() === asked.price.join()) ?? 'less'}
        name={(price) => words.prices[price]}
        onChoose={(price) => ask({ price: PRICES[price]! })}
      />
      <div aria-live="polite">
        <p class={left.ok ? 'desk-answer' : 'desk-trouble'}>
          {left.ok ? (
            <>
              {words.retreatLegal} <RuleLink language={language} rule="battalia.new.retreat" />
            </>
          ) : (
            <Refused language={language} refusal={left.error} />
          )}
        </p>
      </div>
      <p class="desk-soft">
        {words.enemyNote} <RuleLink language={language} rule="battalia.new.retreatWhere" />
      </p>
      <OpenPoint {...part} option="retreatBy" />
    </section>
  );
}

/** Questions beside the battle. */
export function CheckPanel(part: Part): JSX.Element {
  return (
    <details class="desk-panel battle-fold">
      <summary>{part.words.checks}</summary>
      <Leaving {...part} />
      <Vigo {...part} />
    </details>
  );
}
