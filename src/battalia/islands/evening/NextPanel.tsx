import type { JSX, RefObject } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { EveningWords } from '../../../i18n/battalia-evening.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import {
  asked,
  DRAFT_ROUNDS,
  draftChoice,
  EFFECT_FACTS,
  type Evening,
  isLastDay,
  legalMoves,
  type Move,
  type MoveName,
  type Refusal,
  type RuleId,
  teamsOf,
} from '../../engine/index.ts';
import type { Names } from '../../telling/events.ts';
import { nameOf } from '../../telling/names.ts';
import { Refused } from '../desk/Refused.tsx';
import { Choices } from './Choices.tsx';
import { Counting } from './Counting.tsx';
import { MoveForm } from './MoveForm.tsx';
import type { PanelProps } from './panel.ts';
import { TurnPanel } from './TurnPanel.tsx';
import { Winner } from './Winner.tsx';

/** The rule behind each step. */
const RULES: Readonly<Partial<Record<Evening['phase']['is'], RuleId>>> = {
  factions: 'battalia.setup.start',
  gates: 'battalia.setup.gates',
  valleys: 'battalia.valleys.layout',
  cities: 'battalia.setup.start',
  draft: 'battalia.draft.order',
  turn: 'battalia.team.same',
  storm: 'battalia.storm.must',
  roll: 'battalia.npc.enter',
  checkpoint: 'battalia.checkpoint.deck',
  dusk: 'battalia.week.day',
  scoring: 'battalia.score.levels',
};

/** Moves with words of their own to fill in, by the phase they belong to. */
const FORMS: Readonly<Partial<Record<Evening['phase']['is'], MoveName>>> = {
  gates: 'gate',
  valleys: 'valleys',
  cities: 'start',
};

function promptOf({ phase, table }: Evening, words: EveningWords): string {
  switch (phase.is) {
    case 'factions':
      return phase.next >= table.agreed.players ? words.phases.lend : words.phases.factions;
    case 'draft':
      return phase.draft ? words.phases.draft : words.phases.draftTable;
    case 'storm':
      if (phase.effect === null) return words.phases.drawn;
      return phase.effect === 8 && phase.copies === null ? words.phases.copy : words.phases.storm;
    default:
      return words.phases[phase.is];
  }
}

/** Who is asked. */
function whoOf({ phase, table, turn }: Evening, names: Names): string | null {
  switch (phase.is) {
    case 'factions':
      return phase.next < table.agreed.players ? names.player(phase.next) : null;
    case 'cities':
      return names.player(phase.next);
    case 'draft': {
      const choice = phase.draft && draftChoice(phase.draft);
      return choice ? names.player(choice.seat) : null;
    }
    case 'storm':
      return names.player(phase.jump.seat);
    case 'roll':
      return phase.who[0] === 'bilkarr' ? 'Bilkarr' : 'Metamorpha';
    case 'turn':
      return names.side(teamsOf(table.agreed)[turn.team] ?? []);
    default:
      return null;
  }
}

/** What always says what comes next. */
export function NextPanel({
  heading,
  refusal,
  ...props
}: PanelProps & { heading: RefObject<HTMLHeadingElement>; refusal: Refusal | null }): JSX.Element {
  const { language, words, names, evening } = props;
  const { phase } = evening;
  const who = whoOf(evening, names);
  const rule = RULES[phase.is];
  return (
    <section class="desk-panel evening-next no-print" aria-live="polite">
      <h2 ref={heading} tabIndex={-1}>
        {words.next}
        {who && <span> {words.nowFor(who)}</span>}
      </h2>
      <p>
        {promptOf(evening, words)} {rule && <RuleLink language={language} rule={rule} />}
      </p>
      {props.words.unrecorded[phase.is as 'gates'] && (
        <p class="desk-soft">{props.words.unrecorded[phase.is as 'gates']}</p>
      )}
      <Asked {...props} />
      {refusal && (
        <p class="desk-trouble" role="alert" ref={(note) => note?.scrollIntoView({ block: 'nearest' })}>
          <Refused language={language} refusal={refusal} />
        </p>
      )}
    </section>
  );
}

function Asked(props: PanelProps): JSX.Element | null {
  const { language, words, names, evening, onMove } = props;
  const { phase } = evening;
  const moves = useMemo(() => (phase.is === 'turn' ? [] : legalMoves(evening)), [evening]);
  const form = FORMS[phase.is];
  switch (phase.is) {
    case 'turn':
      return <TurnPanel {...props} />;
    case 'draft':
      return <Drafting key={who(evening)} {...props} moves={moves} />;
    case 'storm':
      return <StormAsked {...props} moves={moves} />;
    case 'checkpoint':
      return <Counting key={phase.number} {...props} />;
    case 'scoring':
      return (
        <>
          <Counting {...props} />
          <Choices
            {...{
              language,
              names,
              moves: moves.filter((move) => move.do === 'score'),
              main: 'score',
              onMove,
            }}
          />
        </>
      );
    case 'over':
      return <Winner {...{ language, words, names, evening }} />;
    default:
      return (
        <>
          <Choices
            {...{ language, names, moves, main: phase.is === 'dusk' ? 'dawn' : '', onMove }}
            say={phase.is === 'dusk' ? newWeekIn(evening, words) : undefined}
          />
          {form && <MoveForm key={form} {...props} name={form} />}
        </>
      );
  }
}

/** After the last day the Oracle is turned back: another week begins. */
const newWeekIn =
  ({ table: { calendar, agreed } }: Evening, words: PanelProps['words']) =>
  (move: Move): string | null =>
    move.do === 'dawn' && isLastDay(calendar, agreed.options) ? words.newWeek(calendar.week + 1) : null;

const who = ({ phase }: Evening): string => {
  const choice = phase.is === 'draft' && phase.draft ? draftChoice(phase.draft) : null;
  return choice ? `${choice.round} ${choice.seat}` : '';
};

/** Cards that only one player may see: the screen is handed over first. */
function Drafting({
  language,
  words,
  names,
  evening,
  moves,
  onMove,
}: PanelProps & { moves: readonly Move[] }): JSX.Element {
  const { phase } = evening;
  const choice = phase.is === 'draft' && phase.draft ? draftChoice(phase.draft) : null;
  const [open, setOpen] = useState(!choice);
  if (!choice || !open)
    return (
      <>
        {choice && <p>{words.covered(names.player(choice.seat))}</p>}
        {choice && (
          <button type="button" class="button main" onClick={() => setOpen(true)}>
            {words.uncover}
          </button>
        )}
        <Choices {...{ language, names, moves: moves.filter((move) => move.do === 'drafted'), onMove }} />
      </>
    );
  const rank = DRAFT_ROUNDS[choice.round]!.rank;
  return (
    <>
      <h3 ref={(heading) => heading?.focus()} tabIndex={-1}>
        {words.round(choice.round + 1, names.rank(rank))}
      </h3>
      <Choices {...{ language, names, moves: moves.filter((move) => move.do === 'pick'), onMove }} />
    </>
  );
}

const WITH_FORM: ReadonlySet<string> = new Set([
  'buildRoad',
  'replaceCard',
  'raiseCity',
  'destroyTent',
  'takeArtefact',
]);

/** The effect that was drawn: its name, and what it asks. */
function StormAsked(props: PanelProps & { moves: readonly Move[] }): JSX.Element | null {
  const { language, names, words, evening, moves, onMove } = props;
  const { phase } = evening;
  if (phase.is !== 'storm') return null;
  if (phase.effect === null) return <Choices {...{ language, names, moves, onMove }} />;
  const effect = phase.copies ?? phase.effect;
  const { does, rule } = EFFECT_FACTS[effect];
  const question = asked(evening);
  const form = WITH_FORM.has(does) ? (does as MoveName) : null;
  const buttons = moves.filter((move) => !form || move.do !== does);
  return (
    <>
      <p class="desk-answer">
        {words.effect(effect, nameOf(language, 'effects', `effect${effect}`))}{' '}
        <RuleLink language={language} rule={rule} />
      </p>
      {form && question?.nothing !== 'only' && <MoveForm key={form} {...props} name={form} />}
      <Choices {...{ language, names, moves: buttons, onMove }} />
    </>
  );
}
