// What must be true after every move of a game with orcs.

import { FURNISHINGS, type Game, type Player, type Seat, SQUARES_ON_BOARD, score } from '../engine/index.ts';

function assert(condition: boolean, message: string): asserts condition {
  if (!condition) throw new Error(message);
}

const inEvent = (game: Game): boolean => game.phase === 'orcs';

function checkOrcs(player: Player, seat: Seat): void {
  const { orcs, occupied, traps } = player.fiends!;
  for (const { id, strength, zone, at, held } of orcs) {
    assert(Number.isInteger(strength) && strength >= 0, `seat ${seat}: strength ${strength}`);
    const hostile = zone === 'forest' || zone === 'cave';
    assert(hostile || zone === 'reserve' || strength === 0, `seat ${seat}: ${id} keeps a marker`);
    if (zone === 'forest' && id !== 'X')
      assert(at >= 0 && at < SQUARES_ON_BOARD && at % 6 < 3, `${id} off the forest`);
    if (zone === 'cave')
      assert(
        occupied.filter((space) => space.at === at && space.by.includes(id as 'A')).length === 1,
        `${id} nowhere`,
      );
    if (held && id !== 'X')
      assert(
        traps.some((trap) => trap.at === at && trap.active),
        `${id} held by nothing`,
      );
    if (zone === 'friendly') {
      const tile = player.squares[at]?.tile ?? occupied.find((space) => space.at === at)?.tile;
      assert(tile !== undefined && tile !== null && /^orc|^guest/.test(tile), `${id} lives in ${tile}`);
    }
  }
}

/** A hostile orc is in exactly one place: on a forest space, or in one space of the cave. */
function checkPlaces(player: Player): void {
  const { orcs, occupied } = player.fiends!;
  const letters = orcs.map(({ id }) => id).filter((id) => id !== 'X');
  assert(letters.join('') === 'ABCD', `orcs ${letters.join()}`);
  for (const { id, zone, at } of orcs) {
    const spaces = occupied.filter(({ by }) => (by as readonly string[]).includes(id));
    assert(spaces.length === (zone === 'cave' ? 1 : 0), `${id} in ${spaces.length} cave spaces`);
    assert(zone !== 'cave' || spaces[0]!.at === at, `${id} in two places`);
    assert(zone !== 'defeated' && zone !== 'reserve' ? true : at === -1, `${id} is still on the board`);
  }
  for (const { by } of occupied) assert(new Set(by).size === by.length, 'an orc twice in one place');
}

/** What is printed on an occupied tile has no force, and nobody held there works. */
function checkUse(player: Player): void {
  const { orcs, occupied } = player.fiends!;
  for (const { tile } of occupied) {
    if (!tile) continue;
    const free = player.squares.filter((square) => square.tile === tile).length;
    assert((player.powers[tile] ?? 0) === free, `${tile} in force below an orc`);
  }
  for (const { hostage, work, id } of orcs) assert(!hostage || !work, `hostage ${id} at work`);
  for (const { hostage, at } of player.dwarfs) assert(!hostage || at === null, 'a hostage has been placed');
}

/** Nothing on an occupied space is used: no tile, no animals, no goods, no resident at work. */
function checkOccupied(game: Game, player: Player): void {
  const { occupied, mined } = player.fiends!;
  for (const { at, by, hostage } of occupied) {
    assert(player.squares[at]!.land === 'occupied', 'an occupied space in use');
    assert(by.length > 0, 'occupied by nobody');
    assert(!player.herds.some((herd) => herd.at === at), 'animals on an occupied space');
    assert(game.setup.fiends!.occupiedMines || !mined[at], 'goods in an occupied mine');
    if (typeof hostage === 'number') {
      assert(player.dwarfs[hostage]!.hostage === true, 'a hostage that is free');
      assert(player.dwarfs[hostage]!.at === null, 'a hostage at work');
    }
  }
  const held = occupied.filter(({ hostage }) => typeof hostage === 'number').length;
  assert(player.dwarfs.filter((dwarf) => dwarf.hostage).length === held, 'hostages without a captor');
  assert(
    player.dwarfs.some((dwarf) => !dwarf.hostage),
    'nobody left to place',
  );
}

export function checkFiends(game: Game, before: Game | null): void {
  game.players.forEach((player, seat) => {
    if (player === before?.players[seat]) return;
    checkOrcs(player, seat);
    checkPlaces(player);
    checkUse(player);
    checkOccupied(game, player);
    assert(inEvent(game) || !player.fiends!.still, 'animals still outside an event');
    const hostile = player.fiends!.orcs.some(
      ({ zone }) => zone === 'forest' || zone === 'cave' || zone === 'reserve',
    );
    const yellow = (one: Player) =>
      one.squares.filter(({ tile }) => tile && FURNISHINGS[tile].colour === 'yellow').length;
    if (hostile) assert(yellow(player) === 0, 'a yellow tile in spite of an orc');
  });
  const { claimed } = game.fiends!;
  assert(new Set(claimed).size === claimed.length, 'a reward space used twice');
  assert(
    Object.values(game.fiends!.traps).every((n) => n >= 0),
    'a trap too many',
  );
  if (game.phase === 'over')
    for (const { seat, categories } of score(game).seats) {
      const free = game.players[seat].dwarfs.filter((dwarf) => !dwarf.hostage).length;
      assert(categories.find(({ category }) => category === 'dwarfs')!.points === free, 'a hostage scored');
    }
}
