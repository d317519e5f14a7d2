import type { JSX } from 'preact';
import type { OrcEventWords } from '../../../i18n/orc-event.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import type { Language } from '../../../site/languages.ts';
import { contentsOf, type Game, type Moment, type Seat, squareName } from '../../engine/index.ts';
import { goodsInWords } from '../../telling/index.ts';
import { lossesOf } from './losses.ts';

interface Props {
  language: Language;
  words: OrcEventWords;
  game: Game;
  moments: readonly Moment[];
  seat: Seat;
}

/** How the event ended for one seat: what is gone, where the orcs are, and what follows. */
export function Result({ language, words, game, moments, seat }: Props): JSX.Element {
  const lost = lossesOf(
    moments.map(({ event }) => event),
    seat,
  );
  const board = contentsOf(game.setup.box).events[(game.fiends?.events ?? 1) - 1];
  return (
    <section class="event-result">
      <h2>{words.result}</h2>
      <p>
        {Object.keys(lost).length > 0 ? words.lost(goodsInWords(language, lost)) : words.nothingLost}{' '}
        {board && words.follows(words.harvests[board.harvest])}{' '}
        <RuleLink language={language} rule="fiends.harvest.calendar" />
      </p>
      <ul class="event-orcs" aria-label={words.orcs}>
        {game.players[seat].fiends!.orcs.map(({ id, zone, at, strength, held }) => (
          <li key={id}>
            <svg class="icon" aria-hidden="true">
              <use
                href={`/icons.svg#${zone === 'friendly' ? 'friendly-orc' : id === 'D' ? 'orc-d' : 'orc'}`}
              />
            </svg>
            <strong>{words.orc(id)}</strong>{' '}
            {[
              words.zones[zone],
              at >= 0 && zone !== 'defeated' && words.at(squareName(at)),
              strength > 0 && words.strength(strength),
              held && words.held,
            ]
              .filter(Boolean)
              .join(', ')}
          </li>
        ))}
      </ul>
    </section>
  );
}
