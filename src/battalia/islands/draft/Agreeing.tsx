import type { JSX } from 'preact';
import { deskWords } from '../../../i18n/battalia-desk.ts';
import { anySeed } from '../../../islands/chance.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { DRAFT_RANKS, factionsUsed, MOST_COPIES, ORDERS } from '../../engine/index.ts';
import { type DraftPlan, withFaction, withSeats } from '../../simulators/draft.ts';
import { Check } from '../desk/Check.tsx';
import { Choice } from '../desk/Choice.tsx';
import { NumberField } from '../desk/NumberField.tsx';
import { FactionSelect } from '../parts/FactionSelect.tsx';
import { NameField } from '../parts/NameField.tsx';
import { Chances } from './Chances.tsx';
import type { Parts } from './parts.ts';

const PLAYERS = [2, 3, 4, 5, 6] as const;
/** Seeds that can be said across a table. */
const MOST_SEED = 999_999;
/** Where counting begins: the twenty units of a faction, if all four ranks had as many. */
const FIRST_COUNT = { friman: 5, chief: 5, priest: 5 };

interface Props extends Parts {
  onChange(plan: DraftPlan): void;
  onBegin(): void;
}

/** Who plays what, and how the cards are dealt. */
export function Agreeing(props: Props): JSX.Element {
  const { language, words, plan, onChange, onBegin } = props;
  const { player } = deskWords(language);
  const change = (part: Partial<DraftPlan>): void => onChange({ ...plan, ...part });
  return (
    <>
      <div class="desk-panels">
        <section class="desk-panel">
          <h2 tabIndex={-1}>{words.agree}</h2>
          <Choice
            legend={words.players}
            values={PLAYERS}
            chosen={plan.seats.length as (typeof PLAYERS)[number]}
            name={String}
            onChoose={(players) => onChange(withSeats(plan, players))}
          />
          <p>
            {words.who} <RuleLink language={language} rule="battalia.setup.start" />
          </p>
          <ol class="draft-seats">
            {plan.seats.map((faction, seat) => (
              <li key={seat}>
                <NameField
                  label={words.name(player(seat + 1))}
                  value={plan.names[seat]!}
                  onChange={(name) => change({ names: plan.names.with(seat, name) })}
                />
                <FactionSelect
                  language={language}
                  label={words.factionOf(props.names[seat]!)}
                  value={faction}
                  onChange={(chosen) => chosen && onChange(withFaction(plan, seat, chosen))}
                />
              </li>
            ))}
          </ol>
          {factionsUsed(plan.seats.length) > plan.seats.length && (
            <div>
              <FactionSelect
                language={language}
                label={words.extra}
                value={plan.extra}
                onChange={(chosen) => chosen && onChange(withFaction(plan, 'extra', chosen))}
              />
              <RuleLink language={language} rule="battalia.setup.factions" />
            </div>
          )}
        </section>
        <section class="desk-panel">
          <h2>{words.cards}</h2>
          <Choice
            legend={words.how}
            values={['table', 'seed'] as const}
            chosen={plan.deal}
            name={(deal) => words.deals[deal]}
            onChoose={(deal) => change({ deal })}
          />
          <p class="desk-soft">{plan.deal === 'table' ? words.tableHint : words.seedHint}</p>
          {plan.deal === 'seed' && (
            <>
              <NumberField
                language={language}
                label={words.seed}
                value={plan.seed}
                least={0}
                most={MOST_SEED}
                onChange={(seed) => change({ seed })}
              />
              <p>
                <button
                  type="button"
                  class="button"
                  onClick={() => change({ seed: anySeed() % (MOST_SEED + 1) })}
                >
                  {words.anotherSeed}
                </button>
              </p>
              <Check checked={plan.covered} onChange={(covered) => change({ covered })}>
                {words.covered}
              </Check>
            </>
          )}
          <Check
            checked={plan.copies !== null}
            onChange={(counted) => change({ copies: counted ? FIRST_COUNT : null })}
          >
            {words.counted}
          </Check>
          <p class="desk-soft">{plan.copies === null ? words.countedHint : words.countHint}</p>
          {plan.copies !== null &&
            DRAFT_RANKS.map((rank) => (
              <NumberField
                key={rank}
                language={language}
                label={words.copies[rank]}
                value={plan.copies![rank]}
                least={1}
                most={MOST_COPIES}
                onChange={(count) => change({ copies: { ...plan.copies!, [rank]: count } })}
              />
            ))}
          {plan.deal === 'seed' &&
            plan.copies !== null &&
            ORDERS.map((order) => (
              <Check
                key={order}
                checked={plan.universal.includes(order)}
                onChange={(there) =>
                  change({
                    universal: ORDERS.filter((each) =>
                      each === order ? there : plan.universal.includes(each),
                    ),
                  })
                }
              >
                {words.universal[order]}
              </Check>
            ))}
          <p class="desk-soft">
            {words.universalHint} <RuleLink language={language} rule="battalia.draft.universal" />
          </p>
        </section>
      </div>
      <p>
        <button type="button" class="button main" onClick={onBegin}>
          {words.begin}
        </button>
      </p>
      <Chances {...props} />
    </>
  );
}
