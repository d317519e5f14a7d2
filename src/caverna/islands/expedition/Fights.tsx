import type { JSX } from 'preact';
import { useMemo } from 'preact/hooks';
import type { ExpeditionWords } from '../../../i18n/expedition.ts';
import { RuleLink } from '../../../islands/RuleLink.tsx';
import type { Language } from '../../../site/languages.ts';
import { type Game, type Move, notate } from '../../engine/index.ts';
import { nameMove, tellRefusal } from '../../telling/index.ts';
import { opponentsOf } from './opponents.ts';

interface Props {
  language: Language;
  words: ExpeditionWords;
  game: Game;
  moves: readonly Move[];
  onMove(move: Move): void;
}

/** Each orc on the board with every lawful number of dogs, or the reason why it cannot be fought. */
export function Fights({ language, words, game, moves, onMove }: Props): JSX.Element | null {
  const opponents = useMemo(() => opponentsOf(game, moves), [game]);
  if (opponents.length === 0) return null;
  return (
    <section class="loot-fights">
      <h2>{words.fights}</h2>
      {opponents.map(({ id, fights, reason }) =>
        fights.length > 0 ? (
          <ul key={id} class="trial-choices">
            {fights.map((move) => (
              <li key={notate(move)}>
                <button type="button" class="button" onClick={() => onMove(move)}>
                  {nameMove(language, move, game)}
                </button>
              </li>
            ))}
          </ul>
        ) : (
          <p key={id} class="loot-not">
            {words.noFight(id)} {reason && tellRefusal(language, reason)}{' '}
            <RuleLink language={language} rule={reason?.rule ?? 'fiends.fight.win'} />
          </p>
        ),
      )}
    </section>
  );
}
