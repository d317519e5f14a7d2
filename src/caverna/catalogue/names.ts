import { strings } from '../../i18n/index.ts';
import { type Language, otherLanguages } from '../../site/languages.ts';
import { EXCHANGES, type Exchange } from '../engine/index.ts';
import { goodsInWords, type Names, nameGood, nameTile, WRITTEN } from '../telling/index.ts';
import type { ComponentKind } from './kinds.ts';
import type { Component } from './list.ts';

const written: Partial<Record<ComponentKind, Names>> = WRITTEN;

export { goodsInWords, nameGood, nameTile };

/** Does the tile have a name in this very language? */
export const hasOwnName = (language: Language, tile: string): boolean => !!WRITTEN.tiles[tile]?.[language];

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

export function componentName(language: Language, component: Component): string {
  const names = written[component.kind]?.[component.id];
  return names ? (names[language] ?? names.en ?? component.id) : madeUp(language, component);
}

/** The name in the other language, where one is known. */
export function otherName(language: Language, component: Component): string | undefined {
  const [other] = otherLanguages(language);
  const names = written[component.kind]?.[component.id];
  return (other && names?.[other]) ?? undefined;
}
