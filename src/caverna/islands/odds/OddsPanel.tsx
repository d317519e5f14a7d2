import './odds.css';
import type { JSX } from 'preact';
import { useEffect, useId, useState } from 'preact/hooks';
import { oddsWords } from '../../../i18n/odds.ts';
import type { Language } from '../../../site/languages.ts';
import { path } from '../../../site/paths.ts';
import type { Heat } from '../../board/view.ts';
import type { Game, OrcLetter, Seat } from '../../engine/index.ts';
import { type Ask, type EventNumber, heatOf, present, ratio } from '../../odds/index.ts';
import { reckonOdds } from '../../workers/reckon.ts';
import { Answers } from './Answers.tsx';
import { percent } from './numbers.ts';
import { fieldRows, herdRows, lossRows, orcRows, spaceRows, type Told, trapRows } from './rows.ts';
import { type Row, ShareTable } from './ShareTable.tsx';
import { soFar, useReckoning } from './use-reckoning.ts';

interface Props {
  language: Language;
  game: Game;
  seat: Seat;
  event: EventNumber;
  /** The card of the orc whose turn is next, if it lies open. */
  card?: string | undefined;
  /** Shares of squares for the board; empty when nothing is to be shown. */
  onShow(heat: Record<string, Heat>): void;
}

/** What an orc event may bring, exactly, and the best answer. In a browser `loadWords` comes first. */
export function OddsPanel({ language, game, seat, event, card, onShow }: Props): JSX.Element {
  const words = oddsWords(language);
  const id = useId();
  const [who, setWho] = useState<OrcLetter | 'any' | 'none'>('any');
  const ask = askOf(game, seat, event, card);
  const reckoning = useReckoning((signal) => reckonOdds(ask, signal), [game, seat, event, card]);
  const odds = soFar(reckoning);

  useEffect(() => {
    if (!odds || who === 'none') return onShow({});
    const heat = Object.entries(heatOf(odds, who)).map(([at, share]): [string, Heat] => [
      at,
      { share: ratio(share), text: percent(language, words, share) },
    ]);
    onShow(Object.fromEntries(heat));
  }, [odds, who]);
  useEffect(() => () => onShow({}), []);

  return (
    <section class="odds" aria-labelledby={id}>
      <h2 id={id}>{words.title(event)}</h2>
      <p class="odds-note">
        {words.idle} <a href={path(language, 'tools/odds')}>{words.how}</a>
      </p>
      <p class="odds-state" role="status">
        {reckoning.is === 'working' && words.working}
        {reckoning.is === 'failed' && words.trouble}
      </p>
      {odds && (
        <>
          <label class="odds-field">
            <span>{words.shown}</span>
            <select value={who} onChange={({ currentTarget }) => setWho(currentTarget.value as typeof who)}>
              <option value="any">{words.showing.any}</option>
              {present(odds).map((orc) => (
                <option key={orc} value={orc}>
                  {words.orc(orc)}
                </option>
              ))}
              <option value="none">{words.showing.none}</option>
            </select>
          </label>
          <Tables told={{ language, words, odds }} />
          <Answers language={language} words={words} ask={ask} letters={present(odds)} />
        </>
      )}
    </section>
  );
}

/** The open card belongs to the orc that acts, or to the first that will. */
function askOf(game: Game, seat: Seat, event: EventNumber, card: string | undefined): Ask {
  if (!card) return { game, seat, event };
  const active = game.fiends!.events === event ? game.fiends!.active : null;
  const first = game.players[seat].fiends!.orcs.find(({ zone }) => zone === 'forest' || zone === 'cave');
  const orc = active?.orc ?? (first?.id as OrcLetter | undefined);
  return { game, seat, event, ...(orc ? { cards: { [orc]: card } } : {}) };
}

function Tables({ told }: { told: Told }): JSX.Element {
  const { language, words } = told;
  const losses = lossRows(told);
  const table = (title: string, what: string, rows: readonly Row[], rule?: string, amounts = false) => (
    <ShareTable {...{ language, words, title, what, rows, rule, amounts }} />
  );
  const { orcs, spaces, fields, herds, traps, losses: goods } = words;
  return (
    <div class="odds-tables">
      {table(orcs.title, orcs.what, orcRows(told), 'fiends.event.draw')}
      {table(spaces.title, spaces.what, spaceRows(told), 'fiends.move.stepwise')}
      {table(fields.title, fields.what, fieldRows(told), 'fiends.move.crops')}
      {table(herds.title, herds.what, herdRows(told), 'fiends.move.animals')}
      {table(traps.title, traps.what, trapRows(told))}
      {table(goods.title, goods.what, losses, undefined, true)}
      {losses.length === 0 && <p>{goods.none}</p>}
    </div>
  );
}
