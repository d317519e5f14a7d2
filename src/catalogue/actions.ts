import type { SpaceVariant } from '../engine/index.ts';
import { strings } from '../i18n/index.ts';
import type { Language } from '../site/languages.ts';
import { goodsInWords } from '../telling/index.ts';

export { actionInWords } from '../telling/index.ts';

/** What a space collects each round: "3 wood if empty, otherwise 1 wood". */
export function addsInWords(language: Language, { empty, more }: NonNullable<SpaceVariant['adds']>): string {
  const [first, later] = [goodsInWords(language, empty), goodsInWords(language, more)];
  return first === later ? first : strings(language).factAddsElse(first, later);
}
