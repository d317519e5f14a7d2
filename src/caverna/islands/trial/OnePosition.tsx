import type { JSX } from 'preact';
import { useLayoutEffect, useMemo } from 'preact/hooks';
import type { TryWords } from '../../../i18n/try-it.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { useActor } from '../../../islands/use-actor.ts';
import { ownMemory } from '../../../islands/use-draft.ts';
import { type Language, textIn } from '../../../site/languages.ts';
import { type Drafts, openDrafts } from '../../../table/drafts.ts';
import { HomeBoard } from '../../board/HomeBoard.tsx';
import { legalMoves, type Move, seatNumbered } from '../../engine/index.ts';
import { trialMachine } from '../../machines/index.ts';
import { boardOf } from '../../scene/index.ts';
import { here, hint, linesOf, type TryIt } from '../../simulators/trial.ts';
import { askFor, nameMove, tellEvent, tellRefusal } from '../../telling/index.ts';
import { useSquarePick } from '../use-square-pick.ts';
import { Choices } from './Choices.tsx';
import { Goods } from './Goods.tsx';

interface Props {
  language: Language;
  words: TryWords;
  folk: string;
  tryIt: TryIt;
}

const NOTHING: readonly Move[] = [];

const readLines = (value: unknown): string[] | null =>
  Array.isArray(value) && value.every((line) => typeof line === 'string') ? value : null;

/** What this window has tried: still there after a reload, and gone with the window. */
const openTried = (position: string): Drafts<string[]> =>
  openDrafts(`trial.${position}`, readLines, ownMemory(), null, 'own', Date.now);

/** One position: the board, what can be done, and what came of it. */
export function OnePosition({ language, words, folk, tryIt }: Props): JSX.Element {
  const tried = useMemo(() => openTried(tryIt.scenario.name), []);
  const lines = useMemo(() => tried.latest()?.value ?? [], []);
  const [snapshot, send] = useActor(trialMachine, { input: { tryIt, lines } });
  const { trial, refusal } = snapshot.context;
  // Before the page is painted: whoever reloads at once finds it, too.
  useLayoutEffect(() => {
    if (trial.line.length > 1) tried.keep(linesOf(trial));
    else tried.drop();
  }, [trial]);
  const state = snapshot.value as string;
  const { game, events } = here(trial);
  const seat = seatNumbered(tryIt.scenario.given.turn);
  const moves = state === 'choosing' ? legalMoves(game) : NOTHING;
  const nameOf = (move: Move): string => nameMove(language, move, game);
  const choose = (move: Move): void => send({ type: 'choose', move });
  const { pick, meant } = useSquarePick(moves, choose, nameOf, words);
  const told = trial.line.length > 1 ? events.flatMap((event) => tellEvent(language, event, game) ?? []) : [];
  return (
    <div class="trial">
      <div class="trial-board">
        <HomeBoard view={boardOf(language, game.players[seat])} label={words.board(folk)} pick={pick} />
        <Goods language={language} label={words.goods} player={game.players[seat]} />
      </div>
      <div class="trial-side">
        <p class="trial-text">{textIn(tryIt.text, language)}</p>
        <div aria-live="polite">
          {state === 'choosing' && <p class="trial-ask">{askFor(language, game)}</p>}
          {state === 'reached' && <p class="trial-done">{words.reached}</p>}
          {state === 'elsewhere' && <p class="trial-ask">{words.elsewhere}</p>}
          {refusal && <p class="trial-ask">{tellRefusal(language, refusal)}</p>}
          {told.length > 0 && (
            <ul class="trial-told" aria-label={words.happened}>
              {told.map((text, i) => (
                <li key={i}>{text}</li>
              ))}
            </ul>
          )}
        </div>
        {moves.length > 0 && <Choices moves={meant} words={words} nameOf={nameOf} onMove={choose} />}
        <div class="trial-buttons no-print">
          <button
            type="button"
            class="button"
            disabled={trial.line.length === 1}
            onClick={() => send({ type: 'back' })}
          >
            {words.back}
          </button>
          <button
            type="button"
            class="button"
            disabled={trial.line.length === 1}
            onClick={() => send({ type: 'restart' })}
          >
            {words.restart}
          </button>
          <button
            type="button"
            class="button"
            disabled={state !== 'choosing' || !hint(trial)}
            onClick={() => send({ type: 'show' })}
          >
            {words.show}
          </button>
        </div>
        <p class="trial-rules">
          {words.because}:{' '}
          {tryIt.scenario.rules.map((rule, i) => (
            <span key={rule}>
              {i > 0 && ', '}
              <RuleLink language={language} rule={rule} />
            </span>
          ))}
        </p>
      </div>
    </div>
  );
}
