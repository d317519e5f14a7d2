import type { JSX } from 'preact';
import { explain, type Game, type Move, notate } from '../../engine/index.ts';
import type { ExpeditionWords } from '../../i18n/expedition/index.ts';
import type { Language } from '../../site/languages.ts';
import { nameMove, tellRefusal } from '../../telling/index.ts';
import { RuleLink } from '../RuleLink.tsx';

interface Props {
  language: Language;
  words: ExpeditionWords;
  game: Game;
  moves: readonly Move[];
  onMove(move: Move): void;
}

type Fight = Extract<Move, { type: 'fight' }>;
const isFight = (move: Move): move is Fight => move.type === 'fight';

/** Each orc on the board with every lawful number of dogs, or the reason why it cannot be fought. */
export function Fights({ language, words, game, moves, onMove }: Props): JSX.Element | null {
  const frame = game.stack.findLast(({ kind }) => kind === 'loot');
  const player = frame && game.players[frame.seat];
  const orcs = player?.fiends?.orcs.filter(({ zone }) => zone !== 'defeated' && zone !== 'friendly') ?? [];
  if (orcs.length === 0) return null;
  return (
    <section class="loot-fights">
      <h2>{words.fights}</h2>
      {orcs.map(({ id }) => {
        const own = moves.filter(isFight).filter(({ orc }) => orc === id);
        const dogs = player?.goods.dog ?? 0;
        const asked = { type: 'fight', orc: id, dogs } as Move;
        const [reason] = own.length > 0 ? [] : explain(game, { about: 'move', move: asked }).reasons;
        return own.length > 0 ? (
          <ul key={id} class="trial-choices">
            {own.map((move) => (
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
        );
      })}
    </section>
  );
}
