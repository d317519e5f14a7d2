// What a discovery costs, and with which cards of a hand it can be paid.

export const DISCOVERY_CARDS = ['friman', 'supply', 'stardust', 'tool'] as const;
export type DiscoveryCard = (typeof DISCOVERY_CARDS)[number];
export type Payment = Readonly<Partial<Record<DiscoveryCard, number>>>;
/** Cards of a hand that can pay for a discovery. */
export type Purse = Readonly<Record<DiscoveryCard, number>>;

/** battalia.valleys.roadPrice; a stardust stands for the supply. battalia.stardust.two */
const ROAD: readonly Payment[] = [
  { friman: 2, supply: 1 },
  { friman: 2, stardust: 1 },
];
/** battalia.valleys.buildingPrice */
const BUILDING: readonly Payment[] = [{ friman: 2 }, { tool: 1 }];

export type Find = 'road' | 'building';
export const pricesOf = (find: Find): readonly Payment[] => (find === 'road' ? ROAD : BUILDING);

export const covers = (purse: Purse, payment: Payment): boolean =>
  DISCOVERY_CARDS.every((card) => purse[card] >= (payment[card] ?? 0));

export const paidFrom = (purse: Purse, payment: Payment): Purse =>
  Object.fromEntries(
    DISCOVERY_CARDS.map((card) => [card, purse[card] - (payment[card] ?? 0)]),
  ) as unknown as Purse;

export const samePayment = (a: Payment, b: Payment): boolean =>
  DISCOVERY_CARDS.every((card) => (a[card] ?? 0) === (b[card] ?? 0));
