// A position turned into what the board draws, and into what its squares are called aloud.

import { type BoardWords, boardWords } from '../../i18n/battalia-board.ts';
import type { Language } from '../../site/languages.ts';
import type { BoardProps, CardView, Figure, Sign, SquareView } from '../board/Board.tsx';
import {
  type Bilkarr,
  type Card,
  type Faction,
  type GameMap,
  gateTerrain,
  type Mark,
  type Seat,
  type Square,
  sizeOf,
  squaresOf,
  type Terrain,
} from '../engine/index.ts';
import { nameOf } from '../telling/names.ts';

/** As much of a player as the board shows. */
export interface Somebody {
  name: string;
  faction: Faction | null;
  heroes?: readonly (Square | null)[];
}

/** What somebody wants to say of a square besides what lies there. */
export interface Note extends Pick<SquareView, 'heat' | 'text' | 'frame' | 'faint'> {
  /** The same aloud. */
  spoken?: string;
  /** Bilkarr may be there. */
  maybe?: boolean;
}

export interface OnBoard {
  players?: readonly Somebody[];
  bilkarr?: Bilkarr | null;
  metamorpha?: Square | null;
  notes?: Readonly<Record<Square, Note>>;
  /** What may lie on valley cards: letters, levels, owners. */
  valleyCards?: Readonly<Record<Square, Extract<CardView, { kind: 'valley' }>>>;
}

type Drawn = Pick<BoardProps, 'columns' | 'rows' | 'squares' | 'labels' | 'oracle' | 'turnedHint'>;

/** Whose it is: the sign of the faction, and the number of the seat where none is known. */
export const signOf = (players: readonly Somebody[] | undefined, seat: Seat): Sign => ({
  faction: players?.[seat]?.faction ?? null,
  letter: String(seat + 1),
});

export const somebodysName = (
  language: Language,
  players: readonly Somebody[] | undefined,
  seat: Seat,
): string => players?.[seat]?.name || boardWords(language).player(seat + 1);

const groundOf = (card: Card | undefined): Terrain | undefined => {
  if (card?.kind === 'gate') return gateTerrain(card.gate);
  return card?.kind === 'city' || card?.kind === 'road' ? card.terrain : undefined;
};

function cardView(card: Card, { players, valleyCards }: OnBoard, square: Square): CardView {
  switch (card.kind) {
    case 'gate':
      return { kind: 'gate', number: card.gate };
    case 'city':
      return {
        kind: 'city',
        level: card.level,
        owner: card.owner === null ? null : signOf(players, card.owner),
      };
    case 'road':
      return {
        kind: 'road',
        crossroads: card.crossroads ?? false,
        posts: (card.posts ?? []).map((seat) => signOf(players, seat)),
      };
    case 'ruins':
      return { kind: 'ruins' };
    case 'valley':
      return valleyCards?.[square] ?? { kind: 'valley' };
  }
}

function figuresOn(square: Square, { players, bilkarr, metamorpha, notes }: OnBoard): Figure[] {
  const heroes = (players ?? []).flatMap(({ heroes: stand = [] }, seat) =>
    stand.filter((at) => at === square).map((): Figure => ({ kind: 'hero', owner: signOf(players, seat) })),
  );
  return [
    ...(bilkarr?.at === square ? [{ kind: 'bilkarr' } as const] : []),
    ...(notes?.[square]?.maybe && bilkarr?.at !== square ? [{ kind: 'bilkarr', sure: false } as const] : []),
    ...(metamorpha === square ? [{ kind: 'metamorpha' } as const] : []),
    ...heroes,
  ];
}

/** A start city that nobody has claimed: so marked, or of the level that only they have. battalia.setup.start */
const isStart = ({ owner, level }: Extract<Card, { kind: 'city' }>, mark: Mark | undefined): boolean =>
  owner === null && (mark ? mark === 'start' : level === 1);

function cardAloud(
  language: Language,
  card: Card,
  mark: Mark | undefined,
  { players }: OnBoard,
  words: BoardWords,
): string[] {
  const who = (seat: Seat): string => somebodysName(language, players, seat);
  const ground = groundOf(card);
  const terrain = ground ? [nameOf(language, 'terrains', ground)] : [];
  switch (card.kind) {
    case 'gate':
      return [nameOf(language, 'gates', `gate${card.gate}`), ...terrain];
    case 'city':
      if (isStart(card, mark)) return [words.startFree, ...terrain];
      return [words.city(card.level, card.owner === null ? words.neutral : who(card.owner)), ...terrain];
    case 'road':
      return [
        card.crossroads ? words.crossroads : words.road,
        ...terrain,
        ...(card.posts?.length ? [words.posts(card.posts.map(who).join(', '))] : []),
      ];
    default:
      return [words[card.kind]];
  }
}

/** `c5: Stormgate 3, Red Canyons, Bilkarr`. */
export function squareAloud(language: Language, map: GameMap, square: Square, on: OnBoard = {}): string {
  const words = boardWords(language);
  const card = map.cards[square];
  const mark = map.marks[square];
  const figures = figuresOn(square, on).map((figure) => {
    if (figure.kind === 'bilkarr' && figure.sure === false) return words.bilkarrMaybe;
    return figure.kind === 'hero' ? null : words[figure.kind];
  });
  const heroes = (on.players ?? []).flatMap(({ heroes: stand = [] }, seat) =>
    stand.filter((at) => at === square).map(() => words.hero(somebodysName(language, on.players, seat))),
  );
  const spoken = on.notes?.[square]?.spoken;
  const parts = [
    ...(card ? cardAloud(language, card, mark, on, words) : mark ? [words.marks[mark]] : [words.empty]),
    ...figures.filter((figure) => figure !== null),
    ...heroes,
    ...(spoken ? [spoken] : []),
  ];
  return `${square}: ${parts.join(', ')}`;
}

/** Everything that the board needs of a position. */
export function boardOf(language: Language, map: GameMap, on: OnBoard = {}): Drawn {
  const [columns, rows] = sizeOf(map);
  const squares: Record<Square, SquareView> = {};
  const labels: Record<Square, string> = {};
  for (const square of squaresOf(map)) {
    const card = map.cards[square];
    const mark = map.marks[square];
    const ground = groundOf(card);
    const { spoken: _, maybe: __, ...note } = on.notes?.[square] ?? {};
    const figures = figuresOn(square, on);
    squares[square] = {
      ...(ground && { ground }),
      ...(mark && { mark }),
      ...(card && { card: cardView(card, on, square) }),
      ...(figures.length > 0 && { figures }),
      ...note,
    };
    labels[square] = squareAloud(language, map, square, on);
  }
  return {
    columns,
    rows,
    squares,
    labels,
    oracle: boardWords(language).oracle,
    turnedHint: boardWords(language).turnedHint,
  };
}
