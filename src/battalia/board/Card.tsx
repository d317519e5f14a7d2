import type { JSX } from 'preact';
import { SignBadge } from './SignBadge.tsx';
import type { CardView, Sign } from './view.ts';

const ROADS = { crossroads: 'M50 0v100M0 50h100', road: 'M0 50h100' };

function Icon({ name, size, y }: { name: string; size: number; y: number }): JSX.Element {
  return (
    <use
      class={`icon-${name}`}
      href={`/icons.svg#${name}`}
      x={50 - size / 2}
      y={y}
      width={size}
      height={size}
    />
  );
}

function Level({ level }: { level: number }): JSX.Element {
  return (
    <g class="level" transform="translate(78 24)">
      <circle r="18" />
      <text y="10">{level}</text>
    </g>
  );
}

const Owner = ({ owner }: { owner: Sign | null | undefined }): JSX.Element | null =>
  owner ? <SignBadge sign={owner} x={22} y={24} size={18} shape="shield" /> : null;

function Content({ card }: { card: CardView }): JSX.Element {
  switch (card.kind) {
    case 'gate':
      return (
        <>
          <path class="road" d={ROADS.crossroads} />
          <Icon name="stormgate" size={62} y={8} />
          <g class="number" transform="translate(50 76)">
            <circle r="19" />
            <text y="10.5">{card.number}</text>
          </g>
        </>
      );
    case 'city':
      return (
        <>
          <path class="road" d={ROADS.crossroads} />
          <Icon name="city" size={58} y={26} />
          <Level level={card.level} />
          <Owner owner={card.owner} />
        </>
      );
    case 'road':
      return (
        <>
          <path class="road" d={card.crossroads ? ROADS.crossroads : ROADS.road} />
          {card.posts?.slice(0, 4).map((post, i) => (
            <SignBadge
              key={i}
              sign={post}
              x={i % 2 === 0 ? 24 : 76}
              y={i < 2 ? 26 : 74}
              size={15}
              shape="shield"
            />
          ))}
        </>
      );
    case 'ruins':
      return (
        <path class="ruins" d="M24 80h52M30 80V40h12v40M58 80V54h12v26M26 40l20-8M56 54l16-6M36 24l6 4" />
      );
    case 'valley':
      return (
        <>
          <path
            class={card.open ? 'valley open' : 'valley'}
            d="M10 10h80v80H10zM10 34L34 10M10 66L66 10M34 90L90 34M66 90L90 66"
          />
          {card.letter && (
            <g class="number" transform="translate(50 52)">
              <circle r="24" />
              <text y="11">{card.letter}</text>
            </g>
          )}
          {card.level !== undefined && <Level level={card.level} />}
          <Owner owner={card.owner} />
        </>
      );
  }
}

/** What lies on a square. */
export function CardLayer({ card, x, y }: { card: CardView; x: number; y: number }): JSX.Element {
  return (
    <g class={`card card-${card.kind}`} transform={`translate(${x} ${y})`}>
      <Content card={card} />
    </g>
  );
}
