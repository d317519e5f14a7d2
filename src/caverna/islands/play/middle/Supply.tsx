import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import {
  couldFurnish,
  FURNISHINGS,
  type Game,
  type Move,
  type Seat,
  type TileId,
} from '../../../engine/index.ts';
import { nameTile } from '../../../telling/index.ts';
import { useReader } from '../context.ts';
import { SupplyTile } from './SupplyTile.tsx';

interface Props {
  game: Game;
  seat: Seat;
  moves: readonly Move[];
  onChoose(move: Move): void;
  onPreview(move: Move | null): void;
  onWhy(tile: TileId): void;
}

const COLOURS = ['orange', 'green', 'yellow'] as const;

/** The tiles on offer by colour: what each costs, what it is worth, and whether this player could build it. */
export function Supply({ game, seat, moves, ...acts }: Props): JSX.Element {
  const { language, t } = useReader();
  const [search, setSearch] = useState('');
  const [only, setOnly] = useState(false);
  const byTile = new Map(
    moves.flatMap((move) => (move.type === 'furnish' ? [[move.tile, move] as const] : [])),
  );
  const able = useMemo(() => new Set(couldFurnish(game, seat)), [game, seat]);
  const found = (tile: TileId) =>
    (!only || able.has(tile)) && nameTile(language, tile).toLowerCase().includes(search.trim().toLowerCase());
  const shown = [...new Set(game.supply)].filter(found);
  return (
    <div class="supply">
      <div class="supply-tools">
        <label>
          <span class="hidden-visually">{t.searchTiles}</span>
          <input
            type="search"
            placeholder={t.searchTiles}
            value={search}
            onInput={(event) => setSearch(event.currentTarget.value)}
          />
        </label>
        <label class="check">
          <input type="checkbox" checked={only} onChange={(event) => setOnly(event.currentTarget.checked)} />
          {t.onlyAffordable}
        </label>
      </div>
      {shown.length === 0 && <p class="soft">{t.noTiles}</p>}
      {COLOURS.map((colour) => {
        const tiles = shown.filter((tile) => FURNISHINGS[tile].colour === colour);
        return (
          tiles.length > 0 && (
            <section key={colour} class={`supply-${colour}`}>
              <h3 class="small-head">{t.colours[colour]}</h3>
              <ul class="tile-list">
                {tiles.map((tile) => (
                  <li key={tile}>
                    <SupplyTile
                      tile={tile}
                      copies={game.fiends?.copies[tile]}
                      able={able.has(tile)}
                      move={byTile.get(tile)}
                      {...acts}
                    />
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
    </div>
  );
}
