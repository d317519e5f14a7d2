import Boards from '../../caverna/components/Boards.astro';
import Cost from '../../caverna/components/Cost.astro';
import Example from './Example.astro';
import ExchangeSheet from '../../caverna/components/ExchangeSheet.astro';
import Good from '../../caverna/components/Good.astro';
import LootSheet from '../../caverna/components/LootSheet.astro';
import Note from './Note.astro';
import Open from './Open.astro';
import Rule from './Rule.astro';
import RuleRef from './RuleRef.astro';
import Ruling from '../../caverna/components/Ruling.astro';
import SpacesSheet from '../../caverna/components/SpacesSheet.astro';
import Term from './Term.astro';
import TileRef from '../../caverna/components/TileRef.astro';

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
