import type { JSX } from 'preact';
import { pending } from '../../../engine/index.ts';
import { useReader } from '../context.ts';
import { Sign } from '../signs/Sign.tsx';
import type { TableGame } from '../table-game.ts';

/** Between two turns: a word before the next one begins, or bots that wait to be told to go on. */
export function TurnOver({ table }: { table: TableGame }): JSX.Element {
  const { t } = useReader();
  const { ended, game } = table;
  const next = game.setup.seats[pending(game)?.seat ?? -1]?.name;
  if (ended)
    return (
      <div class="turn-over">
        <button type="button" class="choice choice-strong" data-choice="1" onClick={table.confirm}>
          <Sign name="check" /> {next ? t.endTurnTo(next) : t.endTurn}
        </button>
        <button type="button" class="choice" data-choice="2" onClick={table.takeBack}>
          <Sign name="undo" /> {t.takeBack}
        </button>
      </div>
    );
  return (
    <div class="turn-over">
      <button type="button" class="choice choice-strong" data-choice="1" onClick={table.resume}>
        <Sign name="play" /> {t.goOn}
      </button>
    </div>
  );
}
