import { describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';
import { type StepEvent, stepper } from '../../../src/islands/stepper.ts';

function after(count: number, ...events: StepEvent[]): { at: number; state: unknown } {
  const actor = createActor(stepper, { input: { count } }).start();
  for (const event of events) actor.send(event);
  const { context, value } = actor.getSnapshot();
  actor.stop();
  return { at: context.at, state: value };
}
const times = (n: number, event: StepEvent): StepEvent[] => Array.from({ length: n }, () => event);

describe('stepping through an example', () => {
  it('goes forwards to the last step and no further', () => {
    expect(after(3, ...times(5, { type: 'forward' })).at).toBe(2);
  });
  it('goes back to the first step and no further', () => {
    expect(after(3, { type: 'forward' }, ...times(3, { type: 'back' })).at).toBe(0);
  });
  it('jumps to any step that exists', () => {
    expect(after(4, { type: 'jump', to: 3 }).at).toBe(3);
    for (const to of [-1, 4, 1.5, Number.NaN]) expect(after(4, { type: 'jump', to }).at).toBe(0);
  });
  it('starts again', () => {
    expect(after(4, { type: 'jump', to: 2 }, { type: 'restart' })).toEqual({ at: 0, state: 'resting' });
  });
  it('plays by itself to the end and rests there', () => {
    vi.useFakeTimers();
    const actor = createActor(stepper, { input: { count: 4 } }).start();
    actor.send({ type: 'play' });
    expect(actor.getSnapshot().matches('playing')).toBe(true);
    vi.advanceTimersByTime(60_000);
    expect(actor.getSnapshot().context.at).toBe(3);
    expect(actor.getSnapshot().matches('resting')).toBe(true);
    actor.send({ type: 'play' });
    expect(actor.getSnapshot().context.at).toBe(0);
    vi.useRealTimers();
  });
  it('pauses where it is, and a step by hand ends the playing', () => {
    expect(after(5, { type: 'play' }, { type: 'pause' })).toEqual({ at: 1, state: 'resting' });
    expect(after(5, { type: 'play' }, { type: 'forward' })).toEqual({ at: 2, state: 'resting' });
    expect(after(5, { type: 'play' }, { type: 'back' })).toEqual({ at: 0, state: 'resting' });
  });
});
