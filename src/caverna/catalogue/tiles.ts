import {
  type Bundle,
  COVERS,
  FIENDS_TILES,
  FOLK_TILES,
  type Provenance,
  TILES,
  TIMING_OF,
  type Tile,
} from '../engine/index.ts';
import type { Box } from '../site/boxes.ts';

/** A furnishing tile of any box, with what a reader wants to compare. */
export interface TileFacts {
  id: string;
  box: Box;
  colour: Tile['colour'];
  group: string;
  price: Bundle;
  /** A price in any mix of building materials. */
  priceAny?: { total: number; least: number };
  points: number;
  starred: boolean;
  /** None where the supply never runs out. */
  copies: number | undefined;
  intro: boolean;
  timing: readonly string[];
  /** Cavern, meadow or field. */
  site: string;
  folk?: string;
  replaces?: string;
  replacedBy?: string;
  covers?: string;
  column?: string;
  incomplete?: boolean;
  provenance: Provenance;
  except: Partial<Record<string, Provenance>>;
}

const nonZero = (price: Bundle): Bundle =>
  Object.fromEntries(Object.entries(price).filter(([, count]) => count > 0)) as Bundle;

const folkOf = new Map(
  FOLK_TILES.flatMap((tile) => (tile.replaces ? [[tile.replaces, tile.id] as const] : [])),
);

const base = (Object.values(TILES) as Tile[]).map((tile): TileFacts => {
  const covers = COVERS[tile.id];
  const replacedBy = folkOf.get(tile.id);
  return {
    id: tile.id,
    box: 'base',
    colour: tile.colour,
    group: tile.group,
    price: nonZero(tile.price),
    points: tile.points,
    starred: tile.starred,
    copies: tile.unlimited ? undefined : 1,
    intro: tile.intro,
    timing: TIMING_OF[tile.id],
    site: 'cavern',
    ...(covers && { covers }),
    ...(replacedBy && { replacedBy }),
    provenance: 'stated',
    except: {},
  };
});

const groupOf = (id: string, colour: Tile['colour']): string =>
  colour === 'orange'
    ? 'dwelling'
    : (/(Parlor|Chamber|Storage|School|Cave|Room)$/.exec(id)?.[1]?.toLowerCase() ?? 'special');

const fiends = FIENDS_TILES.map(
  (tile): TileFacts => ({
    ...tile,
    box: 'fiends',
    group: groupOf(tile.id, tile.colour),
    intro: false,
    site: 'cavern',
    except: tile.except ?? {},
  }),
);

const folk = FOLK_TILES.map(
  ({ replaces, ...tile }): TileFacts => ({
    ...tile,
    box: 'folk',
    group: groupOf(tile.id, tile.colour),
    copies: 1,
    intro: false,
    ...(replaces && { replaces }),
    except: tile.except ?? {},
  }),
);

export const allTiles: readonly TileFacts[] = [...base, ...fiends, ...folk];

export function tileFacts(id: string): TileFacts {
  const found = allTiles.find((tile) => tile.id === id);
  if (!found) throw new Error(`There is no furnishing tile ${id}`);
  return found;
}
