import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import {
  closesBeforeScoring,
  folkExchanges,
  ownerInWords,
  ownerOf,
} from '../../../src/caverna/catalogue/exchanges.ts';
import { tileFacts } from '../../../src/caverna/catalogue/tiles.ts';
import { EXCHANGES, type Exchange, RULES } from '../../../src/caverna/engine/index.ts';
import { nameFolk, nameTile } from '../../../src/caverna/telling/index.ts';
import { strings } from '../../../src/i18n/site.ts';

const every = [...EXCHANGES, ...(await folkExchanges())];
const named = every.map((exchange) => [exchange.id, exchange] as const);

/** The one line that lists show of a tile. */
const summary = (tile: string): string =>
  /^summary: (.*)$/m.exec(readFileSync(`content/en/components/tiles/${tile}.mdx`, 'utf8'))?.[1] ?? '';

describe('the list of exchanges', () => {
  it.each(named)('names who may make %s', (_, exchange: Exchange) => {
    for (const language of ['en', 'de'] as const) {
      const words = ownerInWords(language, exchange);
      const { power } = exchange;
      if (!power) expect(words).toBe(strings(language).exchangeEverybody);
      else {
        expect(words).toContain(
          ownerOf(exchange).sort === 'folk' ? nameFolk(language, power) : nameTile(language, power),
        );
        expect(words).not.toBe(strings(language).exchangeEverybody);
      }
    }
  });

  it('has exchanges for everybody, for owners of a tile and for a folk', () => {
    expect(new Set(every.map((exchange) => ownerOf(exchange).sort))).toEqual(
      new Set(['everybody', 'tile', 'folk']),
    );
  });
});

describe('an exchange that closes when scoring starts says so in one line', () => {
  it.each(named)('%s', (_, exchange) => {
    const ends = closesBeforeScoring(exchange);
    const owner = ownerOf(exchange);
    const lines = [RULES[exchange.rule]];
    if (owner.sort === 'tile') {
      expect(tileFacts(owner.id).timing.includes('anytimeBeforeScoring')).toBe(ends);
      lines.push(summary(owner.id));
      const tileRule = `base.tile.${owner.id}` as keyof typeof RULES;
      if (RULES[tileRule]) lines.push(RULES[tileRule]);
    }
    for (const line of lines) expect(/before scoring/i.test(line), line).toBe(ends);
  });
});

describe('one line about the Builder', () => {
  it('does not read as if one ore paid for two materials', () => {
    expect(RULES['base.tile.builder'].match(/1 (more )?ore/g)).toHaveLength(2);
    expect(summary('builder').match(/1 ore/g)).toHaveLength(2);
  });
});
