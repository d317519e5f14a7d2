import type { JSX } from 'preact';
import { useEffect, useMemo } from 'preact/hooks';
import { orcSceneWords } from '../../../../i18n/orc-scene.ts';
import { RuleLink } from '../../../../islands/RuleLink.tsx';
import { useActor } from '../../../../islands/use-actor.ts';
import { endsOrcEvent, type Game, legalMoves, type Move, seatOf } from '../../../engine/index.ts';
import { askedNow, lastSeen, type OrcStage, orcEvent, shownGame } from '../../../machines/index.ts';
import { momentView } from '../../../scene/moments.ts';
import { orcPicks } from '../../../scene/orc-picks.ts';
import type { EventFilm } from '../../../table/film.ts';
import { tellEvent } from '../../../telling/index.ts';
import { useReader } from '../context.ts';
import { Sign } from '../signs/Sign.tsx';
import { Drawn } from './Drawn.tsx';
import type { Scene } from './scene.ts';

interface Props {
  film: EventFilm;
  game: Game;
  live: boolean;
  mine: boolean;
  /** The moment to begin with. */
  from: number;
  onAt(at: number): void;
  onScene(scene: Scene | null): void;
}

/** At the table nobody wants to wait for long. */
const machine = orcEvent.provide({ delays: { pace: 1100 } });
const NONE: ReadonlyMap<string, Move> = new Map();

/** The moments of an orc event: the drawn card, what happens and by which rule; the board shows it. */
export function Reel({ film, game, live, mine, from, onAt, onScene }: Props): JSX.Element {
  const { language } = useReader();
  const words = orcSceneWords(language);
  const [snapshot, send] = useActor(machine, { input: { game, moments: film.moments, from } });
  const { context } = snapshot;
  const { at, line } = context;
  const asked = askedNow(context);
  const last = lastSeen(context);
  const shown = shownGame(context);
  const soFar = line.moments.slice(0, at + 1).map(({ event }) => event);
  const seat = asked?.seat ?? soFar.map(seatOf).findLast((one) => one !== undefined) ?? 0;
  // Whoever is asked reads what has happened on the own board.
  const event = (asked && soFar.findLast((one) => seatOf(one) === seat)) ?? soFar[at]!;
  const view = useMemo(
    () => momentView(language, { before: line.moments[0]!.game, moments: line.moments }, at, seat),
    [language, line, at, seat],
  );
  useEffect(() => {
    if (live) send({ type: 'play' });
    return () => onScene(null);
  }, []);
  useEffect(() => {
    onAt(at);
    onScene({ seat, view, game: shown, answers: asked && mine ? orcPicks(game, legalMoves(game)) : NONE });
  }, [at, view]);
  const over = line.over && at >= last;
  const told = endsOrcEvent(event) ? null : tellEvent(language, event, shown);
  const playing = snapshot.matches({ pace: 'playing' });
  return (
    <section class="orc-scene" aria-label={words.title}>
      <Drawn game={shown} seat={seat} />
      <div class="orc-scene-says">
        <p>
          <strong class="orc-stage">{words.stages[(snapshot.value as { stage: OrcStage }).stage]}</strong>{' '}
          {over ? null : told} <RuleLink language={language} rule={event.rule} />
        </p>
      </div>
      <div class="orc-scene-steps">
        <button
          type="button"
          class="icon-button"
          disabled={at <= 0}
          title={words.back}
          aria-label={words.back}
          onClick={() => send({ type: 'back' })}
        >
          <Sign name="previous" />
        </button>
        <button
          type="button"
          class="icon-button"
          disabled={at >= last}
          title={words.forward}
          aria-label={words.forward}
          onClick={() => send({ type: 'forward' })}
        >
          <Sign name="next" />
        </button>
        {at < last && (
          <button type="button" class="plain-button" onClick={() => send({ type: 'jump', to: last })}>
            {words.toEnd}
          </button>
        )}
        {at >= last && last > 0 && (
          <button
            type="button"
            class="plain-button"
            onClick={() => {
              send({ type: 'restart' });
              send({ type: 'play' });
            }}
          >
            {words.watch}
          </button>
        )}
        {playing && (
          <button type="button" class="plain-button" onClick={() => send({ type: 'pause' })}>
            {words.pause}
          </button>
        )}
        <span class="soft">{words.stepOf(at + 1, last + 1)}</span>
      </div>
    </section>
  );
}
