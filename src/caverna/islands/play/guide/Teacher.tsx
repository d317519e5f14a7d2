import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { lessonWords } from '../../../../i18n/lesson.ts';
import { RuleLink } from '../../../../islands/RuleLink.tsx';
import { textIn } from '../../../../site/languages.ts';
import { movesSoFar } from '../../../../table/timeline.ts';
import { type Lesson, progressOf } from '../../../table/lesson.ts';
import { nameMove } from '../../../telling/index.ts';
import { useReader } from '../context.ts';
import { Sign } from '../signs/Sign.tsx';
import type { TableGame } from '../table-game.ts';
import type { Advice } from './advice.ts';
import { firstLesson } from './first-lesson.ts';

interface Props {
  table: TableGame;
  /** Hears which choice is advised, so that the table can point at it. */
  onAdvice(advice: Advice | null): void;
}

/** The guide beside the table: what to do next and why; whoever leaves the path may come back. */
export function Teacher({ table, onAdvice }: Props): JSX.Element | null {
  const { language } = useReader();
  const words = lessonWords(language);
  const [lesson, setLesson] = useState<Lesson | null>(null);
  const [closed, setClosed] = useState(false);
  useEffect(() => {
    firstLesson().then(setLesson);
  }, []);
  const lines = movesSoFar(table.timeline);
  const progress = lesson && !closed ? progressOf(lesson, lines) : null;
  const step = progress && typeof progress === 'object' && 'step' in progress ? progress.step.line : null;
  useEffect(() => {
    onAdvice(step ? { line: step, says: words.advised } : null);
    return () => onAdvice(null);
  }, [step]);
  if (!lesson || !progress) return null;
  const astray = typeof progress === 'object' && 'astray' in progress ? progress.astray : 0;
  // Long after the last step the guide has nothing to say any more.
  if (progress === 'end' && lines.length > lesson.steps.length + 3) return null;
  const back = (): void => {
    let point = table.timeline.at;
    for (let i = 0; i < astray; i++) point = table.timeline.points[point]!.after;
    table.jump(point);
  };
  return (
    <aside class="teacher" aria-label={words.guide}>
      <header>
        <b>
          <Sign name="book" /> {words.guide}
        </b>
        {typeof progress === 'object' && 'at' in progress && (
          <span class="soft">{words.step(progress.at + 1, lesson.steps.length)}</span>
        )}
        <button type="button" class="plain-button" onClick={() => setClosed(true)}>
          {words.leave}
        </button>
      </header>
      <div aria-live="polite">
        {progress === 'end' && <p>{textIn(lesson.end, language)}</p>}
        {astray > 0 && <p>{words.astray}</p>}
        {typeof progress === 'object' && 'step' in progress && (
          <p>
            {textIn(progress.step.say, language)} <RuleLink language={language} rule={progress.step.rule} />
          </p>
        )}
      </div>
      {typeof progress === 'object' && 'move' in progress && table.mine && (
        <button type="button" class="choice choice-quiet" onClick={() => table.choose(progress.move)}>
          {words.doIt}: {nameMove(language, progress.move, table.game)}
        </button>
      )}
      {astray > 0 && (
        <button type="button" class="choice choice-quiet" onClick={back}>
          {words.back(astray)}
        </button>
      )}
    </aside>
  );
}
