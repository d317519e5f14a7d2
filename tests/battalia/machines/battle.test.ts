import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { battle } from '../../../src/battalia/machines/battle.ts';
import {
  BATTLE_STAGES,
  type BattlePlan,
  type BattleStep,
  freshBattle,
  readBattle,
} from '../../../src/battalia/simulators/battle.ts';
import { roster } from '../../lib/roster.ts';
import { anyCard, anyLine, anyTarget } from '../lib/hands.ts';

const { watch, untaken, unvisited } = roster(battle);

const run = (plan: BattlePlan = freshBattle()) =>
  createActor(battle, { input: { plan }, inspect: watch }).start();
type Actor = ReturnType<typeof run>;
const stateOf = (actor: Actor) => actor.getSnapshot().value;
const planOf = (actor: Actor): BattlePlan => actor.getSnapshot().context.plan;
const refusalOf = (actor: Actor) => actor.getSnapshot().context.refusal?.code ?? null;
const does = (actor: Actor, ...steps: BattleStep[]): Actor => {
  for (const step of steps) actor.send(step);
  return actor;
};

const armed = (): Actor =>
  does(
    run(),
    { type: 'target', target: { kind: 'city', level: 2 } },
    { type: 'draw', side: 'attack', card: 'islanders.weapon' },
    { type: 'draw', side: 'attack', card: 'islanders.lord' },
    { type: 'draw', side: 'attack', card: 'syoensMask' },
    { type: 'draw', side: 'defence', card: 'baerfolk.friman' },
    { type: 'draw', side: 'defence', card: 'baerfolk.chief' },
    { type: 'draw', side: 'defence', card: 'supply' },
  );

describe('a battle as people step through it', () => {
  it('goes from the hands to Berserker, to both lines, and to the outcome', () => {
    const actor = armed();
    expect(stateOf(actor)).toBe('arming');
    does(actor, { type: 'berserk' });
    expect(stateOf(actor)).toBe('berserker');
    does(actor, { type: 'pull', cards: ['baerfolk.chief', 'supply'] });
    expect(stateOf(actor)).toBe('lines');
    expect(planOf(actor)).toMatchObject({
      defence: { hand: ['baerfolk.friman'] },
      pulled: ['baerfolk.chief', 'supply'],
    });
    does(
      actor,
      { type: 'play', side: 'defence', card: 'baerfolk.friman' },
      { type: 'playSet', side: 'attack', cards: ['islanders.weapon', 'syoensMask'], turned: [] },
      { type: 'turn', side: 'attack', units: ['baerfolk.friman'] },
      { type: 'decide' },
    );
    expect(stateOf(actor)).toBe('decided');
    does(actor, { type: 'reopen' });
    expect(stateOf(actor)).toBe('lines');
    expect(planOf(actor).attack.turned).toEqual(['baerfolk.friman']);
    does(actor, { type: 'rearm' });
    expect(stateOf(actor)).toBe('arming');
    expect(planOf(actor)).toMatchObject({ pulled: [], attack: { line: [], turned: [] } });
  });

  it('goes on without Berserker, and back from him', () => {
    expect(stateOf(does(armed(), { type: 'announce' }))).toBe('lines');
    expect(stateOf(does(armed(), { type: 'berserk' }, { type: 'spare' }))).toBe('lines');
    expect(stateOf(does(armed(), { type: 'berserk' }, { type: 'rearm' }))).toBe('arming');
    expect(stateOf(does(armed(), { type: 'announce' }, { type: 'decide' }, { type: 'rearm' }))).toBe(
      'arming',
    );
    const decided = does(
      armed(),
      { type: 'playSet', side: 'attack', cards: ['islanders.weapon', 'islanders.lord'], turned: [] },
      { type: 'decide' },
    );
    expect(stateOf(decided)).toBe('decided');
    expect(stateOf(does(decided, { type: 'rearm' }))).toBe('arming');
  });

  it('enters wherever the plan stands', () => {
    for (const stage of BATTLE_STAGES) expect(stateOf(run({ ...freshBattle(), stage }))).toBe(stage);
  });

  it('stays where it is and says why, when a step is not possible', () => {
    const refused = (actor: Actor, step: BattleStep): string | null => refusalOf(does(actor, step));
    const noWeapon = does(run(), { type: 'draw', side: 'attack', card: 'islanders.lord' });
    expect(refused(noWeapon, { type: 'announce' })).toBe('attackNeedsWeapon');
    expect(stateOf(noWeapon)).toBe('arming');
    expect(refused(noWeapon, { type: 'berserk' })).toBe('nobodyDefends');
    expect(refused(does(run(), { type: 'target', target: { kind: 'hero' } }), { type: 'berserk' })).toBe(
      'handEmpty',
    );
    const joint = does(
      armed(),
      { type: 'arm', side: 'attack', change: { heroes: 2 } },
      { type: 'agree', change: { heroMode: false } },
    );
    expect(refused(joint, { type: 'announce' })).toBe('jointNeedsHeroMode');
    const berserk = does(armed(), { type: 'berserk' });
    expect(refused(berserk, { type: 'pull', cards: ['supply'] })).toBe('berserkerCards');
    expect(refused(berserk, { type: 'pull', cards: ['supply', 'supply'] })).toBe('notInHand');
    const lines = does(armed(), { type: 'announce' });
    expect(refused(lines, { type: 'play', side: 'attack', card: 'supply' })).toBe('notForBattle');
    expect(refused(lines, { type: 'play', side: 'attack', card: 'islanders.king' })).toBe('notInHand');
    expect(refused(lines, { type: 'takeBack', side: 'attack', card: 'islanders.lord' })).toBe('notInHand');
    expect(refused(lines, { type: 'freeze', side: 'attack', frozen: true })).toBe('nothingToFreeze');
    expect(refused(lines, { type: 'turn', side: 'attack', units: ['baerfolk.friman'] })).toBe('noMask');
    expect(refused(lines, { type: 'playSet', side: 'attack', cards: ['islanders.lord'], turned: [] })).toBe(
      'attackNeedsWeapon',
    );
    expect(refused(lines, { type: 'decide' })).toBe('attackNeedsWeapon');
    expect(stateOf(lines)).toBe('lines');
    expect(
      refused(does(lines, { type: 'play', side: 'attack', card: 'islanders.weapon' }), { type: 'decide' }),
    ).toBe(null);
    expect(refused(run(), { type: 'lose', side: 'attack', card: 'supply' })).toBe('notInHand');
    const full = run();
    for (let i = 0; i < 12; i++) does(full, { type: 'draw', side: 'attack', card: 'supply' });
    expect(refused(full, { type: 'draw', side: 'attack', card: 'supply' })).toBe('handFull');
  });

  it('lets turned units go home when the Mask or they leave the lines', () => {
    const turned = () =>
      does(
        armed(),
        { type: 'announce' },
        { type: 'play', side: 'defence', card: 'baerfolk.friman' },
        { type: 'play', side: 'attack', card: 'syoensMask' },
        { type: 'turn', side: 'attack', units: ['baerfolk.friman'] },
      );
    expect(planOf(turned()).attack.turned).toEqual(['baerfolk.friman']);
    expect(planOf(does(turned(), { type: 'turn', side: 'attack', units: [] })).attack.turned).toEqual([]);
    const without: BattleStep[] = [
      { type: 'takeBack', side: 'attack', card: 'syoensMask' },
      { type: 'takeBack', side: 'defence', card: 'baerfolk.friman' },
    ];
    for (const step of without) expect(planOf(does(turned(), step)).attack.turned).toEqual([]);
  });

  it('gives pulled cards to the attacker where the table reads it so', () => {
    const actor = armed();
    does(
      actor,
      { type: 'agree', change: { options: { ...planOf(actor).options, berserkerTo: 'hand' } } },
      { type: 'berserk' },
      { type: 'pull', cards: ['baerfolk.chief', 'supply'] },
    );
    expect(planOf(actor).attack.hand.slice(-2)).toEqual(['baerfolk.chief', 'supply']);
  });

  it('lets a potion be drunk while the lines lie there', () => {
    const actor = does(
      armed(),
      { type: 'announce' },
      { type: 'arm', side: 'attack', change: { colossus: true } },
    );
    expect(stateOf(actor)).toBe('lines');
    expect(planOf(actor).attack.colossus).toBe(true);
  });

  it('freezes a line and thaws it', () => {
    const actor = does(
      armed(),
      { type: 'announce' },
      { type: 'play', side: 'defence', card: 'baerfolk.friman' },
      { type: 'freeze', side: 'defence', frozen: true },
    );
    expect(planOf(actor).defence.frozen).toBe(true);
    expect(planOf(does(actor, { type: 'freeze', side: 'defence', frozen: false })).defence.frozen).toBe(
      false,
    );
  });

  it('sends a hero into the fight that is about him', () => {
    expect(planOf(does(run(), { type: 'target', target: { kind: 'hero' } })).defence.heroes).toBe(1);
  });
});

const side = fc.constantFrom('attack' as const, 'defence' as const);
const anyStep: fc.Arbitrary<BattleStep> = fc.oneof(
  anyTarget.map((target): BattleStep => ({ type: 'target', target })),
  fc.record({ side, card: anyCard }).map((made): BattleStep => ({ type: 'draw', ...made })),
  fc.record({ side, card: anyCard }).map((made): BattleStep => ({ type: 'draw', ...made })),
  fc.record({ side, card: anyCard }).map((made): BattleStep => ({ type: 'lose', ...made })),
  fc.record({ side, card: anyCard }).map((made): BattleStep => ({ type: 'play', ...made })),
  fc
    .record({ side, cards: anyLine(3) })
    .map((made): BattleStep => ({ type: 'playSet', turned: [], ...made })),
  fc
    .record({ side, heroes: fc.integer({ min: 1, max: 2 }) })
    .map((made): BattleStep => ({ type: 'arm', side: made.side, change: { heroes: made.heroes } })),
  fc.record({ side, frozen: fc.boolean() }).map((made): BattleStep => ({ type: 'freeze', ...made })),
  fc.array(anyCard, { maxLength: 2 }).map((cards): BattleStep => ({ type: 'pull', cards })),
  fc.constantFrom<BattleStep>(
    { type: 'announce' },
    { type: 'berserk' },
    { type: 'spare' },
    { type: 'decide' },
    { type: 'reopen' },
    { type: 'rearm' },
    { type: 'agree', change: { heroMode: false } },
    { type: 'check', change: { vigo: ['supply'] } },
  ),
);

describe('whatever is tapped', () => {
  it('the plan can be read back and leads to the same state', () => {
    fc.assert(
      fc.property(fc.array(anyStep, { maxLength: 25 }), (steps) => {
        const actor = does(run(), ...steps);
        const plan = planOf(actor);
        expect(readBattle(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
        expect(stateOf(run(plan))).toBe(stateOf(actor));
      }),
    );
  });
});

afterAll(() => {
  expect(unvisited(), 'states that no test enters').toEqual([]);
  expect(untaken(), 'transitions that no test takes').toEqual([]);
});
