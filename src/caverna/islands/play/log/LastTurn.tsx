import type { JSX } from 'preact';
import { dialogWords } from '../../../../i18n/play-dialogs.ts';
import type { Game, GameEvent } from '../../../engine/index.ts';
import { nameSpace, nameTile, tellEvent } from '../../../telling/index.ts';
import { useReader } from '../context.ts';
import { SeatDisc } from '../seats/SeatDisc.tsx';
import { iconsOfBuilt } from '../signs/effect-signs.ts';
import { Goods } from '../signs/Goods.tsx';
import { Sign } from '../signs/Sign.tsx';
import type { LastTurn as Turn } from './last-turn.ts';

/** What goods do not say. */
function iconsOf(event: GameEvent): readonly string[] {
  if (event.type === 'built') return iconsOfBuilt(event.what);
  return event.type === 'grew' ? ['family-growth'] : event.type === 'sown' ? ['sow'] : [];
}

interface Props {
  game: Game;
  turn: Turn;
  onLog(): void;
}

/** On a phone, where the log is out of sight: who went where and what it brought. Leads to the log. */
export function LastTurn({ game, turn, onLog }: Props): JSX.Element {
  const { language, t } = useReader();
  const words = dialogWords(language);
  const { seat, space, goods, events, more } = turn;
  const weapon = Math.max(0, ...events.map((event) => (event.type === 'armed' ? event.n : 0)));
  return (
    <button type="button" class="last-turn" title={words.toLog} onClick={onLog}>
      <SeatDisc seat={seat} />
      <span class="last-turn-says">
        <span class="soft">{game.setup.seats[seat].name}</span>
        {nameSpace(language, space)} <Goods goods={goods} signed />
        {events.map((event) =>
          // The first one says what all of them show.
          iconsOf(event).map((name, i) => (
            <Sign key={i} name={name} label={(i === 0 && tellEvent(language, event, game)) || ''} />
          )),
        )}
        {weapon > 0 && (
          <span>
            {weapon}
            <Sign name="weapon" label={t.armed(weapon)} />
          </span>
        )}
        {events.map(
          (event) => event.type === 'furnished' && <b key={event.what}>{nameTile(language, event.what)}</b>,
        )}
        {more > 0 && <span class="soft">{words.moreTurns(more)}</span>}
      </span>
      <Sign name="next" label={words.toLog} />
    </button>
  );
}
