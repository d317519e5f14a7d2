import { tells } from '../scenario/tells.ts';
import type { Question } from '../scenario/types.ts';
import { readOptions } from '../state/options.ts';
import type { Result } from '../state/result.ts';
import { emptyTable, newPlayer, usuallyAgreed } from '../state/table.ts';
import { teamsOf } from '../state/teams.ts';
import type { Agreed, Card, Player, Seat, Square, Table } from '../state/types.ts';
import { dawn, dusk, entering, rayOf } from './calendar.ts';
import { checkpoint } from './checkpoint.ts';
import { captureCity } from './cities/capture.ts';
import { cityPoints, crownedOf } from './cities/limits.ts';
import { type Raise, raiseCity } from './cities/raise.ts';
import { clockBudget } from './clock.ts';
import { type Deck, deckSize, EMPTY_DECK } from './deck.ts';
import { fewestHires } from './growth/hires.ts';
import { type Planned, recount } from './growth/ledger.ts';
import { mayJoin, mayUse, type OwnThing } from './team/own.ts';
import { afterBattle, attack, battleOver, beginTurn, type TeamTurn, teamAfter } from './team/turn.ts';

// What a scenario leaves out is as usual: four players, hero mode, all options as we read them.
const agreedIn = (given: Record<string, unknown>): Agreed => ({
  ...usuallyAgreed((given.players as number | undefined) ?? 4),
  ...(given.agreed as Partial<Agreed>),
  options: readOptions(given.options)!,
});
const playerIn = (given: Record<string, unknown>): Player => ({
  ...newPlayer(),
  ...(given.player as Partial<Player>),
});
/** `{ "a1": [0, 5] }`: a city of seat 0 and level 5; the owner is null for a neutral one. */
const tableIn = (given: Record<string, unknown>): Table => {
  const table = emptyTable(agreedIn(given));
  const cities = (given.cities ?? {}) as Record<Square, [Seat | null, number]>;
  const roads = (given.roads ?? []) as Square[];
  const cards: Record<Square, Card> = Object.fromEntries([
    ...roads.map((square) => [square, { kind: 'road' }]),
    ...Object.entries(cities).map(([square, [owner, level]]) => [square, { kind: 'city', owner, level }]),
  ]);
  return {
    ...table,
    map: { ...table.map, cards },
    players: table.players.map((player) => ({ ...player, queen: 'held', king: 'held' })),
  };
};
const answerOf = <T>(result: Result<T>, tell: (value: T) => object): object =>
  result.ok
    ? { legal: true, ...tell(result.value) }
    : { legal: false, why: result.error.code, ...(result.error.rule && { rule: result.error.rule }) };

/** `[0, 1]` attacks, `[0]` has finished. */
function attacksIn(given: Record<string, unknown>) {
  const agreed = agreedIn(given);
  let turn: TeamTurn = beginTurn((given.team as number | undefined) ?? 0);
  return (given.steps as (Seat | null)[][]).map(([attacker, defender]) => {
    const told =
      defender === undefined
        ? battleOver(turn, attacker as Seat)
        : attack(agreed, turn, { attacker: attacker as Seat, defender });
    if (told.ok) turn = told.value.turn;
    return told;
  });
}

export const WEEK_QUESTIONS: Readonly<Record<string, Question>> = {
  checkpoint: (given) => {
    const agreed = agreedIn(given);
    const { player, margins, deck, events } = checkpoint(
      playerIn(given),
      given.checkpoint as number,
      given.cards as number,
      agreed,
      0,
    );
    const told = Object.fromEntries(
      margins.map(({ status, verdict, margin }) => [status, { verdict, margin }]),
    );
    return { queen: player.queen, king: player.king, veteran: player.veteran, deck, told, events };
  },
  /** Counted again and again: `counts` are the decks at checkpoints 2, 3, 4 … */
  checkpoints: (given) => {
    const agreed = agreedIn(given);
    let player = playerIn(given);
    return (given.counts as number[]).map((cards, i) => {
      player = checkpoint(player, i + 2, cards, agreed, 0).player;
      return { queen: player.queen, king: player.king, veteran: player.veteran };
    });
  },
  /** A deck through a week: what happens to it one after the other, and the count at the end. */
  weekOfDeck: (given) => {
    const counts = [given.cards as number];
    for (const step of given.actions as Planned[]) counts.push(recount(counts.at(-1)!, step));
    const { player } = checkpoint(
      playerIn(given),
      given.checkpoint as number,
      counts.at(-1)!,
      agreedIn(given),
      0,
    );
    return { counts, queen: player.queen, king: player.king, veteran: player.veteran };
  },
  deckSize: (given) => deckSize({ ...EMPTY_DECK, ...(given.deck as Partial<Deck>) }, agreedIn(given).options),
  fewestHires: ({ cards, target, planned, fanatics }) =>
    fewestHires(cards as number, target as number, planned as Planned, fanatics as number | undefined),
  raiseCity: (given) => {
    const table = tableIn(given);
    const [seat, square] = [(given.seat as Seat | undefined) ?? 0, given.square as Square];
    const raised = raiseCity(table, seat, square, given.raise as Raise);
    return answerOf(raised, ({ map }) => {
      const city = map.cards[square]!;
      return {
        level: city.kind === 'city' && city.level,
        points: cityPoints(map, seat),
        tells: tells(raised),
      };
    });
  },
  captureCity: (given) => {
    const [seat, square] = [(given.seat as Seat | undefined) ?? 0, given.square as Square];
    const captured = captureCity(tableIn(given), seat, square);
    return answerOf(captured, ({ map }) => {
      const city = map.cards[square]!;
      return {
        ...(city.kind === 'city' && { level: city.level, owner: city.owner }),
        ...crownedOf(map, seat),
        points: cityPoints(map, seat),
        tells: tells(captured),
      };
    });
  },
  /** Teams with seats counted from 1, as the book does. */
  teams: (given) => {
    const agreed = agreedIn(given);
    const order: number[] = [];
    for (let team: number | null = 0; team !== null; team = teamAfter(agreed, { team })) order.push(team);
    return { teams: teamsOf(agreed).map((team) => team.map((seat) => seat + 1)), order };
  },
  /** Attacks one after the other: `[0, 1]` attacks, `[0]` has finished. Says of each whether it is allowed. */
  attacks: (given) => attacksIn(given).map((told) => (told.ok ? 'yes' : told.error.code)),
  /** The same, with what each has to tell. */
  attacksTold: (given) => ({ tells: attacksIn(given).map(tells) }),
  afterBattle: (given) => afterBattle(agreedIn(given), 0, given.hand as number).hand,
  afterBattleTold: (given) => afterBattle(agreedIn(given), 0, given.hand as number),
  partner: ({ actor, owner, thing }) =>
    answerOf(mayUse(actor as Seat, owner as Seat, thing as OwnThing), () => ({})),
  join: (given) =>
    answerOf(
      mayJoin(tableIn(given).map, (given.seat as Seat | undefined) ?? 0, given.square as Square),
      () => ({}),
    ),
  clock: (given) => clockBudget(agreedIn(given)),
  endOfDay: (given) => {
    const agreed = agreedIn(given);
    const today = { week: given.week as number, day: given.day as number };
    const { checkpoint: number } = dusk(today, agreed.options);
    const { calendar } = dawn(today, agreed.options);
    return {
      checkpoint: number,
      enter: entering(number ?? 0, agreed).flatMap((told) =>
        told.event === 'characterEnters' ? [told.character] : [],
      ),
      ...calendar,
      ray: rayOf(calendar),
    };
  },
};
