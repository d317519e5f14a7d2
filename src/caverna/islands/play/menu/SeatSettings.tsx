import type { JSX } from 'preact';
import { gameOf } from '../../../../table/timeline.ts';
import type { GameMachineEvent } from '../../../machines/index.ts';
import type { Session } from '../../../table/types.ts';
import { useReader } from '../context.ts';
import { PlayedBy } from '../seats/PlayedBy.tsx';
import { SeatDisc } from '../seats/SeatDisc.tsx';

interface Props {
  session: Session;
  send(event: GameMachineEvent): void;
}

/** Who plays for whom: seats change between people and bots at any time. */
export function SeatSettings({ session, send }: Props): JSX.Element {
  const { t } = useReader();
  const { seats } = gameOf(session.timeline).setup;
  return (
    <fieldset class="menu-seats">
      <legend>{t.seats}</legend>
      {seats.map(({ name }, seat) => (
        <div key={seat} class="menu-seat">
          <SeatDisc seat={seat} />
          <label>
            <span class="hidden-visually">{t.nameOfSeat(seat + 1)}</span>
            <input
              type="text"
              maxLength={40}
              defaultValue={name}
              onInput={({ currentTarget }) =>
                currentTarget.value.trim() && send({ type: 'renameSeat', seat, name: currentTarget.value })
              }
            />
          </label>
          <PlayedBy
            name={name}
            bot={session.bots[seat] ?? null}
            onChange={(bot) => send({ type: 'reseat', seat, bot })}
          />
        </div>
      ))}
    </fieldset>
  );
}
