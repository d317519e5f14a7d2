import { describe, expect, it } from 'vitest';
import { installReasons, newGame, play, type Refusal } from '../../../src/caverna/engine/index.ts';
import { askAgain } from '../../../src/caverna/islands/play/decide/ask-again.ts';
import { must } from '../../lib/must.ts';

// In a file of its own: reasons that are there once stay there.
describe('a refused move', () => {
  const game = must(newGame({ seats: 2 }, 1));
  const refusal = (move: Parameters<typeof play>[1]): Refusal => {
    const played = play(game, move);
    if (played.ok) throw new Error('it is legal');
    return played.error;
  };

  it('says only that it is refused, until the reasons are fetched or somebody asks again', async () => {
    const general = { code: 'notLegal', rule: 'base.work.order', args: { line: 'place rubyMining' } };
    const { rule, ...said } = refusal({ type: 'place', space: 'rubyMining' });
    expect({ ...said, rule: general.rule }).toEqual(general);
    expect(rule).toMatch(/^base\.work/);
    const wrongMoment = refusal({ type: 'beg' });
    expect(wrongMoment.code).toBe('notLegal');
    const noMove = { type: 'place', space: 'moon' } as never;
    expect(refusal(noMove)).toEqual({ code: 'badMove' });

    expect(askAgain(game, wrongMoment)).toMatchObject({ code: 'wrongMoment', args: { pending: 'work' } });
    expect(askAgain(game, { code: 'badMove' })).toEqual({ code: 'badMove' });

    await installReasons();
    expect(refusal({ type: 'beg' }).code).toBe('wrongMoment');
    expect(refusal({ type: 'place', space: 'rubyMining' }).code).toBe('spaceWithoutEffect');
    expect(refusal(noMove)).toEqual({ code: 'badMove' });
  });
});
