import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { EveningWords } from '../../../i18n/battalia-evening.ts';
import type { Language } from '../../../site/languages.ts';
import type { Seat, Table } from '../../engine/index.ts';
import { linkToTool, toolsFor } from './tool-links.ts';

/** Every tool is a view of the same table: it opens beside the evening with what stands on it now. */
export function Tools({
  language,
  words,
  table,
  seat,
}: {
  language: Language;
  words: EveningWords;
  table: Table;
  /** Whose turn it is. */
  seat: Seat;
}): JSX.Element {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <section class="desk-panel no-print">
      <h2>{words.tools}</h2>
      <p class="desk-soft">{words.toolNote}</p>
      <p class="desk-buttons">
        {toolsFor(table).map((tool) => (
          <button
            key={tool}
            type="button"
            class="button"
            aria-pressed={opened === tool}
            onClick={async () => {
              // A window that is opened later would be held back.
              const window_ = window.open('about:blank', '_blank');
              const href = await linkToTool(language, tool, table, seat);
              setOpened(tool);
              if (window_) window_.location.href = href;
              else location.href = href;
            }}
          >
            {words.toolNames[tool]}
          </button>
        ))}
      </p>
    </section>
  );
}
