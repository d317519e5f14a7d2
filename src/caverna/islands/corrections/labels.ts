// What a field of the box is called, and its values, in the reader's language.

import type { CorrectionWords } from '../../../i18n/corrections.ts';
import type { Language } from '../../../site/languages.ts';
import type { CorrectionField, Corrections, CorrectionValue, Direction, Good } from '../../engine/index.ts';
import { nameGood, nameLoot, nameTile, nameTrap } from '../../telling/names.ts';

export interface Speech {
  language: Language;
  words: CorrectionWords;
}

const KNOWN = 'folk.charcoal.known';
const last = (id: string): string => id.slice(id.lastIndexOf('.') + 1);
const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `fiends.card.M3-5.orcD` belongs to the item `fiends.card.M3-5`. */
export function itemOf({ id, group }: CorrectionField): string {
  if (group === 'cards' || group === 'extensions' || group === 'milestones' || group === 'strips')
    return id.split('.').slice(0, 3).join('.');
  if (group === 'events') return id.split('.').slice(0, 3).join('.');
  if (group !== 'charcoal') return group;
  const part = id.split('.')[2]!;
  return part === 'known' ? 'known' : ['price', 'points', 'replaces'].includes(part) ? 'cost' : part;
}

/** Without its text there is nothing to say about Charcoal Storage. */
export const isTold = ({ id, group }: CorrectionField, corrections: Corrections): boolean =>
  group !== 'charcoal' || id === KNOWN || corrections[KNOWN] === 'yes';

/** The heading of an item; empty when the group is one list. */
export function itemLabel(item: string, { words }: Speech): string {
  const [, kind, id = ''] = item.split('.');
  if (kind === 'card') return words.card(id);
  if (kind === 'event') return words.event(id);
  if (kind === 'extension') return words.extension(id);
  if (kind === 'base') return words.supplyBase;
  if (kind === 'strip') return words.strip(id);
  if (kind === 'milestone') return words.milestone(id.slice(2, 3), id.slice(3));
  const { cost, built, harvest, trade, score } = words.charcoal;
  const parts: Record<string, string> = { cost, built, harvest, trade, score };
  return parts[item] ?? '';
}

function charcoalLabel(id: string, { language, words }: Speech): string {
  const name = id.slice('folk.charcoal.'.length);
  const { charcoal } = words;
  const labels: Record<string, string> = {
    known: charcoal.known,
    points: charcoal.points,
    replaces: charcoal.replaces,
    'built.n': charcoal.builtN,
    'built.good': charcoal.builtGood,
    'harvest.n': charcoal.harvestN,
    'harvest.good': charcoal.harvestGood,
    'harvest.per': charcoal.harvestPer,
    'harvest.each': charcoal.harvestEach,
    'trade.times': charcoal.tradeTimes,
    'trade.pay': charcoal.tradePay,
    'trade.payN': charcoal.tradePayN,
    'trade.get': charcoal.tradeGet,
    'trade.getN': charcoal.tradeGetN,
    'score.points': charcoal.scorePoints,
    'score.per': charcoal.scorePer,
    'score.each': charcoal.scoreEach,
  };
  return labels[name] ?? charcoal.price(nameGood(language, last(id) as Good));
}

/** The name of a field within its item. */
export function fieldLabel({ id, group }: CorrectionField, speech: Speech): string {
  const { language, words } = speech;
  const end = last(id);
  switch (group) {
    case 'cards':
      return end === 'orcD' ? words.orcD : words.step(Number(end.slice(-1)));
    case 'events':
      return end === 'push' ? words.pushGood : end === 'pushN' ? words.pushNumber : words.orcDraws(end);
    case 'bribes':
      return words.bribe(end);
    case 'orcs':
      return words.gold(end);
    case 'loot':
      return words.strength(nameLoot(language, end));
    case 'extensions':
      return id.startsWith('fiends.base.') ? words.place(end) : words[end as 'dwelling' | 'tile' | 'trap'];
    case 'strips':
      return words.place(end);
    case 'milestones':
      return end === 'needs' ? words.needs : end === 'n' ? words.atLeast : words.discount;
    case 'points':
      return words.pointsOf(nameTile(language, end));
    case 'folk':
      return id === 'folk.trainingRoom' ? words.trainingRoom : words.colourOf(nameTile(language, end));
    case 'charcoal':
      return charcoalLabel(id, speech);
  }
}

/** Item and field together, for messages and for those who cannot see the heading. */
export function fullLabel(field: CorrectionField, speech: Speech): string {
  const item = itemLabel(itemOf(field), speech);
  return item ? `${item}: ${fieldLabel(field, speech)}` : fieldLabel(field, speech);
}

const GOODS = new Set(
  'wood stone ore gold ruby grain vegetable food dog sheep donkey wildBoar cattle'.split(' '),
);

/** A value in words. */
export function valueLabel(
  field: CorrectionField,
  value: CorrectionValue,
  { language, words }: Speech,
): string {
  const { id, group } = field;
  const end = last(id);
  if (typeof value === 'number') {
    if (group === 'events' && end !== 'pushN') return words.deckName(value);
    if (id === 'folk.charcoal.trade.times' && value === 0) return words.charcoal.never;
    if (/^folk\.charcoal\.(built|harvest)\.n$/.test(id) && value === 0) return words.charcoal.nothingGained;
    return String(value);
  }
  if (group === 'cards') return end === 'orcD' ? words.symbols[value]! : words.ways[value as Direction];
  if (id === KNOWN) return value === 'yes' ? words.charcoal.yes : words.charcoal.no;
  if (value === 'none') return end === 'replaces' ? words.charcoal.nothing : words.charcoal.once;
  if (GOODS.has(value)) return nameGood(language, value as Good, group === 'milestones' ? 2 : 1);
  if (words.needed[value]) return words.needed[value];
  if (words.counted[value]) return words.counted[value];
  if (group === 'folk') return words.colours[value] ?? value;
  return upper(end === 'trap' ? nameTrap(language, value) : nameTile(language, value));
}
