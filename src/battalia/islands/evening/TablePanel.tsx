import type { JSX } from 'preact';
import type { EveningWords } from '../../../i18n/battalia-evening.ts';
import type { Language } from '../../../site/languages.ts';
import {
  countersOf,
  type Evening,
  fatesOf,
  POTIONS,
  realmsOf,
  scoreOf,
  teamsOf,
  unseen,
} from '../../engine/index.ts';
import type { Names } from '../../telling/events.ts';

/** Everything that stands beside the board: players, storm, potions. */
export function TablePanel({
  words,
  names,
  evening,
}: {
  language: Language;
  words: EveningWords;
  names: Names;
  evening: Evening;
}): JSX.Element {
  const { table } = evening;
  const { agreed, players, storm, potions } = table;
  const realms = realmsOf(table);
  const counters = countersOf(agreed, realms);
  const standings = scoreOf(agreed, realms);
  const teams = teamsOf(agreed);
  return (
    <section class="desk-panel">
      <h2>{words.table}</h2>
      <ul class="evening-players">
        {teams.map((team, side) => (
          <li key={team.join()}>
            <p>
              <strong>{names.side(team)}</strong> · {words.realm.points(standings[side]!.points)} ·{' '}
              {words.realm.great(counters[side]!.cities, counters[side]!.needed)}
            </p>
            <ul>
              {team.map((seat) => {
                const { faction, cards, queen, king, veteran, heroes } = players[seat]!;
                const stand = heroes.filter((at) => at !== null);
                const state = [
                  faction ? names.faction(faction) : words.realm.noFaction,
                  words.realm.cards(cards),
                  ...(stand.length > 0 ? [words.realm.heroes(stand.join(', '))] : []),
                  ...(queen === 'none'
                    ? []
                    : [`${words.realm.queen}${queen === 'deposed' ? ` (${words.realm.deposed})` : ''}`]),
                  ...(king === 'none'
                    ? []
                    : [`${words.realm.king}${king === 'deposed' ? ` (${words.realm.deposed})` : ''}`]),
                  ...(veteran === 'none'
                    ? []
                    : [veteran === 'veteran' ? words.realm.veteran : words.realm.fallen]),
                ];
                return (
                  <li key={seat}>
                    {names.player(seat)}: {state.join(', ')}
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ul>
      <h3>{words.stormPile}</h3>
      <p>
        {words.left(unseen(storm).length)}
        {storm.discard.length > 0 && ` · ${words.open_}: ${storm.discard.join(', ')}`} · {names.card('fate')}:{' '}
        {fatesOf(storm).length}
      </p>
      {table.metamorpha && <p>{words.stands('Metamorpha', table.metamorpha)}</p>}
      {table.bilkarr && <p>{words.stands('Bilkarr', table.bilkarr.at)}</p>}
      {(table.bilkarr || Object.keys(potions).length > 0) && (
        <>
          <h3>{words.potionsTitle}</h3>
          <ul class="evening-potions">
            {POTIONS.map((potion) => {
              const bought = potions[potion];
              const state = !bought
                ? words.forSale
                : `${names.player(bought.target ?? bought.owner)}, ${
                    bought.angle === 0 ? words.full : words.dayOf(bought.angle / 90)
                  }${bought.used ? `, ${words.usedToday}` : ''}`;
              return (
                <li key={potion}>
                  {names.potion(potion)}: {state}
                </li>
              );
            })}
          </ul>
        </>
      )}
    </section>
  );
}
