import { installFiends } from '../engine/index.ts';
import { isRecord } from './json.ts';

/** Fetches the box that a setup from anywhere asks for, before the engine reads it. */
export async function installFor(setup: unknown): Promise<void> {
  const modules = isRecord(setup) && Object.hasOwn(setup, 'modules') ? setup.modules : null;
  if (Array.isArray(modules) && modules.includes('fiends')) await installFiends();
}
