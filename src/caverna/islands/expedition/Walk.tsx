import type { JSX } from 'preact';
import type { ExpeditionWords } from '../../../i18n/expedition.ts';
import { useActor } from '../../../islands/use-actor.ts';
import type { Language } from '../../../site/languages.ts';
import { HomeBoard } from '../../board/HomeBoard.tsx';
import { measure } from '../../bots/index.ts';
import { type Game, legalMoves, type Move } from '../../engine/index.ts';
import { expedition } from '../../machines/index.ts';
import { boardOf } from '../../scene/index.ts';
import { askFor, nameMove, tellEvent, tellRefusal } from '../../telling/index.ts';
import { Choices } from '../trial/Choices.tsx';
import { Goods } from '../trial/Goods.tsx';
import { useSquarePick } from '../use-square-pick.ts';
import { Adviser } from './Adviser.tsx';
import { Fights } from './Fights.tsx';
import { LootList } from './LootList.tsx';

interface Props {
  language: Language;
  words: ExpeditionWords;
  /** The game when the dwarf set out, and as it stands when this part is shown. */
  start: Game;
  game: Game;
  dwarf: number;
  onMoved(move: Move): void;
  onFollow(moves: readonly Move[]): void;
}

const NOTHING: readonly Move[] = [];
const isItem = (move: Move): boolean => move.type === 'loot' || move.type === 'fight';

/** The expedition itself: what to take next, its own decisions, and what came home. */
export function Walk({ language, words, start, game: given, dwarf, onMoved, onFollow }: Props): JSX.Element {
  const [snapshot, send] = useActor(expedition, { input: { game: given } });
  const { game, latest, trouble } = snapshot.context;
  const over = snapshot.status === 'done';
  const moves = over ? NOTHING : legalMoves(game);
  const choose = (move: Move): void => {
    send({ type: 'choose', move });
    onMoved(move);
  };
  const nameOf = (move: Move): string => nameMove(language, move, game);
  const { pick, meant } = useSquarePick(moves, choose, nameOf, words);
  const frame = game.stack.findLast(({ kind }) => kind === 'loot');
  const atLoot = game.stack.at(-1)?.kind === 'loot';
  const others = meant.filter((move) => !isItem(move));
  const told = latest.flatMap((event) => tellEvent(language, event, game) ?? []);
  const weapon = (now: Game): number => now.players[0].dwarfs[dwarf]?.weapon ?? 0;
  return (
    <div class="trial">
      <div class="trial-board">
        <HomeBoard view={boardOf(language, game.players[0])} label={words.board} pick={pick} />
        <Goods language={language} label={words.goods} player={game.players[0]} />
      </div>
      <div class="trial-side">
        <div aria-live="polite">
          {!over && <p class="trial-ask">{askFor(language, game)}</p>}
          {trouble && <p class="trial-ask">{tellRefusal(language, trouble)}</p>}
          {told.length > 0 && (
            <ul class="trial-told" aria-label={words.happened}>
              {told.map((text, i) => (
                <li key={i}>{text}</li>
              ))}
            </ul>
          )}
        </div>
        {over && (
          <div class="trial-done">
            <h2>{words.home}</h2>
            <p>
              {words.weapon(weapon(start), weapon(game))}{' '}
              {words.total(measure(game, 0, 'points') - measure(start, 0, 'points'))}
            </p>
          </div>
        )}
        {atLoot && !over && (
          <>
            <p>{frame?.kind === 'loot' && words.left(frame.left)}</p>
            <Adviser language={language} words={words} game={game} onFollow={onFollow} />
            <Fights {...{ language, words, game, moves }} onMove={choose} />
            <section>
              <h2>{words.loot}</h2>
              <LootList {...{ language, words, game, moves }} onMove={choose} />
            </section>
          </>
        )}
        {others.length > 0 && <Choices moves={others} words={words} nameOf={nameOf} onMove={choose} />}
      </div>
    </div>
  );
}
