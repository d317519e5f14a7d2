// What only some games need is fetched when one of them is opened.

import { isRecord } from '../../table/json.ts';
import { installNamed } from '../engine/index.ts';

/** Fetches the box that a setup from anywhere asks for, before the engine reads it. */
export async function installFor(setup: unknown): Promise<void> {
  const modules = isRecord(setup) && Object.hasOwn(setup, 'modules') ? setup.modules : null;
  if (Array.isArray(modules)) await installNamed(modules);
}
