import { strings } from '../../i18n/site.ts';
import { type Language, original } from '../../site/languages.ts';
import { EXCHANGES, type Exchange } from '../engine/index.ts';
import { goodsInWords, type NamesIn, nameGood, nameTile, WRITTEN } from '../telling/index.ts';
import type { ComponentKind } from './kinds.ts';
import type { Component } from './list.ts';

const written: Partial<Record<ComponentKind, NamesIn>> = WRITTEN;

export { nameGood, nameTile };

/** Does the tile have a name in this very language? */
export const hasOwnName = (language: Language, tile: string): boolean => !!WRITTEN.tiles(language)[tile];

/** What an exchange takes and gives, in words. */
export function exchangeInWords(language: Language, exchange: Exchange): { pay: string; get: string } {
  const t = strings(language);
  if (exchange.amount) return { pay: t.exchangeGold, get: t.exchangeGoldFood };
  if (exchange.weapon) return { pay: t.exchangeWeapon, get: t.exchangeWeaponFood };
  const get = exchange.places
    ? (t.exchangeTiles[exchange.places] ?? '')
    : goodsInWords(language, exchange.get);
  return { pay: goodsInWords(language, exchange.pay), get };
}

/** Kinds whose names follow from their data. */
function madeUp(language: Language, { kind, id }: Component): string {
  const t = strings(language);
  if (kind === 'movement') return t.movementName(id);
  if (kind === 'milestones') return t.milestoneName(id);
  if (kind === 'events') return t.eventName(Number(id.slice('event'.length)));
  if (kind === 'exchanges') {
    const exchange = EXCHANGES.find((other) => other.id === id);
    if (!exchange) throw new Error(`There is no exchange ${id}`);
    const { pay, get } = exchangeInWords(language, exchange);
    const name = t.exchangeName(pay, get);
    return name.charAt(0).toUpperCase() + name.slice(1);
  }
  return t.supplyNames[supplySort(id)](id);
}

export function supplySort(id: string): 'base' | 'extension' | 'long' | 'short' {
  if (id.startsWith('S')) return 'extension';
  if (id.startsWith('L')) return 'long';
  return id.startsWith('R') ? 'short' : 'base';
}

/** The name on record in this very language. */
export const ownName = (language: Language, { kind, id }: Component): string | null | undefined =>
  written[kind]?.(language)[id];

export const componentName = (language: Language, component: Component): string =>
  ownName(language, component) ?? ownName(original, component) ?? madeUp(language, component);
