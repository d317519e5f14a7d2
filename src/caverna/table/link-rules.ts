import type { LinkRules } from '../../table/game.ts';
import { compactSetup } from './compact.ts';
import { type Caverna, rules } from './rules.ts';

/** For those who make links; whoever only opens them needs no more than the rules. */
export const linkRules: LinkRules<Caverna> = { ...rules, compactSetup };
