import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import type { OddsWords } from '../../../i18n/odds.ts';
import type { Language } from '../../../site/languages.ts';
import { type OrcLetter, SQUARE_NAMES, SQUARES_ON_BOARD } from '../../engine/index.ts';
import type { Aim, Ask } from '../../odds/index.ts';
import { reckonAdvice } from '../../workers/reckon.ts';
import { AnswerTable } from './AnswerTable.tsx';
import { useReckoning } from './use-reckoning.ts';

interface Props {
  language: Language;
  words: OddsWords;
  ask: Ask;
  letters: readonly OrcLetter[];
}

const AIMS = ['keep', 'defeat', 'befriend', 'protect'] as const;
const SPACES = SQUARE_NAMES.slice(0, SQUARES_ON_BOARD);

function aimOf(kind: Aim['for'], orc: OrcLetter, at: string): Aim {
  if (kind === 'keep') return { for: kind };
  return kind === 'protect' ? { for: kind, at } : { for: kind, orc };
}

/** The best answer to one orc for an aim that the reader chooses. */
export function Answers({ language, words, ask, letters }: Props): JSX.Element | null {
  const { best: w } = words;
  const id = useId();
  const active = ask.game.fiends!.active?.orc;
  const [chosen, setOrc] = useState<OrcLetter | null>(null);
  const [kind, setKind] = useState<Aim['for']>('keep');
  const [at, setAt] = useState('c4');
  const [ahead, setAhead] = useState(false);
  const orc = [chosen, active].find((letter) => letter && letters.includes(letter)) ?? letters[0] ?? 'A';
  const aim = aimOf(kind, orc, at);
  const lookahead = ahead ? 'best' : 'none';
  const reckoning = useReckoning(
    (signal) => reckonAdvice({ ...ask, orc, aim, lookahead }, signal),
    [ask.game, ask.seat, ask.event, Object.values(ask.cards ?? {}).join(), orc, kind, at, ahead],
  );
  // The last advice may be about a board that has changed: it is not shown while the next one is reckoned.
  const advice = reckoning.is === 'done' ? reckoning.value : null;
  if (letters.length === 0) return null;
  return (
    <section class="odds-best" aria-labelledby={id}>
      <h3 id={id}>{w.title}</h3>
      <div class="odds-fields">
        <label class="odds-field">
          <span>{w.orc}</span>
          <select value={orc} onChange={({ currentTarget }) => setOrc(currentTarget.value as OrcLetter)}>
            {letters.map((letter) => (
              <option key={letter} value={letter}>
                {words.orc(letter)}
              </option>
            ))}
          </select>
        </label>
        <label class="odds-field">
          <span>{w.aim}</span>
          <select value={kind} onChange={({ currentTarget }) => setKind(currentTarget.value as Aim['for'])}>
            {AIMS.map((each) => (
              <option key={each} value={each}>
                {w.aims[each]}
              </option>
            ))}
          </select>
        </label>
        {kind === 'protect' && (
          <label class="odds-field">
            <span>{w.space}</span>
            <select value={at} onChange={({ currentTarget }) => setAt(currentTarget.value)}>
              {SPACES.map((name) => (
                <option key={name} value={name}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label class="odds-check">
          <input
            type="checkbox"
            checked={ahead}
            onChange={({ currentTarget }) => setAhead(currentTarget.checked)}
          />
          <span>{w.lookahead}</span>
        </label>
      </div>
      <p class="odds-note">{w.scope}</p>
      <p class="odds-state" role="status">
        {reckoning.is === 'working' && words.working}
        {reckoning.is === 'failed' && words.trouble}
        {reckoning.is === 'done' && !advice && w.gone}
      </p>
      {advice && <AnswerTable language={language} words={words} ask={ask} advice={advice} />}
    </section>
  );
}
