// Odds turned into the rows of their tables.

import type { OddsWords } from '../../../i18n/odds.ts';
import type { Language } from '../../../site/languages.ts';
import type { Bundle, Good } from '../../engine/index.ts';
import { ENDS, type Odds, type Share } from '../../odds/index.ts';
import { goodsInWords, listed, nameGood, nameTrap } from '../../telling/index.ts';
import { fraction } from './numbers.ts';
import type { Row } from './ShareTable.tsx';

export interface Told {
  language: Language;
  words: OddsWords;
  odds: Odds;
}

const shareIn = ({ of }: Odds, weight: number): Share => ({ weight, of });

export function orcRows({ words, odds }: Told): Row[] {
  const { orcs: w } = words;
  return odds.orcs.flatMap(({ id, strength, from, ends, breaches, takes }): Row[] => {
    const rows: Row[] = [{ key: id, what: from ? w.at(id, strength, from) : w.reserve(id) }];
    for (const end of ENDS)
      if (ends[end] > 0)
        rows.push({ key: `${id} ${end}`, what: w.ends[end], share: shareIn(odds, ends[end]), below: true });
    if (breaches > 0)
      rows.push({ key: `${id} breach`, what: w.breaches, share: shareIn(odds, breaches), below: true });
    for (const [at, weight] of Object.entries(takes).sort(([, a], [, b]) => b - a))
      rows.push({ key: `${id} ${at}`, what: w.takes(at), share: shareIn(odds, weight), below: true });
    if (id === 'D')
      for (const [at, weight] of Object.entries(odds.arrival ?? {}))
        rows.push({ key: `D ${at}`, what: w.arrives(at), share: shareIn(odds, weight), below: true });
    return rows;
  });
}

export function spaceRows({ language, words, odds }: Told): Row[] {
  return odds.spaces
    .filter(({ any }) => any > 0)
    .map(({ at, any, by }) => {
      const each = Object.entries(by).map(([orc, weight]) =>
        words.spaces.by(orc, fraction(words, shareIn(odds, weight))),
      );
      return {
        key: at,
        what: each.length > 0 ? `${at}: ${listed(language, each)}` : at,
        share: shareIn(odds, any),
      };
    });
}

export const fieldRows = ({ language, odds }: Told): Row[] =>
  odds.fields.map(({ at, crop, n, lost }) => ({
    key: at,
    what: `${at}: ${goodsInWords(language, { [crop]: n })}`,
    share: shareIn(odds, lost),
  }));

export const herdRows = ({ language, odds }: Told): Row[] =>
  odds.herds.map(({ at, animals, lost }) => ({
    key: at.join(),
    what: `${at.join(' + ')}: ${goodsInWords(language, animals)}`,
    share: shareIn(odds, lost),
  }));

export function trapRows({ language, words, odds }: Told): Row[] {
  return odds.traps.flatMap(({ at, id, active, off, does }): Row[] => [
    {
      key: at,
      what: `${at}: ${nameTrap(language, id)}${active ? '' : ` (${words.traps.spent})`}`,
      share: shareIn(odds, off),
      rule: `fiends.trap.${id}`,
    },
    ...does.map(({ orc, result, weight }) => ({
      key: `${at} ${orc} ${result}`,
      what: words.traps.results[result](words.orc(orc)),
      share: shareIn(odds, weight),
      below: true,
    })),
  ]);
}

export function lossRows({ language, words, odds }: Told): Row[] {
  const { losses: w } = words;
  const rows = (kind: 'lost' | 'paid' | 'gained', goods: Bundle): Row[] =>
    Object.entries(goods).map(([good, weight]) => ({
      key: `${kind} ${good}`,
      what: w[kind](nameGood(language, good as Good, 2)),
      share: shareIn(odds, weight),
    }));
  const captured: Row[] =
    odds.captured > 0 ? [{ key: 'captured', what: w.captured, share: shareIn(odds, odds.captured) }] : [];
  return [
    ...rows('lost', odds.lost),
    ...captured,
    ...rows('paid', odds.paid),
    ...rows('gained', odds.gained),
  ];
}
