// Links from the evening to the tools, with what stands on the table.

import { linkTo } from '../../../islands/games/link-to.ts';
import type { Language } from '../../../site/languages.ts';
import { pack } from '../../../table/link.ts';
import type { Seat, Table } from '../../engine/index.ts';

const LINKED_TOOLS = [
  'map',
  'dawn',
  'storm',
  'week',
  'metamorpha',
  'battle',
  'valleys',
  'trade',
  'score',
] as const;
type LinkedTool = (typeof LINKED_TOOLS)[number];

const VERSION = 1;

/** The plan of each tool, made of the table; null where it has nothing to do with it. */
const PLANS: Readonly<Record<LinkedTool, (table: Table, seat: Seat) => Promise<unknown>>> = {
  map: async (table) => (await import('../../simulators/map.ts')).mapPlanAt(table),
  dawn: async (table) => (await import('../../simulators/dawn.ts')).dawnAt(table),
  storm: async (table, seat) => {
    const { sliceOf, stormAt } = await import('../../simulators/storm.ts');
    return stormAt(sliceOf(table), seat, Object.keys(table.map.cards).length > 0);
  },
  battle: async (table, seat) =>
    (await import('../../simulators/battle/plan.ts')).battleAt(table, seat, null, { kind: 'neutral' }),
  week: async (table) => (await import('../../simulators/week.ts')).weekOf(table),
  metamorpha: async (table, seat) =>
    (await import('../../simulators/metamorpha.ts')).metamorphaAt(table, seat, { uses: [], hand: 6 }),
  valleys: async (table, seat) => (await import('../../simulators/valleys.ts')).valleysAt(table, seat),
  trade: async (table, seat) => (await import('../../simulators/trade.ts')).tradeAt(table, seat),
  score: async (table) => (await import('../../simulators/score.ts')).scoreFrom(table),
};

/** The tools that have something to show of this table. */
export const toolsFor = ({ valleys, metamorpha }: Table): LinkedTool[] =>
  LINKED_TOOLS.filter((tool) => {
    if (tool === 'valleys') return valleys !== null;
    return tool !== 'metamorpha' || metamorpha !== null;
  });

export async function linkToTool(
  language: Language,
  tool: LinkedTool,
  table: Table,
  seat: Seat,
): Promise<string> {
  const plan = await PLANS[tool](table, seat);
  return linkTo(language, `battalia/tools/${tool}`, await pack(tool, VERSION, plan));
}
