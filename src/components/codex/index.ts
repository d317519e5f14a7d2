import Asked from './Asked.astro';
import Example from './Example.astro';
import Note from './Note.astro';
import Open from './Open.astro';
import Rule from './Rule.astro';
import RuleRef from './RuleRef.astro';
import Term from './Term.astro';

/** What every MDX page can use without importing it. */
export const codex = { Rule, Note, Open, Example, Asked, Term, RuleRef };
