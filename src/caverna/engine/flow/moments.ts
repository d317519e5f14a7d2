// What comes by itself, and the moment before it: whoever could still change it by exchanges is asked, nobody else
// (base.exchange.anytime).

import { ALL_EXCHANGES } from '../boxes/lists.ts';
import { feedAgain } from '../do/breed.ts';
import { gain } from '../do/primitives.ts';
import { donkeysWanted, houseNew, sendDonkeysToMines } from '../housing/house.ts';
import { vacates } from '../housing/solve.ts';
import { singleEffect, withSingle } from '../legal/exchange.ts';
import { sites } from '../legal/land.ts';
import type { Vacates } from '../powers/hooks.ts';
import { enjoys, HOOKS } from '../powers/index.ts';
import { canRaise, isSpent } from '../raise/purse.ts';
import { type Bundle, price, sum } from '../state/goods.ts';
import { pop, push, type Turn } from '../state/turn.ts';
import type { Coming, FrameOf, Game, Player, Seat } from '../state/types.ts';
import { sendToMines } from './seats.ts';

/** Powers that bring goods by themselves. */
const GIFTS = {
  income: 'income',
  harvestStart: 'harvestIncome',
  breeding: 'onBreedingPhase',
} as const satisfies Partial<Record<Coming, keyof typeof HOOKS>>;
type Gift = keyof typeof GIFTS;

const giversOf = (player: Player, before: Gift) =>
  HOOKS[GIFTS[before]].flatMap((power) => {
    const gift = power[GIFTS[before]] as (player: Player, game: Game, vacates: Vacates) => Bundle;
    return player.powers[power.id] ? [{ gift, rule: power.rule }] : [];
  });

/** This is about to come for a seat: at once if nobody has a say in it. */
export function approach(turn: Turn, seat: Seat, before: Coming): void {
  const player = turn.game.players[seat];
  if (before === 'roundEnd' || enjoys(player, GIFTS[before]))
    push(turn, { kind: 'moment', seat, dwarf: -1, rule: 'base.exchange.anytime', before });
  else come(turn, seat, before);
}

export function settleMoment(turn: Turn, { seat, before, over }: FrameOf<'moment'>): boolean {
  if (before === 'income') sendToMines(turn, seat);
  if (!over && matters(turn.game, turn.game.players[seat], before)) return false;
  pop(turn);
  come(turn, seat, before);
  return true;
}

function come(turn: Turn, seat: Seat, before: Coming): void {
  if (before === 'roundEnd') return;
  const { dog } = turn.game.players[seat].goods;
  for (const { gift, rule } of giversOf(turn.game.players[seat], before))
    gain(turn, seat, gift(turn.game.players[seat], turn.game, vacates), rule);
  const player = turn.game.players[seat];
  if (before === 'harvestStart' && enjoys(player, 'harvestOffers'))
    push(turn, { kind: 'offers', seat, dwarf: -1, rule: 'folk.people.harvestStart', used: {} });
  if (before !== 'breeding') return;
  // folk.open.feedingRoomDogs
  if (turn.game.setup.options.dogsFedAgain !== false && player.goods.dog > dog)
    feedAgain(turn, seat, ['dog']);
  push(turn, { kind: 'breed', seat, dwarf: -1, rule: 'base.harvest.breed', types: 4, harvest: true });
}

/** Could exchanges change what is about to come? */
function matters(game: Game, player: Player, before: Coming): boolean {
  if (before === 'roundEnd') return lastChance(player);
  const worth = (one: Player): number =>
    giversOf(player, before).reduce((all, { gift }) => all + sum(gift(one, game, vacates)), 0);
  const now = worth(player);
  return prospects(player).some((one) => worth(one) > now);
}

/** Trades that are allowed once a round and have not been made: rubies buy as much without them. */
function lastChance(player: Player): boolean {
  const poorer = { ...player, goods: { ...player.goods, ruby: 0, gemfruit: 0 } };
  return ALL_EXCHANGES.some(
    (entry) =>
      entry.oncePerRound &&
      player.powers[entry.power!] &&
      !isSpent(player, entry) &&
      canRaise(poorer, price(entry.pay)),
  );
}

const MOST_RUBIES = 4;

/** What goods to come may depend on, after exchanges: animals eaten, a donkey, dogs, meadows or a cavern bought. */
function prospects(player: Player): Player[] {
  const { goods } = player;
  const none = { sheep: 0, donkey: 0, wildBoar: 0, cattle: 0 };
  let farm: Player = { ...player, herds: [], watch: [], goods: { ...goods, ...none } };
  const found = [farm];
  let rubies = 0;
  while (rubies < MOST_RUBIES && canRaise(player, price({ ruby: rubies + 1 }))) rubies++;
  if (rubies === 0) return found;
  found.push({ ...player, goods: { ...goods, dog: goods.dog + rubies } });
  const hired: Player = { ...player, goods: { ...goods, donkey: goods.donkey + 1 } };
  const wanted = donkeysWanted(player);
  if (wanted && houseNew(hired, 'donkey', 1)) {
    sendDonkeysToMines(hired, wanted);
    found.push(hired);
  }
  for (let i = 0; i < rubies; i++)
    sites(farm, singleEffect('meadow'), (_, at) => {
      farm = withSingle(farm, 'meadow', at);
      return true;
    });
  found.push(farm);
  if (rubies > 1)
    sites(player, singleEffect('cavern'), (_, at) => {
      found.push(withSingle(player, 'cavern', at));
      return false;
    });
  return found;
}
