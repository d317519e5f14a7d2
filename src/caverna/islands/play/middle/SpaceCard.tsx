import type { JSX } from 'preact';
import type { Move, SpaceState, SpaceVariant } from '../../../engine/index.ts';
import { actionInWords, nameSpace } from '../../../telling/index.ts';
import { useReader, useTapped } from '../context.ts';
import { Advised } from '../guide/Advised.tsx';
import { memo } from '../memo.ts';
import { SeatDisc } from '../seats/SeatDisc.tsx';
import { signsOf } from '../signs/effect-signs.ts';
import { Goods } from '../signs/Goods.tsx';
import { Sign } from '../signs/Sign.tsx';

interface Props {
  space: SpaceState;
  /** What is done there. */
  side: SpaceVariant | undefined;
  /** Who stands there. */
  by: string | undefined;
  /** What going there does, in words; missing when nobody may go. */
  says: string | undefined;
  /** The move of going there, when it is possible now; several when different people could go. */
  moves: readonly Move[] | undefined;
  onChoose(moves: readonly Move[]): void;
  onPreview(move: Move | null): void;
  onWhy(space: SpaceState): void;
}

/** One action space: what lies there, what it does, who stands there; lit when a dwarf may go. */
export const SpaceCard = memo((props: Props): JSX.Element => {
  const { space, side, by, says, moves, onChoose, onPreview, onWhy } = props;
  const { language, t } = useReader();
  const move = moves?.[0];
  const tapped = useTapped(moves);
  const name = nameSpace(language, space.id);
  const groups = side ? signsOf(side.action) : [];
  const lies = Object.values(space.goods).some((n) => n > 0);
  return (
    <button
      type="button"
      class={move ? `space lit${tapped ? ' held' : ''}` : by ? 'space taken' : 'space'}
      title={side ? actionInWords(language, side.action) : name}
      onClick={() => (moves ? onChoose(moves) : onWhy(space))}
      {...(move && {
        onMouseEnter: () => onPreview(move),
        onMouseLeave: () => onPreview(null),
        onFocus: () => onPreview(move),
        onBlur: () => onPreview(null),
      })}
    >
      <span class="space-name">{name}</span>
      {by && <SeatDisc seat={space.by} />}
      <span class="space-goods">
        {lies ? <Goods goods={space.goods} /> : side?.adds && <span class="soft">{t.empty}</span>}
      </span>
      <span class="space-does" aria-hidden="true">
        {groups.map((signs, i) => (
          <span key={i} class="space-part">
            {signs.map((sign, j) => (
              <span key={j}>
                {sign.note}
                <Sign name={sign.icon} />
              </span>
            ))}
          </span>
        ))}
      </span>
      <Advised moves={moves} />
      <span class="hidden-visually">{says ?? (by ? t.takenBy(by) : t.whyNot(name))}</span>
    </button>
  );
});
