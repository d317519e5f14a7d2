import type { JSX } from 'preact';
import { boardWords } from '../../../i18n/battalia-board.ts';
import { deskWords } from '../../../i18n/battalia-desk.ts';
import { mapWords } from '../../../i18n/battalia-map.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import { sizeOf } from '../../engine/index.ts';
import { Check } from '../desk/Check.tsx';
import { Choice } from '../desk/Choice.tsx';
import { FactionSelect } from '../parts/FactionSelect.tsx';
import type { MapParts } from './parts.ts';

const COUNTS = [2, 3, 4, 5, 6];

/** How many play, on which board, and who is who. */
export function Players({
  language,
  plan,
  send,
  onPlayers,
}: MapParts & { onPlayers(players: number, largeBoard: boolean): void }): JSX.Element {
  const words = mapWords(language);
  const { players, largeBoard, map } = plan;
  const [columns, rows] = sizeOf(map);
  return (
    <section class="desk-panel">
      <h2>{words.who}</h2>
      <Choice
        legend={words.players}
        values={COUNTS}
        chosen={players}
        name={String}
        onChoose={(n) => onPlayers(n, largeBoard && n <= 4)}
      />
      {players <= 4 && (
        <Check checked={largeBoard} onChange={(large) => onPlayers(players, large)}>
          {words.largeBoard}
        </Check>
      )}
      <p>
        {words.board(columns, rows)} {map.grid === 'cut' && words.cut}{' '}
        <RuleLink
          language={language}
          rule={map.grid === 'cut' ? 'battalia.setup.corners' : 'battalia.setup.boards'}
        />
      </p>
      {map.grid !== 'small' && (
        <>
          <p>{words.turnedNow(map.turned)}</p>
          <p class="desk-soft">
            {words.turnOpen} {deskWords(language).openPoint}
          </p>
          <div class="desk-buttons">
            <button type="button" class="button" onClick={() => send({ type: 'turn' })}>
              {words.turn}
            </button>
          </div>
        </>
      )}
      <details>
        <summary>{words.factions}</summary>
        <p class="desk-soft">
          {words.factionsWhy} <RuleLink language={language} rule="battalia.gates.inPlay" />
        </p>
        <div class="map-factions">
          {plan.factions.map((faction, seat) => (
            <FactionSelect
              key={seat}
              language={language}
              label={boardWords(language).player(seat + 1)}
              value={faction}
              none={words.factionNone}
              onChange={(chosen) => send({ type: 'faction', seat, faction: chosen })}
            />
          ))}
        </div>
      </details>
    </section>
  );
}
