import type { JSX } from 'preact';
import { editorWords } from '../../../i18n/editor.ts';
import {
  type DwarfPosition,
  FOLK_IDS,
  FURNISHINGS,
  readSquare,
  type SeatPosition,
  squareAt,
} from '../../engine/index.ts';
import { nameFolk, nameTile } from '../../telling/index.ts';
import { Amount } from './Amount.tsx';
import { Fold } from './Fold.tsx';
import type { PanelProps } from './panel.ts';

const peopleOf = ({ dwarfs = [0, 0] }: SeatPosition): DwarfPosition[] =>
  dwarfs.map((dwarf) => (typeof dwarf === 'number' ? { weapon: dwarf } : dwarf));

/** Dwellings on the written board, by square. */
function dwellings({ board = {} }: SeatPosition): [square: string, tile: string][] {
  const found = Object.entries(board).flatMap(([name, text]): [string, string][] => {
    const tile = readSquare(squareAt(name), text)?.tile;
    return tile && FURNISHINGS[tile]?.colour === 'orange' ? [[name, tile]] : [];
  });
  return [['d4', 'entryLevelDwelling'], ...found.filter(([name]) => name !== 'd4')];
}

interface Props extends PanelProps {
  /** Where everybody lives now. */
  homes: readonly string[];
}

/** The family: weapons, children, and with orcs who lives where. */
export function People({ language, modules, seat, onChange, homes }: Props): JSX.Element {
  const words = editorWords(language);
  const people = peopleOf(seat);
  const folk = modules.includes('folk');
  const change = (i: number, part: DwarfPosition): void =>
    onChange({ ...seat, dwarfs: people.map((person, at) => (at === i ? { ...person, ...part } : person)) });
  // Homes are written for everybody or for nobody: whoever has not been asked stays where the engine put them.
  const setHome = (i: number, square: string): void => {
    const { homes: _, ...rest } = seat;
    const written = people.map((_, at) => (at === i ? square : (seat.homes?.[at] ?? homes[at] ?? 'd4')));
    onChange(square ? { ...rest, homes: written } : rest);
  };
  const remove = (i: number): void => {
    const { homes: written, ...rest } = seat;
    const left = written?.filter((_, at) => at !== i);
    onChange({ ...rest, dwarfs: people.filter((_, at) => at !== i), ...(left && { homes: left }) });
  };
  const weapons = people.flatMap(({ weapon = 0 }) => (weapon > 0 ? [weapon] : []));
  return (
    <Fold title={words.people} sum={words.family(people.length, weapons.join(', '))}>
      {folk && (
        <label class="editor-field">
          {words.folk}
          <select
            value={seat.folk ?? ''}
            onChange={(event) => {
              const { folk: _, ...rest } = seat;
              const chosen = event.currentTarget.value;
              onChange(chosen ? { ...rest, folk: chosen } : rest);
            }}
          >
            <option value="">{words.dwarfs}</option>
            {FOLK_IDS.map((id) => (
              <option key={id} value={id}>
                {nameFolk(language, id)}
              </option>
            ))}
          </select>
        </label>
      )}
      <ol class="editor-list">
        {people.map(({ weapon = 0, newborn = false, goblin = false }, i) => {
          const name = words.person(i + 1);
          return (
            <li key={i}>
              <Amount
                words={words}
                what={words.weaponOf(name)}
                shown={`${name}: ${words.weapon}`}
                icon="weapon"
                value={weapon}
                most={14}
                onChange={(strength) => change(i, { weapon: strength })}
              />
              <label class="editor-check">
                <input type="checkbox" checked={newborn} onChange={() => change(i, { newborn: !newborn })} />
                {words.newborn}
              </label>
              {folk && (
                <label class="editor-check">
                  <input type="checkbox" checked={goblin} onChange={() => change(i, { goblin: !goblin })} />
                  {words.goblin}
                </label>
              )}
              {modules.includes('fiends') && (
                <label class="editor-field">
                  {words.home}
                  <select
                    aria-label={words.homeOf(name)}
                    value={seat.homes?.[i] ?? ''}
                    onChange={(event) => setHome(i, event.currentTarget.value)}
                  >
                    <option value="">{words.anywhere}</option>
                    {dwellings(seat).map(([square, tile]) => (
                      <option key={square} value={square}>
                        {square} {nameTile(language, tile)}
                      </option>
                    ))}
                  </select>
                </label>
              )}
              <button type="button" disabled={people.length < 2} onClick={() => remove(i)}>
                {words.removePerson(name)}
              </button>
            </li>
          );
        })}
      </ol>
      <button type="button" onClick={() => onChange({ ...seat, dwarfs: [...people, { weapon: 0 }] })}>
        {words.addPerson}
      </button>
    </Fold>
  );
}
