import type { JSX } from 'preact';
import { editorWords } from '../../../i18n/editor.ts';
import { iconOf } from '../../../site/icons.ts';
import type { Language } from '../../../site/languages.ts';
import { ALL_GOODS, GOODS, type Good, type SeatPosition } from '../../engine/index.ts';
import { goodsInWords, nameGood } from '../../telling/index.ts';
import { Amount } from './Amount.tsx';
import { Fold } from './Fold.tsx';
import type { PanelProps } from './panel.ts';

const setGood = (seat: SeatPosition, good: Good, n: number): SeatPosition => {
  const { [good]: _, ...rest } = seat.goods ?? {};
  const goods = n === 0 ? rest : { ...rest, [good]: n };
  return { ...seat, goods };
};

/** Goods and begging markers as numbers. */
export function Supply({ language, modules, seat, onChange }: PanelProps): JSX.Element {
  const words = editorWords(language);
  const goods: readonly Good[] = modules.includes('folk') ? ALL_GOODS : GOODS;
  const name = (good: Good, where: Language): string => nameGood(where, good, 2);
  const has = Object.values(seat.goods ?? {}).some((n) => n > 0);
  const sum = has ? goodsInWords(language, seat.goods ?? {}) : words.nothing;
  return (
    <Fold title={words.goods} sum={sum}>
      <p class="editor-hint">{words.goodsHint}</p>
      <div class="amounts">
        {goods.map((good) => (
          <Amount
            key={good}
            words={words}
            what={name(good, language)}
            icon={iconOf(good)}
            value={seat.goods?.[good] ?? 0}
            onChange={(n) => onChange(setGood(seat, good, n))}
          />
        ))}
        <Amount
          words={words}
          what={words.begging}
          icon="begging"
          value={seat.begging ?? 0}
          onChange={(begging) => onChange({ ...seat, begging })}
        />
      </div>
    </Fold>
  );
}
