// What happens in a battle, in sentences.

import { spoken } from '../../i18n/load.ts';
import type { Language } from '../../site/languages.ts';
import type { BattleEvent } from '../engine/index.ts';

/** A sentence for each event, made with its facts. */
export type BattleEventWords = {
  readonly [Name in BattleEvent['event']]: (event: BattleEvent & { event: Name }) => string;
};

const words = spoken<BattleEventWords>(
  import.meta.glob('./*/battle-events.ts', { eager: true, import: 'words' }),
);

export function battleEventText(language: Language, event: BattleEvent): string {
  const say = words(language)[event.event] as (event: BattleEvent) => string;
  return say(event);
}
