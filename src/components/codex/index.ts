import Boards from './Boards.astro';
import Cost from './Cost.astro';
import Example from './Example.astro';
import ExchangeSheet from './ExchangeSheet.astro';
import Good from './Good.astro';
import LootSheet from './LootSheet.astro';
import Note from './Note.astro';
import Open from './Open.astro';
import Rule from './Rule.astro';
import RuleRef from './RuleRef.astro';
import Ruling from './Ruling.astro';
import SpacesSheet from './SpacesSheet.astro';
import Term from './Term.astro';
import TileRef from './TileRef.astro';

/** What MDX pages can use without importing it. */
export const codex = {
  Rule,
  Note,
  Open,
  Example,
  Term,
  Good,
  Cost,
  TileRef,
  RuleRef,
  Ruling,
  Boards,
  SpacesSheet,
  LootSheet,
  ExchangeSheet,
};
