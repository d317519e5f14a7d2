// What an orc ruins on a space it enters (fiends.move.crops, fiends.move.animals).

import { areaOf } from '../../state/board.ts';
import { type Bundle, isEmpty } from '../../state/goods.ts';
import type { SquareIndex } from '../../state/squares.ts';
import { editSquare } from '../../state/turn.ts';
import type { Player } from '../../state/types.ts';

/** All animals of the area a space belongs to, dogs included, go back to the supply. */
export function loseAnimals(player: Player, at: SquareIndex): Bundle {
  const area = areaOf(player, at);
  const lost: Bundle = {};
  for (const herd of player.herds)
    if (herd.at === area) lost[herd.animal] = (lost[herd.animal] ?? 0) + herd.n;
  for (const watch of player.watch) if (watch.at === area) lost.dog = (lost.dog ?? 0) + watch.n;
  if (isEmpty(lost)) return lost;
  player.herds = player.herds.filter((herd) => herd.at !== area);
  player.watch = player.watch.filter((watch) => watch.at !== area);
  const goods = { ...player.goods };
  for (const good in lost) goods[good as keyof Bundle] -= lost[good as keyof Bundle]!;
  player.goods = goods;
  return lost;
}

export function loseCrops(player: Player, at: SquareIndex): Bundle {
  const { crop, crops } = player.squares[at]!;
  if (!crop) return {};
  editSquare(player, at, { crop: null, crops: 0 });
  return { [crop]: crops };
}
