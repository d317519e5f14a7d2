import type { JSX } from 'preact';
import { weekWords } from '../../../i18n/battalia-week.ts';
import { RAYS, rayOf } from '../../engine/index.ts';
import type { WeekPart } from './parts.ts';

const spot = (ray: number, radius: number): [number, number] => {
  const angle = ((ray - 1) / RAYS) * 2 * Math.PI;
  return [100 + radius * Math.sin(angle), 100 - radius * Math.cos(angle)];
};

/** The Oracle’s wheel: a ray for each day, today’s filled, and a mark where the checkpoint comes. */
export function Wheel({ language, plan }: WeekPart): JSX.Element {
  const words = weekWords(language);
  const { calendar, agreed } = plan;
  const { daysPerWeek } = agreed.options;
  const today = rayOf(calendar);
  const last = rayOf({ week: 1, day: daysPerWeek });
  const told = words.wheel(calendar.week, calendar.day, daysPerWeek);
  return (
    <svg class="week-wheel" viewBox="-8 -8 216 216" role="img" aria-label={told}>
      <circle cx="100" cy="100" r="30" class="week-hub" />
      {Array.from({ length: RAYS }, (_, i) => i + 1).map((ray) => {
        const [x1, y1] = spot(ray, 34);
        const [x2, y2] = spot(ray, 58);
        const [x, y] = spot(ray, 76);
        const [mx, my] = spot(ray, 99);
        const now = ray === today;
        return (
          <g key={ray} class={now ? 'week-ray now' : ray > daysPerWeek ? 'week-ray unused' : 'week-ray'}>
            <line x1={x1} y1={y1} x2={x2} y2={y2} />
            <circle cx={x} cy={y} r={now ? 15 : 12} />
            <text x={x} y={y}>
              {now ? calendar.day : ray}
            </text>
            {ray === last && (
              <path class="week-flag" d={`M${mx} ${my - 5}l5 5l-5 5l-5 -5z`}>
                <title>{words.checkpointMark}</title>
              </path>
            )}
          </g>
        );
      })}
      <text x="100" y="100" class="week-number">
        {calendar.week}
      </text>
    </svg>
  );
}
