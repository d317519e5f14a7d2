import type { JSX } from 'preact';
import { useReader } from '../context.ts';
import { Goods } from '../signs/Goods.tsx';
import { asChange, withMinus } from '../signs/numbers.ts';
import type { Preview } from './preview.ts';

/** What a choice would change, before it is made. */
export function PreviewBox({ preview }: { preview: Preview | null }): JSX.Element {
  const { t } = useReader();
  if (!preview) return <p class="preview soft">{t.previewHint}</p>;
  const { goods, points, short, ends, more } = preview;
  const changes = Object.values(goods).some((n) => n !== 0);
  return (
    <p class="preview">
      {(changes || !more) && <span>{changes ? <Goods goods={goods} signed /> : t.previewNothing}</span>}
      {more && <span>{t.previewMore}</span>}
      {points && (
        <span>
          {t.previewScore}: <strong>{withMinus(points.after)}</strong> (
          {asChange(points.after - points.before)})
        </span>
      )}
      {short !== undefined && <span class={short > 0 ? 'alarm' : ''}>{t.previewShort(short)}</span>}
      {ends && <span class="soft">{t.previewEnds}</span>}
    </p>
  );
}
