import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { EveningWords } from '../../../i18n/battalia-evening.ts';
import type { Language } from '../../../site/languages.ts';
import { type Evening, legalMoves, type Move, type MoveName } from '../../engine/index.ts';
import type { Names } from '../../telling/events.ts';
import { Choices } from './Choices.tsx';
import { MoveForm } from './MoveForm.tsx';
import type { Group, TurnTab } from './turn-tab.ts';

/** What a team can enter, by what it is about. */
const GROUPS: Readonly<Record<Group, readonly MoveName[]>> = {
  board: ['build', 'found', 'raise', 'capture', 'replace', 'swap'],
  heroes: ['hero', 'heroOff', 'jump'],
  battle: ['attack', 'battleOver'],
  potions: ['buy', 'drink', 'use'],
  metamorpha: ['shape'],
  trade: ['post', 'trade'],
  deck: ['ledger'],
  valleys: [
    'discover',
    'workshop',
    'takeCentre',
    'takeBuilding',
    'ring',
    'amplified',
    'hidden',
    'handIn',
    'lower',
    'exchange',
  ],
};

const groupsOf = ({ table }: Evening): Group[] =>
  (Object.keys(GROUPS) as Group[]).filter((group) => {
    if (group === 'valleys') return table.valleys !== null;
    if (group === 'potions') return table.bilkarr !== null || Object.keys(table.potions).length > 0;
    return group !== 'metamorpha' || table.metamorpha !== null;
  });

/** A team's turn: what is possible right away as buttons, everything else as a short form. */
export function TurnPanel({
  language,
  words,
  names,
  evening,
  square,
  tab,
  onTab,
  onMove,
}: {
  language: Language;
  words: EveningWords;
  names: Names;
  evening: Evening;
  square: string | null;
  tab: TurnTab;
  onTab(tab: TurnTab): void;
  onMove(move: Move): void;
}): JSX.Element {
  const { group, name } = tab;
  const listed = useMemo(() => legalMoves(evening), [evening]);
  const groups = groupsOf(evening);
  const shown = groups.includes(group) ? group : 'board';
  const ofGroup = listed.filter((move) => GROUPS[shown].includes(move.do));
  const ending = listed.filter(({ do: what }) => what === 'done' || what === 'stop');
  const chosen = GROUPS[shown].includes(name) ? name : GROUPS[shown][0]!;
  return (
    <>
      <div class="evening-tabs" role="group" aria-label={words.next}>
        {groups.map((each) => (
          <button
            key={each}
            type="button"
            class="button"
            aria-pressed={each === shown}
            onClick={() => onTab({ group: each, name: GROUPS[each][0]! })}
          >
            {words.groups[each]}
          </button>
        ))}
      </div>
      {ofGroup.length > 0 && (
        <>
          <h4>{words.listed}</h4>
          <Choices {...{ language, names, moves: ofGroup, onMove }} />
        </>
      )}
      {GROUPS[shown].length > 1 && (
        <div class="evening-tabs small">
          {GROUPS[shown].map((each) => (
            <button
              key={each}
              type="button"
              class="button"
              aria-pressed={each === chosen}
              onClick={() => onTab({ group: shown, name: each })}
            >
              {words.moves[each] ?? each}
            </button>
          ))}
        </div>
      )}
      <MoveForm key={chosen} {...{ language, words, names, evening, name: chosen, square, onMove }} />
      <Choices {...{ language, names, moves: ending, main: 'done', onMove }} />
    </>
  );
}
