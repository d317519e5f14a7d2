import Boards from './Boards.astro';
import Cost from './Cost.astro';
import EventLog from './EventLog.astro';
import ExchangeSheet from './ExchangeSheet.astro';
import Good from './Good.astro';
import LootSheet from './LootSheet.astro';
import Ruling from './Ruling.astro';
import SpacesSheet from './SpacesSheet.astro';
import TileRef from './TileRef.astro';

/** What pages about this game can use without importing it. */
export const caverna = {
  Good,
  Cost,
  TileRef,
  Ruling,
  Boards,
  SpacesSheet,
  LootSheet,
  ExchangeSheet,
  EventLog,
};
