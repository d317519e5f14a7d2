import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { CARDS_NEEDED, STATUSES } from '../../engine/index.ts';
import { NumberField } from '../desk/NumberField.tsx';
import type { PanelProps } from './panel.ts';

/** Decks are counted one by one; what each has counted stays in view. */
export function Counting({ language, words, names, evening, onMove }: PanelProps): JSX.Element {
  const { phase, table } = evening;
  const [typed, setTyped] = useState<Readonly<Record<number, number>>>({});
  const counted = phase.is === 'checkpoint' ? phase.counted : [];
  return (
    <>
      <ul class="evening-counts">
        {table.players.map(({ cards }, seat) => {
          const done = counted[seat] ?? null;
          return (
            <li key={seat}>
              {done === null ? (
                <>
                  <NumberField
                    language={language}
                    label={names.player(seat)}
                    value={typed[seat] ?? cards}
                    least={0}
                    most={200}
                    onChange={(value) => setTyped((now) => ({ ...now, [seat]: value }))}
                  />
                  <button
                    type="button"
                    class="button"
                    onClick={() => onMove({ do: 'count', seat, cards: typed[seat] ?? cards })}
                  >
                    {words.moves.count}
                    <span class="hidden-visually"> {names.player(seat)}</span>
                  </button>
                </>
              ) : (
                <p>
                  {names.player(seat)}: {words.realm.cards(done)}
                </p>
              )}
            </li>
          );
        })}
      </ul>
      {phase.is === 'checkpoint' && (
        <p class="desk-soft">
          {STATUSES.map((status) => `${words.realm[status]} ${CARDS_NEEDED[status]}`).join(' · ')}{' '}
          <RuleLink language={language} rule="battalia.royals.queenGain" />
        </p>
      )}
    </>
  );
}
