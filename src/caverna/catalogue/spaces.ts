import { type Action, isJoined, type SpaceDef } from '../engine/index.ts';

/** With fewer players there is no Imitation. */
const FEWEST_WITH_IMITATION = 3;

const effects = (action: Action): string[] =>
  isJoined(action) ? action.parts.flatMap(effects) : [action.do];

/**
 * Can somebody imitate this space? It must offer more than accumulated goods (base.imitation.goods), and it is no
 * Imitation itself, unless the players agree otherwise (base.imitation.imitation).
 */
export const canBeImitated = ({ imitable, variants }: SpaceDef): boolean =>
  imitable &&
  variants.some(
    ({ players, action }) =>
      players.some((n) => n >= FEWEST_WITH_IMITATION) &&
      effects(action).some((effect) => effect !== 'take' && effect !== 'imitate'),
  );

/** "1, 3–7". */
export function playersInWords(players: readonly number[]): string {
  const runs: number[][] = [];
  for (const n of players) {
    const last = runs.at(-1);
    if (last?.at(-1) === n - 1) last.push(n);
    else runs.push([n]);
  }
  return runs.map((run) => (run.length > 1 ? `${run[0]}–${run.at(-1)}` : `${run[0]}`)).join(', ');
}

/** The boards a space is printed on, each with the numbers of players that use it there. */
export function boardsOf({ board, variants }: SpaceDef): { board: SpaceDef['board']; players: number[] }[] {
  const found = new Map<SpaceDef['board'], number[]>();
  for (const variant of variants) {
    const on = variant.board ?? board;
    found.set(on, [...(found.get(on) ?? []), ...variant.players].sort());
  }
  return [...found].map(([on, players]) => ({ board: on, players }));
}
