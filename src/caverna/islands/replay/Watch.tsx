import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { ReplayWords } from '../../../i18n/replay.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { stepper } from '../../../islands/stepper.ts';
import { useActor } from '../../../islands/use-actor.ts';
import type { Language } from '../../../site/languages.ts';
import { HomeBoard } from '../../board/HomeBoard.tsx';
import type { Seat } from '../../engine/index.ts';
import { boardOf, difference } from '../../scene/index.ts';
import { isTurn, raceOf, storyOf } from '../../table/story.ts';
import type { Session } from '../../table/types.ts';
import { nameMove, tellEvent } from '../../telling/index.ts';
import { Goods } from '../trial/Goods.tsx';
import { Race } from './Race.tsx';
import { Sources } from './Sources.tsx';
import { Steps } from './Steps.tsx';

interface Props {
  language: Language;
  words: ReplayWords;
  session: Session;
}

/** One game, move by move. */
export function Watch({ language, words, session }: Props): JSX.Element {
  const story = useMemo(() => storyOf(session.timeline), [session]);
  const laps = useMemo(() => raceOf(story), [story]);
  const [snapshot, send] = useActor(stepper, { input: { count: story.length } });
  const [shown, setShown] = useState<Seat | null>(null);
  const { at } = snapshot.context;
  const playing = snapshot.matches('playing');
  const point = story[at]!;
  const before = story[at - 1];
  const names = point.game.setup.seats.map(({ name }) => name);
  const seat = shown ?? (Math.max(0, point.seat) as Seat);
  const player = point.game.players[seat];
  const view = boardOf(language, player);
  const marks = before ? difference(before.game.players[seat], player) : {};
  const told = point.events.flatMap((event) => {
    const text = tellEvent(language, event, point.game);
    return text ? [{ text, rule: event.rule }] : [];
  });
  // The game was chosen from a long list: its board comes into view, and the arrow keys work at once.
  const room = useRef<HTMLDivElement>(null);
  useEffect(() => {
    room.current?.focus({ preventScroll: true });
    // A phone has no room for what stands above.
    const narrow = matchMedia('(width < 62rem)').matches;
    if (narrow || (room.current?.getBoundingClientRect().top ?? 0) < 0) room.current?.scrollIntoView();
  }, []);
  const jump = (to: number): void => send({ type: 'jump', to });
  const nextTurn = story.findIndex(({ move }, i) => i > at && isTurn(move));
  const keys = (event: KeyboardEvent): void => {
    if ((event.target as Element).closest('input, select, textarea')) return;
    if (event.key === 'ArrowRight') send({ type: 'forward' });
    else if (event.key === 'ArrowLeft') send({ type: 'back' });
    else if (event.key === 'Home') jump(0);
    else if (event.key === 'End') jump(story.length - 1);
    else return;
    event.preventDefault();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: arrow keys are a shortcut; every step has its button
    <div class="watch" ref={room} tabIndex={-1} onKeyDown={keys}>
      <div class="watch-stage">
        <div class="watch-board">
          {names.length > 1 && (
            <div class="trial-tabs" role="group" aria-label={words.boards}>
              {names.map((name, i) => (
                <button
                  key={i}
                  type="button"
                  class="button"
                  aria-current={i === seat ? 'true' : undefined}
                  onClick={() => setShown(i === shown ? null : i)}
                >
                  {name}
                </button>
              ))}
            </div>
          )}
          <HomeBoard view={{ ...view, marks }} label={words.boardOf(names[seat] ?? '')} />
          <Goods language={language} label={words.goodsOf(names[seat] ?? '')} player={player} />
        </div>
        <Steps
          words={words}
          where={`${words.step(at, story.length - 1)} · ${words.round(point.game.round)}`}
          at={at}
          last={story.length - 1}
          nextTurn={nextTurn}
          playing={playing}
          send={send}
        />
        <div class="watch-told" aria-live="polite">
          <p class="watch-move">
            {point.move && before
              ? `${names[point.seat] ?? ''}: ${nameMove(language, point.move, before.game)}`
              : words.beginning}
          </p>
          <ul class="trial-told" aria-label={words.happened}>
            {told.map(({ text, rule }, i) => (
              <li key={i}>
                {text} <RuleLink language={language} rule={rule} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <section class="watch-wide">
        <h2>{words.race}</h2>
        <Race words={words} laps={laps} names={names} at={at} onJump={jump} />
      </section>
      <section>
        <h2>{words.sources}</h2>
        <Sources language={language} words={words} game={point.game} />
      </section>
      <section>
        <h2>{words.decisions}</h2>
        <ol class="watch-decisions">
          {story.map(
            ({ move, seat: by, game }, i) =>
              move &&
              isTurn(move) &&
              game.round === point.game.round && (
                <li key={i}>
                  <button
                    type="button"
                    class="button"
                    aria-current={i === at ? 'step' : undefined}
                    onClick={() => jump(i)}
                  >
                    <b>{names[by]}</b> {nameMove(language, move, story[i - 1]!.game)}
                  </button>
                </li>
              ),
          )}
        </ol>
      </section>
    </div>
  );
}
