// What happens in a battle, in sentences.

import { ofPage } from '../../i18n/load.ts';
import type { Language } from '../../site/languages.ts';
import type { BattleEvent } from '../engine/index.ts';

/** A sentence for each event, made with its facts. */
export type BattleEventWords = {
  readonly [Name in BattleEvent['event']]: (event: BattleEvent & { event: Name }) => string;
};

const words = await ofPage(import.meta.glob<BattleEventWords>('./*/battle-events.ts', { import: 'words' }));

export function battleEventText(language: Language, event: BattleEvent): string {
  const say = words(language)[event.event] as (event: BattleEvent) => string;
  return say(event);
}
