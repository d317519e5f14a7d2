import type { JSX } from 'preact';
import { deskWords } from '../../../i18n/battalia-desk.ts';
import { valleysWords } from '../../../i18n/battalia-valleys.ts';
import type { Language } from '../../../site/languages.ts';
import {
  cardAt,
  centreDefence,
  isOpen,
  isSide,
  isSquare,
  type Square,
  spotOf,
  nameOf as squareName,
  type Valley,
} from '../../engine/index.ts';
import type { ValleysPlan } from '../../simulators/valleys.ts';
import { nameOf } from '../../telling/names.ts';
import { placeText } from '../../telling/valley-events.ts';

interface Props {
  language: Language;
  plan: ValleysPlan;
  valley: Valley;
  chosen: Square;
  onChoose(square: Square): void;
}

/** The valley and the squares beside it, row by row; null for those that touch only its corners. */
function squaresAround(centre: Square): (Square | null)[] {
  const [x, y] = spotOf(centre);
  return [-2, -1, 0, 1, 2].flatMap((dy) =>
    [-2, -1, 0, 1, 2].map((dx) => (Math.abs(dx * dy) === 4 ? null : squareName(x + dx, y + dy))),
  );
}

interface Face {
  kind: 'back' | 'road' | 'building' | 'centre' | 'connector' | 'outside';
  sign: string;
  text: string;
  /** What is read aloud, where it differs. */
  said?: string;
  owner: number | null;
}

function faceOf(language: Language, plan: ValleysPlan, square: Square): Face {
  const words = valleysWords(language);
  const { valleys } = plan;
  const printed = (name: string): string => nameOf(language, 'buildings', name);
  if (square === valleys.connectorAt)
    return { kind: 'connector', sign: '⇆', text: printed(valleys.connector), owner: null };
  const there = cardAt(valleys, square);
  if (!there) return { kind: 'outside', sign: '', text: square, said: words.emptySquare, owner: null };
  const lying = valleys.valleys[there.valley]!;
  const { place } = there;
  if (place === 'centre')
    return {
      kind: 'centre',
      sign: `${centreDefence(lying).total}`,
      text: placeText(language, 'centre'),
      said: printed('centre'),
      owner: lying.centreOwner,
    };
  if (isSide(place))
    return isOpen(lying, place)
      ? { kind: 'road', sign: '┼', text: words.roadCard, owner: null }
      : { kind: 'back', sign: '?', text: words.roadCard, said: words.roadBack, owner: null };
  const found = lying.buildings[place];
  return found
    ? { kind: 'building', sign: '2', text: printed(found.building), owner: found.owner }
    : { kind: 'back', sign: '?', text: words.building, said: words.buildingBack, owner: null };
}

/** What a square is called when it is read aloud. */
export function squareText(language: Language, plan: ValleysPlan, square: Square): string {
  const there = cardAt(plan.valleys, square);
  const face = faceOf(language, plan, square);
  return [
    there ? `${nameOf(language, 'buildings', there.valley)}, ${placeText(language, there.place)}` : square,
    face.said ?? face.text,
    ...(face.owner === null ? [] : [deskWords(language).player(face.owner + 1)]),
    ...(square === plan.at ? [valleysWords(language).heroHere] : []),
  ].join(', ');
}

/** A valley as a grid of buttons: nine cards and the squares beside them. */
export function ValleyGrid({ language, plan, valley, chosen, onChoose }: Props): JSX.Element | null {
  const lying = plan.valleys.valleys[valley];
  if (!lying) return null;
  return (
    <fieldset class={`valley-grid ${valley}`}>
      <legend>{nameOf(language, 'buildings', valley)}</legend>
      {squaresAround(lying.centre).map((square, i) => {
        if (square === null || !isSquare(plan.shape, square)) return <span key={i} />;
        const face = faceOf(language, plan, square);
        return (
          <button
            type="button"
            key={square}
            class={`valley-card ${face.kind}`}
            aria-pressed={square === chosen}
            onClick={() => onChoose(square)}
          >
            <span class="hidden-visually">{squareText(language, plan, square)}</span>
            <span class="valley-sign" aria-hidden="true">
              {square === plan.at && '♟'}
              {face.sign}
            </span>
            <small aria-hidden="true">{face.text}</small>
            {face.owner !== null && (
              <small class="valley-owner" aria-hidden="true">
                {valleysWords(language).ownerSign(face.owner + 1)}
              </small>
            )}
          </button>
        );
      })}
    </fieldset>
  );
}
