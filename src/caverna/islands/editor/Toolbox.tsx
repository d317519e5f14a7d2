import type { JSX } from 'preact';
import { useId, useState } from 'preact/hooks';
import { editorWords } from '../../../i18n/editor.ts';
import { type Language, languages } from '../../../site/languages.ts';
import type { SeatPosition } from '../../engine/index.ts';
import { Glyph } from './Glyph.tsx';
import { toolIcon, toolName } from './names.ts';
import type { Offer } from './offer.ts';
import { type Tool, type ToolGroup, toolGroups, toolKey, toolsOf } from './tools.ts';

interface Props {
  language: Language;
  offer: Offer;
  seat: SeatPosition;
  tool: Tool;
  onTool(tool: Tool): void;
}

/** Tiles are found by their name in any language. */
const matches = (tool: Tool, text: string): boolean =>
  languages.some((language) => toolName(language, tool).toLowerCase().includes(text.trim().toLowerCase()));

/** The palette: a row of groups, and the tools of the open one. Arrow keys choose within each row. */
export function Toolbox({ language, offer, seat, tool, onTool }: Props): JSX.Element {
  const words = editorWords(language);
  const id = useId();
  const [group, setGroup] = useState<ToolGroup>('land');
  const [text, setText] = useState('');
  const groups = toolGroups.filter((name) => toolsOf(name, offer, seat).length > 0);
  const tools = toolsOf(group, offer, seat).filter((each) => group !== 'tiles' || matches(each, text));
  return (
    <div class="toolbox">
      <div class="tool-groups" role="radiogroup" aria-label={words.tools}>
        {groups.map((name) => (
          <label key={name}>
            <input
              type="radio"
              name={`${id}-group`}
              checked={name === group}
              onChange={() => setGroup(name)}
            />
            <span>{words.groups[name]}</span>
          </label>
        ))}
      </div>
      {group === 'tiles' && (
        <label class="tool-search">
          {words.search}
          <input type="search" value={text} onInput={(event) => setText(event.currentTarget.value)} />
        </label>
      )}
      <div class="tools" role="radiogroup" aria-label={words.groups[group]}>
        {tools.map((each) => (
          <label key={toolKey(each)} class="tool">
            <input
              type="radio"
              name={`${id}-tool`}
              checked={toolKey(each) === toolKey(tool)}
              onChange={() => onTool(each)}
            />
            <span>
              <Glyph icon={toolIcon(each)} /> {toolName(language, each)}
            </span>
          </label>
        ))}
      </div>
      {tools.length === 0 && <p role="status">{words.noTile(text)}</p>}
    </div>
  );
}
