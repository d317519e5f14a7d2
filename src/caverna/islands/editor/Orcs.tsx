import type { JSX } from 'preact';
import { editorWords } from '../../../i18n/editor.ts';
import { Amount } from './Amount.tsx';
import { orcText, setOrc, strengthOf } from './edit.ts';
import { Fold } from './Fold.tsx';
import { Glyph } from './Glyph.tsx';
import { toolIcon } from './names.ts';
import type { PanelProps } from './panel.ts';
import { orcLetters, spareOrc, type Tool } from './tools.ts';

const states = ['board', 'friendly', 'reserve', 'defeated'] as const;
type State = (typeof states)[number];

function stateOf(text: string): State {
  const [first, second] = text.split(' ');
  if (first === 'friendly' || first === 'defeated') return first;
  return second === 'reserve' ? 'reserve' : 'board';
}

interface Props extends PanelProps {
  onTool(tool: Tool): void;
}

/** Every orc with its strength and where it is; where on the board is said with a click. */
export function Orcs({ language, seat, onChange, onTool }: Props): JSX.Element {
  const words = editorWords(language);
  const enter = (orc: string, state: State): void => {
    if (state === 'board') onTool({ put: 'orc', orc });
    else if (state === 'friendly') onTool({ put: 'friend', orc });
    else onChange(setOrc(seat, orc, state === 'reserve' ? `${strengthOf(seat, orc)} reserve` : 'defeated'));
  };
  const sum = orcLetters
    .map((orc) => {
      const text = orcText(seat, orc);
      const state = stateOf(text);
      return state === 'board'
        ? `${orc} ${words.at(text.split(' ')[1] ?? '')} (${strengthOf(seat, orc)})`
        : `${orc} ${words.states[state]}`;
    })
    .join(', ');
  return (
    <Fold title={words.orcsTitle} sum={sum}>
      <ul class="editor-list">
        {orcLetters.map((orc) => {
          const text = orcText(seat, orc);
          const [, square, third] = text.split(' ');
          const state = stateOf(text);
          const name = words.orc(orc);
          const held = third === 'held';
          return (
            <li key={orc}>
              <span class="editor-who">
                <Glyph icon={toolIcon({ put: state === 'friendly' ? 'friend' : 'orc', orc })} /> {name}{' '}
                {(state === 'board' || state === 'friendly') && words.at(square ?? '')}
              </span>
              <label class="editor-field">
                <span class="hidden-visually">{words.stateOf(name)}</span>
                <select value={state} onChange={(event) => enter(orc, event.currentTarget.value as State)}>
                  {states.map((each) => (
                    <option key={each} value={each}>
                      {words.states[each]}
                    </option>
                  ))}
                </select>
              </label>
              {(state === 'board' || state === 'reserve') && (
                <Amount
                  words={words}
                  what={words.strengthOf(name)}
                  shown={words.strength}
                  value={strengthOf(seat, orc)}
                  least={1}
                  most={30}
                  onChange={(n) =>
                    onChange(setOrc(seat, orc, [n, square, ...(held ? ['held'] : [])].join(' ')))
                  }
                />
              )}
              {state === 'board' && (
                <label class="editor-check">
                  <input
                    type="checkbox"
                    aria-label={words.heldOf(name)}
                    checked={held}
                    onChange={() =>
                      onChange(setOrc(seat, orc, `${strengthOf(seat, orc)} ${square}${held ? '' : ' held'}`))
                    }
                  />
                  {words.held}
                </label>
              )}
              <button
                type="button"
                onClick={() => onTool({ put: state === 'friendly' ? 'friend' : 'orc', orc })}
              >
                {words.toPlace(name)}
              </button>
            </li>
          );
        })}
        <li>
          <span class="editor-who">
            <Glyph icon="friendly-orc" /> {words.friend(spareOrc)}{' '}
            {seat.orcs?.[spareOrc]
              ? words.at(seat.orcs[spareOrc].split(' ')[1] ?? '')
              : `– ${words.notThere}`}
          </span>
          <button type="button" onClick={() => onTool({ put: 'friend', orc: spareOrc })}>
            {words.toPlace(words.friend(spareOrc))}
          </button>
        </li>
      </ul>
    </Fold>
  );
}
