import type { JSX } from 'preact';
import type { ReplayWords } from '../../../i18n/replay.ts';
import { Sign } from '../play/signs/Sign.tsx';

interface Props {
  words: ReplayWords;
  /** The move and the round on view, in words. */
  where: string;
  at: number;
  last: number;
  /** Where the next turn begins; negative when there is none. */
  nextTurn: number;
  playing: boolean;
  send(event: { type: 'forward' | 'back' | 'play' | 'pause' } | { type: 'jump'; to: number }): void;
}

/** Through the game: on a phone a bar under the thumb that stays while one reads, elsewhere beside the board. */
export function Steps({ words, where, at, last, nextTurn, playing, send }: Props): JSX.Element {
  const jump = (to: number) => (): void => send({ type: 'jump', to });
  const button = (sign: string, says: string, act: () => void, off: boolean, extra = ''): JSX.Element => (
    <button type="button" class={`button ${extra}`} title={says} disabled={off} onClick={act}>
      <Sign name={sign} /> <span>{says}</span>
    </button>
  );
  return (
    <div class="watch-steps">
      <p class="watch-where">{where}</p>
      <div class="trial-buttons no-print">
        {button('first', words.first, jump(0), at === 0)}
        {button('previous', words.back, () => send({ type: 'back' }), at === 0)}
        {playing
          ? button('pause', words.pause, () => send({ type: 'pause' }), false, 'main')
          : button('play', words.play, () => send({ type: 'play' }), false, 'main')}
        {button('next', words.forward, () => send({ type: 'forward' }), at === last)}
        {button('next-turn', words.nextTurn, jump(nextTurn), nextTurn < 0)}
        {button('last', words.last, jump(last), at === last)}
      </div>
      <label class="watch-slider no-print">
        <span class="hidden-visually">{words.position}</span>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          onInput={({ currentTarget }) => send({ type: 'jump', to: Number(currentTarget.value) })}
        />
      </label>
    </div>
  );
}
