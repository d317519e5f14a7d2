import type { JSX } from 'preact';
import { anySeed } from '../../../../islands/chance.ts';
import { path } from '../../../../site/paths.ts';
import { beginDraft, draftChoice, type FolkId, keepFolk } from '../../../engine/index.ts';
import { useReader } from '../context.ts';
import { Sign } from '../signs/Sign.tsx';

/** Everybody keeps the first board that is dealt to them. */
function drawn(seats: number): (FolkId | null)[] {
  let draft = beginDraft(Array<boolean>(seats).fill(true), 0, anySeed());
  while (draft.ok) {
    const choice = draftChoice(draft.value);
    if (!choice) return draft.value.kept;
    draft = keepFolk(draft.value, choice.boards[0]!);
  }
  return Array<null>(seats).fill(null);
}

interface Props {
  seats: number;
  onDraw(folk: readonly (FolkId | null)[]): void;
}

/** Folk by lot, or drafted at the table as the rules say. */
export function FolkDraw({ seats, onDraw }: Props): JSX.Element {
  const { language, t } = useReader();
  return (
    <p class="setup-more">
      <button type="button" class="button" onClick={() => onDraw(drawn(seats))}>
        <Sign name="dice" /> {t.drawFolk}
      </button>
      <a class="button" href={path(language, 'simulators/folk-draft')}>
        {t.draftFolk}
      </a>
    </p>
  );
}
