import { strings } from '../../i18n/site.ts';
import type { Language } from '../../site/languages.ts';
import type { SpaceVariant } from '../engine/index.ts';
import { goodsInWords } from '../telling/index.ts';

export { actionInWords } from '../telling/index.ts';

/** What a space collects each round: "3 wood if empty, otherwise 1 wood"; "1 ruby, from round 3 on". */
export function addsInWords(
  language: Language,
  { empty, more, from }: NonNullable<SpaceVariant['adds']>,
): string {
  const t = strings(language);
  const [first, later] = [goodsInWords(language, empty), goodsInWords(language, more)];
  const goods = first === later ? first : t.factAddsElse(first, later);
  return from ? t.factAddsFrom(goods, from) : goods;
}
