// The cards of the valleys as the board draws and names them.

import { examplesWords } from '../../i18n/battalia-examples.ts';
import type { Language } from '../../site/languages.ts';
import type { BoardProps } from '../board/Board.tsx';
import {
  BUILDING_LEVEL,
  CENTRE_LEVEL,
  cardAt,
  isOpen,
  isSide,
  NEUTRAL_CENTRE,
  type Square,
  type ValleysState,
  valleySquares,
} from '../engine/index.ts';
import { type Note, type Somebody, signOf } from '../scene/board.ts';
import { nameOf } from '../telling/names.ts';

type Card = NonNullable<BoardProps['squares'][string]['card']>;
type View = Extract<Card, { kind: 'valley' }>;

interface Face {
  view: View;
  spoken: string;
}

function faceOf(language: Language, state: ValleysState, players: readonly Somebody[], square: Square): Face {
  const words = examplesWords(language).cards;
  const printed = (id: string): string => nameOf(language, 'buildings', id);
  const there = cardAt(state, square);
  if (!there) return { view: { kind: 'valley', open: true, letter: '⇆' }, spoken: printed(state.connector) };
  const lying = state.valleys[there.valley]!;
  const { place } = there;
  const owned = (seat: number | null): Pick<View, 'owner'> => ({
    owner: seat === null ? null : signOf(players, seat),
  });
  if (place === 'centre') {
    const level = lying.centreOwner === null ? NEUTRAL_CENTRE : CENTRE_LEVEL;
    return {
      view: { kind: 'valley', open: true, letter: '⌂', level, ...owned(lying.centreOwner) },
      spoken: printed('centre'),
    };
  }
  if (isSide(place))
    return isOpen(lying, place)
      ? { view: { kind: 'valley', open: true, letter: '+' }, spoken: words.road }
      : { view: { kind: 'valley', letter: '?' }, spoken: words.roadBack };
  const found = lying.buildings[place];
  if (!found) return { view: { kind: 'valley', letter: '?' }, spoken: words.buildingBack };
  const name = printed(found.building);
  return {
    view: { kind: 'valley', open: true, letter: name[0]!, level: BUILDING_LEVEL, ...owned(found.owner) },
    spoken: name,
  };
}

export const valleyViews = (
  language: Language,
  state: ValleysState,
  players: readonly Somebody[],
): Record<Square, View> =>
  Object.fromEntries(
    valleySquares(state).map((square) => [square, faceOf(language, state, players, square).view]),
  );

export const valleyNotes = (language: Language, state: ValleysState): Record<Square, Note> =>
  Object.fromEntries(
    valleySquares(state).map((square) => [square, { spoken: faceOf(language, state, [], square).spoken }]),
  );
