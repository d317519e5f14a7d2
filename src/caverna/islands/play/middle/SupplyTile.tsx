import type { JSX } from 'preact';
import { inAddress, path } from '../../../../site/paths.ts';
import { type Bundle, FURNISHINGS, type Move, type TileId } from '../../../engine/index.ts';
import { nameTile } from '../../../telling/index.ts';
import { useReader, useTapped } from '../context.ts';
import { Advised } from '../guide/Advised.tsx';
import { Goods } from '../signs/Goods.tsx';
import { withMinus } from '../signs/numbers.ts';
import { Sign } from '../signs/Sign.tsx';

interface Props {
  tile: TileId;
  /** How many are left, where the number is limited. */
  copies: number | undefined;
  able: boolean;
  move: Move | undefined;
  onChoose(move: Move): void;
  onPreview(move: Move | null): void;
  onWhy(tile: TileId): void;
}

/** A tile on offer. Lit it is built by tapping; otherwise tapping says why not. Its sign leads to the rule page. */
export function SupplyTile({ tile, copies, able, move, onChoose, onPreview, onWhy }: Props): JSX.Element {
  const { language, t } = useReader();
  const tapped = useTapped(move && [move]);
  const { price, points } = FURNISHINGS[tile];
  const name = nameTile(language, tile);
  const goods = Object.fromEntries(Object.entries(price).filter(([, n]) => n > 0)) as Bundle;
  return (
    <div class={`offer${move ? ' lit' : ''}${able ? ' able' : ''}${tapped ? ' held' : ''}`}>
      <button
        type="button"
        class="offer-take"
        onClick={() => (move ? onChoose(move) : onWhy(tile))}
        {...(move && {
          onMouseEnter: () => onPreview(move),
          onMouseLeave: () => onPreview(null),
          onFocus: () => onPreview(move),
          onBlur: () => onPreview(null),
        })}
      >
        <span class="offer-name">{name}</span>
        <span class="offer-facts">
          {Object.keys(goods).length > 0 ? <Goods goods={goods} /> : t.free}
          <Advised moves={move && [move]} />
          {copies !== undefined && <span class="soft">{t.copies(copies)}</span>}
        </span>
        <span class="offer-points" title={t.points(points)}>
          <span aria-hidden="true">{withMinus(points)}</span>
          <Sign name="points" label={t.points(points)} />
        </span>
        <span class="offer-able">{able ? <Sign name="check" label={t.affordable} /> : t.whyNotThis}</span>
      </button>
      <a class="offer-page" href={path(language, `tiles/${inAddress(tile)}`)} aria-label={t.openPage(name)}>
        <Sign name="rule" />
      </a>
    </div>
  );
}
