// Families out of the midst of random games, set out again on an expedition of their own.

import { FOLK_IDS, type Game, type SeatPosition, toPosition } from '../../../src/caverna/engine/index.ts';
import { BOTS, dice } from '../../../src/caverna/lab/bots.ts';
import { playGame } from '../../../src/caverna/lab/game.ts';
import { type Journey, setOut } from '../../../src/caverna/simulators/expedition.ts';

export interface Started {
  name: string;
  journey: Journey;
  game: Game;
}

/** At home, with weapons by lot. */
function family(seat: SeatPosition, roll: (n: number) => number): SeatPosition {
  const dwarfs = (seat.dwarfs ?? []).map((dwarf) => ({
    ...(typeof dwarf === 'number' ? {} : dwarf.goblin ? { goblin: true } : {}),
    weapon: roll(15),
  }));
  const orcs = Object.entries(seat.orcs ?? {}).map(([id, text]) => [
    id,
    text.replace(/ (logging|resting|[a-z]+[A-Z]\w*)$/, ''),
  ]);
  const { spent: _, due: __, ...rest } = seat;
  return { ...rest, dwarfs, ...(seat.orcs && { orcs: Object.fromEntries(orcs) }) };
}

export function journeys(box: Journey['box'], seeds: number): Started[] {
  const found: Started[] = [];
  for (let seed = 1; seed <= seeds; seed++) {
    const roll = dice(seed * 7);
    const seats =
      box === 'folk'
        ? [{ folk: FOLK_IDS[seed % FOLK_IDS.length]! }, { folk: FOLK_IDS[(seed + 3) % FOLK_IDS.length]! }]
        : 2;
    const modules = box === 'base' ? ['base'] : ['base', box];
    playGame({ seats, modules }, seed, BOTS[box === 'fiends' ? 'hunter' : 'busy']!, {
      after(game) {
        if (game.phase !== 'work' || game.stack.at(-1)?.kind !== 'work' || roll(3) > 0) return;
        const at = roll(2);
        const seat = family(toPosition(game).seats![at]!, roll);
        const journey: Journey = { box, level: (1 + roll(4)) as 1, dwarf: roll(seat.dwarfs!.length), seat };
        const begun = setOut(journey);
        if (begun.ok)
          found.push({ name: `${box} ${seed} round ${game.round} seat ${at}`, journey, game: begun.value });
      },
    });
  }
  return found;
}
