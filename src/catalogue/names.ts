import folkNames from '../../content/names/folks.json';
import goodNames from '../../content/names/goods.json';
import lootNames from '../../content/names/loot.json';
import rewardNames from '../../content/names/rewards.json';
import spaceNames from '../../content/names/spaces.json';
import tileNames from '../../content/names/tiles.json';
import trapNames from '../../content/names/traps.json';
import { type Bundle, EXCHANGES, type Exchange } from '../engine/index.ts';
import { strings } from '../i18n/index.ts';
import { type Language, otherLanguages } from '../site/languages.ts';
import type { ComponentKind } from './kinds.ts';
import type { Component } from './list.ts';

type Names = Record<string, Record<Language, string | null>>;

const written: Partial<Record<ComponentKind, Names>> = {
  tiles: tileNames,
  traps: trapNames,
  rewards: rewardNames,
  spaces: spaceNames,
  loot: lootNames,
  folk: folkNames,
};

/** "1 wood, 2 stone and 1 ruby". */
export function goodsInWords(language: Language, goods: Bundle): string {
  const names = goodNames as Record<string, Record<Language, string[]>>;
  const parts = Object.entries(goods).map(([id, n]) => `${n} ${names[id]?.[language][n === 1 ? 0 : 1]}`);
  const last = parts.pop() ?? '';
  return parts.length > 0 ? `${parts.join(', ')} ${strings(language).and} ${last}` : last;
}

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
