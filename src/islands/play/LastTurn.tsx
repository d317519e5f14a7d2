import type { JSX } from 'preact';
import type { Game, GameEvent, TileId } from '../../engine/index.ts';
import { asideWords } from '../../i18n/play/aside.ts';
import { nameSpace, nameTile } from '../../telling/index.ts';
import { useReader } from './context.ts';
import { Goods } from './Goods.tsx';
import type { LastTurn as Turn } from './last-turn.ts';
import { SeatDisc } from './SeatDisc.tsx';
import { Sign } from './Sign.tsx';

const BUILT: Record<string, readonly string[]> = {
  meadowField: ['meadow', 'field'],
  cavernTunnel: ['cavern', 'tunnel'],
  cavernCavern: ['cavern', 'cavern'],
  oreMine: ['ore-mine', 'deep-tunnel'],
  rubyMine: ['ruby-mine'],
  smallPasture: ['pasture'],
  largePasture: ['pasture-large'],
};

/** What goods do not say. */
function signsOf({ type, what = '' }: GameEvent): readonly string[] {
  if (type === 'built') return BUILT[what] ?? [what];
  return type === 'grew' ? ['family-growth'] : type === 'sown' ? ['sow'] : [];
}

interface Props {
  game: Game;
  turn: Turn;
  onLog(): void;
}

/** On a phone, where the log is out of sight: who went where and what it brought. Leads to the log. */
export function LastTurn({ game, turn, onLog }: Props): JSX.Element {
  const { language, t } = useReader();
  const aside = asideWords(language);
  const { seat, space, goods, events, more } = turn;
  const weapon = Math.max(0, ...events.map(({ type, n }) => (type === 'armed' ? (n ?? 0) : 0)));
  return (
    <button type="button" class="last-turn" title={aside.toLog} onClick={onLog}>
      <SeatDisc seat={seat} />
      <span class="last-turn-says">
        <span class="soft">{game.setup.seats[seat]!.name}</span>
        {nameSpace(language, space)} <Goods goods={goods} signed />
        {events.flatMap(signsOf).map((name, i) => (
          <Sign key={i} name={name} />
        ))}
        {weapon > 0 && (
          <span>
            {weapon}
            <Sign name="weapon" label={t.armed(weapon)} />
          </span>
        )}
        {events.map(
          ({ type, what }) => type === 'furnished' && <b key={what}>{nameTile(language, what as TileId)}</b>,
        )}
        {more > 0 && <span class="soft">{aside.moreTurns(more)}</span>}
      </span>
      <Sign name="next" label={aside.toLog} />
    </button>
  );
}
