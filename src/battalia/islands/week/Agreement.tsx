import type { JSX } from 'preact';
import { weekWords } from '../../../i18n/battalia-week.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import {
  type Agreed,
  FEWEST_PLAYERS,
  MOST_PLAYERS,
  OPTION_VALUES,
  type RuleId,
  sidesFor,
  usuallyAgreed,
} from '../../engine/index.ts';
import { Check } from '../desk/Check.tsx';
import { Choice } from '../desk/Choice.tsx';
import type { WeekPart } from './parts.ts';

const COUNTS = Array.from({ length: MOST_PLAYERS - FEWEST_PLAYERS + 1 }, (_, i) => FEWEST_PLAYERS + i);

/** Who plays with what. */
function Sitting({ language, plan, send }: WeekPart): JSX.Element {
  const words = weekWords(language);
  const { agreed } = plan;
  const agree = (change: Partial<Agreed>): void => send({ type: 'agree', agreed: { ...agreed, ...change } });
  return (
    <>
      <Choice
        legend={words.players}
        values={COUNTS}
        chosen={agreed.players}
        name={(players) => players}
        onChoose={(players) => agree({ players, sides: usuallyAgreed(players).sides })}
      />
      {sidesFor(agreed.players).length > 1 && (
        <Choice
          legend={words.sides}
          values={sidesFor(agreed.players)}
          chosen={agreed.sides}
          name={(sides) => words.sideNames[sides]}
          onChoose={(sides) => agree({ sides })}
        />
      )}
      <div class="week-checks">
        <Check checked={agreed.heroMode} onChange={(heroMode) => agree({ heroMode })}>
          {words.heroMode}
        </Check>
        <Check checked={agreed.bilkarr} onChange={(bilkarr) => agree({ bilkarr })}>
          {words.characters.bilkarr}
        </Check>
        <Check checked={agreed.metamorpha} onChange={(metamorpha) => agree({ metamorpha })}>
          {words.characters.metamorpha}
        </Check>
        <Check checked={agreed.fanatics} onChange={(fanatics) => agree({ fanatics })}>
          {words.fanaticsIn}
        </Check>
      </div>
    </>
  );
}

type Switch = 'lateGain' | 'veteranRegain' | 'tentCardCounts' | 'npcFirstMove' | 'trioTwoAttacks';
const SWITCH_RULES: Readonly<Record<Switch, RuleId>> = {
  lateGain: 'battalia.royals.queenGain',
  veteranRegain: 'battalia.hero.fallen',
  tentCardCounts: 'battalia.checkpoint.deck',
  npcFirstMove: 'battalia.bilkarr.firstDay',
  trioTwoAttacks: 'battalia.team.twoAttacks',
};

/** What the book leaves open, as far as the week asks. */
function OpenPoints({ language, plan, send }: WeekPart): JSX.Element {
  const words = weekWords(language);
  const { agreed } = plan;
  const { options } = agreed;
  const set = (change: Partial<Agreed['options']>): void =>
    send({ type: 'agree', agreed: { ...agreed, options: { ...options, ...change } } });
  const shown: readonly Switch[] = [
    'lateGain',
    ...(agreed.heroMode ? (['veteranRegain'] as const) : []),
    'tentCardCounts',
    ...(agreed.bilkarr ? (['npcFirstMove'] as const) : []),
    ...(agreed.players === 5 && agreed.sides === 'teams' ? (['trioTwoAttacks'] as const) : []),
  ];
  return (
    <details>
      <summary>{words.open}</summary>
      <Choice
        legend={words.daysPerWeek}
        values={[...OPTION_VALUES.daysPerWeek].sort()}
        chosen={options.daysPerWeek}
        name={(days) => days}
        onChoose={(daysPerWeek) => set({ daysPerWeek })}
      />
      <p class="desk-soft">
        {words.daysPerWeekWhy} <RuleLink language={language} rule="battalia.week.days" />
      </p>
      {shown.map((option) => (
        <div key={option}>
          {option === 'npcFirstMove' ? (
            <Check
              checked={options.npcFirstMove === 'day1'}
              onChange={(early) => set({ npcFirstMove: early ? 'day1' : 'day2' })}
            >
              {words.npcFirstMove}
            </Check>
          ) : (
            <Check checked={options[option]} onChange={(chosen) => set({ [option]: chosen })}>
              {words[option]}
            </Check>
          )}
          <p class="desk-soft">
            {words[`${option}Why`]} <RuleLink language={language} rule={SWITCH_RULES[option]} />
          </p>
        </div>
      ))}
    </details>
  );
}

export function Agreement(part: WeekPart): JSX.Element {
  return (
    <section class="desk-panel no-print">
      <h2>{weekWords(part.language).agreed}</h2>
      <Sitting {...part} />
      <OpenPoints {...part} />
    </section>
  );
}
