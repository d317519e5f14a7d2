import type { JSX } from 'preact';
import { dialogWords } from '../../../../i18n/play-dialogs.ts';
import { linesOf } from '../../../../table/timeline.ts';
import type { Timeline } from '../../../table/types.ts';
import { useReader } from '../context.ts';

interface Props {
  timeline: Timeline;
  onJump(point: number): void;
}

/** What was tried and taken back: every other line of the game, one press away. */
export function Lines({ timeline, onJump }: Props): JSX.Element | null {
  const { language } = useReader();
  const words = dialogWords(language);
  const [, ...others] = linesOf(timeline);
  if (others.length === 0) return null;
  return (
    <details class="menu-lines">
      <summary>
        {words.lines} ({others.length})
      </summary>
      <p class="soft">{words.lineNote}</p>
      <ul>
        {others
          .toReversed()
          .slice(0, 50)
          .map(({ tip, length, leaves }) => (
            <li key={tip}>
              <button type="button" class="plain-button" onClick={() => onJump(tip)}>
                {words.lineOf(length, timeline.points[leaves]!.depth)}
              </button>
            </li>
          ))}
      </ul>
    </details>
  );
}
