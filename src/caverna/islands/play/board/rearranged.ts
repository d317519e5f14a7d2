import type { Move, Player, Stand } from '../../../engine/index.ts';
import { squareName } from '../../../engine/index.ts';

type Arrange = Extract<Move, { type: 'arrange' }>;

/** Animals that go from one place to another; dogs that do not watch are at home. */
interface Walk {
  animal: Stand['animal'];
  n: number;
  from: string;
  to: string;
}

const HOME = 'home';

function placesOf(stands: readonly Stand[], dogs: number): Map<string, number> {
  const places = new Map<string, number>();
  for (const { animal, n, at } of stands) {
    const key = `${animal} ${at}`;
    places.set(key, (places.get(key) ?? 0) + n);
  }
  const watching = stands.reduce((sum, { animal, n }) => sum + (animal === 'dog' ? n : 0), 0);
  places.set(`dog ${HOME}`, dogs - watching);
  return places;
}

const standsNow = (player: Player): Stand[] => [
  ...player.herds.map(({ animal, n, at }) => ({ animal, n, at: squareName(at) })),
  ...player.watch.map(({ n, at }) => ({ animal: 'dog' as const, n, at: squareName(at) })),
];

/** Who walks where when a player rearranges the animals like this. */
export function walksOf(player: Player, { stands }: Arrange): Walk[] {
  const before = placesOf(standsNow(player), player.goods.dog);
  const after = placesOf(stands, player.goods.dog);
  const walks: Walk[] = [];
  const animals = new Set([...before.keys(), ...after.keys()].map((key) => key.split(' ')[0]!));
  for (const animal of animals) {
    const keys = [...new Set([...before.keys(), ...after.keys()])].filter((key) =>
      key.startsWith(`${animal} `),
    );
    const change = keys.map((key) => ({
      at: key.split(' ')[1]!,
      n: (after.get(key) ?? 0) - (before.get(key) ?? 0),
    }));
    const gone = change.filter(({ n }) => n < 0);
    for (const there of change.filter(({ n }) => n > 0)) {
      let open = there.n;
      for (const here of gone) {
        const n = Math.min(open, -here.n);
        if (n <= 0) continue;
        walks.push({ animal: animal as Stand['animal'], n, from: here.at, to: there.at });
        here.n += n;
        open -= n;
      }
    }
  }
  return walks;
}
