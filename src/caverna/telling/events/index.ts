// What happened, event by event, and as the lines of a log.

import type { Language } from '../../../site/languages.ts';
import type { Bundle, EventOf, EventType, Game, GameEvent } from '../../engine/index.ts';
import { inBrackets, type Tongue, tongue } from '../tongue.ts';
import { BASE } from './base.ts';
import { gather } from './lines.ts';
import { ORCS } from './orcs.ts';
import type { Tellers } from './types.ts';

const TELLERS: Tellers<EventType> = { ...BASE, ...ORCS };

const tell = <T extends EventType>(type: T, t: Tongue, event: EventOf<T>, game: Game): string | null =>
  TELLERS[type](t, event, game);

/** One sentence for an event; null when it is not worth a line of its own. `game`: right after the event, or later. */
export const tellEvent = (language: Language, event: GameEvent, game: Game): string | null =>
  tell(event.type, tongue(language), event, game);

/** A line of a log: what it says, the rule behind it, and the events that it tells. */
interface Line {
  text: string;
  rule: GameEvent['rule'];
  events: readonly GameEvent[];
}

/** "Anna forges a weapon of strength 2 (2 ore)." */
function withCost(t: Tongue, text: string | null, cost: Bundle | undefined): string | null {
  const goods = cost ? t.goods(cost) : '';
  return text && goods ? `${text.slice(0, -1)}${inBrackets(goods)}.` : text;
}

/** The events of one move as lines: what belongs together stands in one sentence. */
export function tellEvents(language: Language, events: readonly GameEvent[], game: Game): Line[] {
  const t = tongue(language);
  const lines: Line[] = [];
  for (const { events: told, tell, main = told[0]!, cost } of gather(events)) {
    const text = tell ? tell(t, game) : withCost(t, tellEvent(language, main, game), cost);
    if (text) lines.push({ text, rule: main.rule, events: told });
  }
  return lines;
}
