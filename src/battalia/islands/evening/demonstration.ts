// An evening that the clockwork runs from a seed.

import { anyId } from '../../../islands/chance.ts';
import { someSetup } from '../../bots/index.ts';
import { fromSeed } from '../../engine/index.ts';
import type { EveningMachineEvent } from '../../machines/index.ts';
import { anySeed } from './wish.ts';

export function beginDemonstration(send: (event: EveningMachineEvent) => void, seed = anySeed()): void {
  const setup = someSetup(fromSeed(seed));
  const { players } = setup.agreed as { players: number };
  const seats = Array.from({ length: players }, () => ({ name: '', kind: 'bot' }));
  send({ type: 'begin', setup: { ...setup, seats, storm: 'here', draft: 'table' }, seed, id: anyId() });
}
