import { describe, expect, it } from 'vitest';
import {
  ALL_GOODS,
  type Game,
  legalMoves,
  newGame,
  play,
  score,
} from '../../../../src/caverna/engine/index.ts';
import { previewOf } from '../../../../src/caverna/islands/play/preview/preview.ts';
import { everyPosition } from '../../lib/walk.ts';

describe('the preview of a choice', () => {
  it('tells exactly what the player will have when nothing hidden comes after it', async () => {
    let told = 0;
    await everyPosition(8, (game) => {
      const seat = game.stack.at(-1)!.seat;
      for (const move of legalMoves(game).slice(0, 4)) {
        const preview = previewOf(game, seat, move)!;
        if (preview.ends) continue;
        told++;
        const played = play(game, move);
        if (!played.ok) throw new Error(played.error.code);
        const [before, after] = [game.players[seat].goods, played.value.game.players[seat].goods];
        for (const good of ALL_GOODS)
          expect((before[good] ?? 0) + (preview.goods[good] ?? 0)).toBe(after[good] ?? 0);
        expect(preview.points!.after).toBe(score(played.value.game).seats[seat].total);
      }
    });
    expect(told).toBeGreaterThan(200);
  });

  it('says when a choice only opens others', () => {
    const begun = newGame({ seats: 2 }, 1);
    if (!begun.ok) throw new Error('no game');
    const moreAfter = (space: string): boolean => {
      const move = legalMoves(begun.value).find((one) => one.type === 'place' && one.space === space)!;
      return previewOf(begun.value, 0, move)!.more;
    };
    expect([moreAfter('excavation'), moreAfter('woodGathering')]).toEqual([true, false]);
  });

  it('is the same whatever the next card and marker are: nothing face down shows through', () => {
    const begun = newGame({ seats: 2 }, 2);
    if (!begun.ok) throw new Error('no game');
    let game: Game = begun.value;
    let compared = 0;
    for (let i = 0; i < 400; i++) {
      const moves = legalMoves(game);
      if (moves.length === 0) break;
      const seat = game.stack.at(-1)!.seat;
      const next = game.round + 1;
      // The same table with other things lying face down.
      const other: Game = {
        ...game,
        cards: [...game.cards.slice(0, next), ...game.cards.slice(next).reverse()],
        markers: game.markers.map((marker, round) =>
          round >= next && marker ? (marker === 'red' ? 'green' : 'red') : marker,
        ),
      };
      for (const move of moves) {
        const [here, there] = [previewOf(game, seat, move)!, previewOf(other, seat, move)!];
        const plain = ({ goods, points, short, ends }: typeof here) => ({ goods, points, short, ends });
        expect(plain(there)).toEqual(plain(here));
        compared++;
      }
      const played = play(game, moves[(i * 7) % moves.length]!);
      if (!played.ok) throw new Error(played.error.code);
      game = played.value.game;
    }
    expect(compared).toBeGreaterThan(500);
  });
});
