import type { JSX } from 'preact';
import { lazy } from '../../../../islands/lazy.tsx';
import { type Game, type Move, pending } from '../../../engine/index.ts';
import { loadRefusalWords } from '../../../telling/index.ts';
import type { Picking } from '../board/use-picking.ts';
import { useReader } from '../context.ts';
import { PreviewBox } from '../preview/PreviewBox.tsx';
import type { Preview } from '../preview/preview.ts';
import { Sign } from '../signs/Sign.tsx';
import type { TableGame } from '../table-game.ts';
import { Choices } from './Choices.tsx';
import { RefusedMove } from './RefusedMove.tsx';
import type { Props as WhyProps } from './Why.tsx';
import type { WhyNot } from './why-not.ts';

// The reasons come with it; without a network it says no more than that it is not possible.
const Why = lazy(
  async ({ language }: WhyProps) => {
    const [{ Why }] = await Promise.all([import('./Why.tsx'), loadRefusalWords(language)]);
    return Why;
  },
  ({ why }) => (
    <p class="why" role="status">
      <strong>{useReader().t.notPossible(why.name)}</strong>
    </p>
  ),
);

// Only between turns.
const TurnOver = lazy(async () => (await import('./TurnOver.tsx')).TurnOver);

interface Props {
  table: TableGame;
  onChoose(move: Move): void;
  game: Game;
  /** Something worth knowing, such as a reveal that was taken back. */
  notice: string | null;
  picking: Picking;
  offered: ReadonlySet<string>;
  arranging: boolean;
  canArrange: boolean;
  preview: Preview | null;
  why: WhyNot | null;
  nameOf(move: Move): string;
  onPreview(move: Move | null): void;
  onArrange(): void;
  onWhyClosed(): void;
}

/** The decision: all choices, their result, and why something else is not among them. */
export function Decide(props: Props): JSX.Element {
  const { table, game, notice, picking, offered, arranging, canArrange, preview, why, nameOf, onPreview } =
    props;
  const { language, t } = useReader();
  const asked = pending(game);
  const { trouble, mine } = table;
  return (
    <section class="decide" aria-label={t.choices}>
      {trouble && (
        <p class="trouble" role="alert">
          {trouble.code === 'botFailed' ? (
            t.botFailed
          ) : (
            <>
              {t.trouble} <RefusedMove game={game} refusal={trouble} />
            </>
          )}
        </p>
      )}
      {notice && (
        <p class="notice" role="status">
          <Sign name="info" /> {notice}
        </p>
      )}
      {why && <Why key={why.name} {...{ language, game, why }} onClose={props.onWhyClosed} />}
      {(table.ended || (table.bot !== null && (table.paused || trouble))) && <TurnOver table={table} />}
      {asked && mine && (
        <div class="choice-scroll">
          {picking.narrowed && (
            <p class="picked">
              {picking.first && t.picked(picking.first)}
              <button type="button" class="plain-button" onClick={picking.letGo}>
                {t.pickAgain}
              </button>
            </p>
          )}
          {arranging && <p class="picked">{t.arrangeAsk}</p>}
          <Choices
            kind={asked.kind}
            moves={picking.meant}
            offered={offered}
            nameOf={nameOf}
            onChoose={props.onChoose}
            onPreview={onPreview}
          />
          {canArrange && (
            <button
              type="button"
              class="choice choice-quiet"
              aria-pressed={arranging}
              onClick={props.onArrange}
            >
              <Sign name="pasture" /> {arranging ? t.arrangeOff : t.arrangeOn}
            </button>
          )}
        </div>
      )}
      {mine && asked && <PreviewBox preview={preview} />}
    </section>
  );
}
