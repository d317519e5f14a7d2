import type { JSX } from 'preact';
import {
  CORRECTION_FIELDS,
  type Corrections,
  type CorrectionValue,
  type Good,
  valueIn,
} from '../../engine/index.ts';
import { goodsInWords } from '../../telling/names.ts';
import { type Speech, valueLabel } from './labels.ts';

const fieldOf = new Map(CORRECTION_FIELDS.map((field) => [field.id, field]));

/** The text of Charcoal Storage as it has been put together, to be compared with the tile. */
export function CharcoalText({
  corrections,
  speech,
}: {
  corrections: Corrections;
  speech: Speech;
}): JSX.Element {
  const { language, words } = speech;
  const { says } = words.charcoal;
  const field = (name: string) => fieldOf.get(`folk.charcoal.${name}`)!;
  const at = (name: string): CorrectionValue => valueIn(corrections, field(name));
  const number = (name: string): number => at(name) as number;
  const label = (name: string): string => valueLabel(field(name), at(name), speech);
  const goods = (good: string, n: string): string =>
    goodsInWords(language, { [at(good) as Good]: number(n) });
  const sentences: string[] = [];
  if (number('built.n') > 0) sentences.push(says.built(goods('built.good', 'built.n')));
  if (number('harvest.n') > 0) {
    const per =
      at('harvest.per') === 'none' ? null : says.every(number('harvest.each'), label('harvest.per'));
    sentences.push(says.harvest(goods('harvest.good', 'harvest.n'), per));
  }
  if (number('trade.times') > 0)
    sentences.push(
      says.trade(number('trade.times'), goods('trade.pay', 'trade.payN'), goods('trade.get', 'trade.getN')),
    );
  if (number('score.points') > 0)
    sentences.push(says.score(number('score.points'), says.every(number('score.each'), label('score.per'))));
  return (
    <p class="box-text" aria-live="polite">
      <b>{words.groups.charcoal}:</b> {sentences.join(' ') || says.nothing}
    </p>
  );
}
