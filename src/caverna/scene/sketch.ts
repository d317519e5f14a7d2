// A hand-written seat as a board, also while the engine would still refuse it: whatever can be read is laid out.

import {
  ALL_GOODS,
  ANIMALS,
  type Animal,
  type FarmAnimal,
  IN_FOREST,
  ORC_MARKERS,
  ORC_STRENGTHS,
  type Player,
  readSquare,
  type SeatPosition,
  type Square,
  sandbox,
  squareAt,
  type TrapId,
} from '../engine/index.ts';

type Fiends = NonNullable<Player['fiends']>;
type Orc = Fiends['orcs'][number];

/** Where an orc is that nobody has written down: as at the start. */
export function startingOrc(letter: string): string {
  const marker = ORC_MARKERS.find(({ id }) => id === letter);
  if (!marker) return 'defeated';
  return `${ORC_STRENGTHS.easy[marker.id]} ${marker.start ?? 'reserve'}`;
}

function orcOf(id: string, text: string): Orc {
  const [first = '', second = '', third] = text.split(' ');
  const orc = (zone: Orc['zone'], strength: number, at = -1): Orc => ({
    id: id as Orc['id'],
    zone,
    strength,
    at,
  });
  if (first === 'defeated') return orc('defeated', 0);
  if (first === 'friendly')
    return {
      ...orc('friendly', 0, squareAt(second)),
      ...(third && third !== 'hostage' && { work: 'resting' as const }),
    };
  if (second === 'reserve') return orc('reserve', Number(first) || 0);
  const at = squareAt(second);
  const held = third === 'held' && { held: true as const };
  return { ...orc(IN_FOREST[at] ? 'forest' : 'cave', Number(first) || 0, at), ...held };
}

function fiendsOf(seat: SeatPosition, start: Fiends, squares: Square[]): Fiends {
  const written: Record<string, string> = { ...seat.orcs };
  for (const { id } of ORC_MARKERS) written[id] ??= startingOrc(id);
  const orcs = Object.entries(written).map(([id, text]) => orcOf(id, text));
  const traps = (seat.traps ?? []).flatMap((text) => {
    const [id = '', name = '', state] = text.split(' ');
    const at = squareAt(name);
    const square = squares[at];
    if (!square) return [];
    squares[at] = { ...square, land: 'trap' };
    return [{ id: id as TrapId, at, active: state !== 'inactive' }];
  });
  const occupied: Fiends['occupied'] = [];
  for (const { id, zone, at } of orcs) {
    const square = squares[at];
    if (zone !== 'cave' || !square) continue;
    const there = occupied.find((entry) => entry.at === at);
    if (there) there.by.push(id as 'A');
    else {
      const { land, tile } = square;
      occupied.push({ at, by: [id as 'A'], land: land as 'cavern', tile, hostage: null });
      if (land !== 'mountain') squares[at] = { ...square, land: 'occupied', tile: null };
    }
  }
  const mined = Object.fromEntries(Object.entries(seat.mined ?? {}).map(([name, n]) => [squareAt(name), n]));
  return {
    ...start,
    orcs,
    traps,
    occupied: occupied.filter(({ at }) => squares[at]?.land === 'occupied'),
    mined,
  };
}

/** What stands where, written as `2 sheep c3`. */
export function readStand(text: string): { n: number; animal: Animal; at: string } | null {
  const [n = '', animal = '', at = ''] = text.split(' ');
  const known = ANIMALS.find((entry) => entry === animal);
  return known && squareAt(at) >= 0 && Number(n) > 0 ? { n: Number(n), animal: known, at } : null;
}

/** A player as far as the written seat can be read. Not a legal one: only for drawing. */
export function sketch(seat: SeatPosition, modules: readonly string[] = []): Player {
  const fiends = modules.includes('fiends');
  const start = sandbox({ players: 1, ...(fiends && { modules: ['fiends'] }) });
  if (!start.ok) throw new Error(`An empty board was refused: ${start.error.code}`);
  const player = start.value.players[0];
  const squares = player.squares.slice();
  for (const [name, text] of Object.entries(seat.board ?? {})) {
    const at = squareAt(name);
    const square = at >= 0 ? readSquare(at, text) : null;
    if (square) squares[at] = square;
  }
  const stands = (seat.animals ?? []).flatMap((text) => readStand(text) ?? []);
  const sketched: Player = {
    ...player,
    squares,
    herds: stands.flatMap(({ n, animal, at }) =>
      animal === 'dog' ? [] : [{ n, animal: animal as FarmAnimal, at: squareAt(at) }],
    ),
    watch: stands.flatMap(({ n, animal, at }) => (animal === 'dog' ? [{ n, at: squareAt(at) }] : [])),
  };
  for (const good of ALL_GOODS)
    if (seat.goods?.[good]) sketched.goods = { ...sketched.goods, [good]: seat.goods[good] };
  if (player.fiends) sketched.fiends = fiendsOf(seat, player.fiends, squares);
  return sketched;
}
