import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { EditorWords } from '../../../i18n/editor.ts';

const hands = ['add', 'take', 'clear'] as const;
export type HandUse = (typeof hands)[number];

interface Props {
  words: EditorWords;
  hand: HandUse;
  onHand(hand: HandUse): void;
}

/** Whether a click puts something down, takes it away, or clears the square. */
export function Hand({ words, hand, onHand }: Props): JSX.Element {
  const name = useId();
  return (
    <div class="tool-groups" role="radiogroup" aria-label={words.hand}>
      {hands.map((each) => (
        <label key={each}>
          <input type="radio" name={name} checked={each === hand} onChange={() => onHand(each)} />
          <span>{words[each]}</span>
        </label>
      ))}
    </div>
  );
}
