import '../../board/board.css';
import './editor.css';
import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { editorWords } from '../../../i18n/editor.ts';
import type { Language } from '../../../site/languages.ts';
import { BoardInWords } from '../../board/BoardInWords.tsx';
import { HomeBoard } from '../../board/HomeBoard.tsx';
import {
  type SeatPosition,
  SQUARE_NAMES,
  SQUARES_ON_BOARD,
  squareAt,
  squareName,
} from '../../engine/index.ts';
import { boardOf } from '../../scene/index.ts';
import { sketch } from '../../scene/sketch.ts';
import { checkAt, type EditedTable, tableFor } from './check.ts';
import { applyTool, putLargePasture } from './edit.ts';
import { Glyph } from './Glyph.tsx';
import { ghostOf } from './ghost.ts';
import { Hand, type HandUse } from './Hand.tsx';
import { useHistory } from './history.ts';
import { toolName } from './names.ts';
import { Orcs } from './Orcs.tsx';
import { offerOf, withOrcsOf } from './offer.ts';
import { People } from './People.tsx';
import { Supply } from './Supply.tsx';
import { Toolbox } from './Toolbox.tsx';
import { Trouble } from './Trouble.tsx';
import { eraser, type Tool } from './tools.ts';

interface Props {
  language: Language;
  /** The seat as it is written; the caller keeps it. */
  position: SeatPosition;
  onChange(position: SeatPosition): void;
  /** The boxes in play: `fiends`, `folk`. */
  modules: readonly string[];
  /** The table that the seat belongs to; a table of its own if this is missing. */
  table?: EditedTable;
}

const hangsOver = ({ board = {} }: SeatPosition): boolean =>
  Object.keys(board).some((name) => squareAt(name) >= SQUARES_ON_BOARD);

/** A home board to be set up by hand. In a browser `loadWords`, and with orcs `installPositions`, come first. */
export function PositionEditor({ language, position: seat, onChange, modules, table }: Props): JSX.Element {
  const words = editorWords(language);
  const [chosen, setChosen] = useState<Tool>({ put: 'land', land: 'meadow' });
  const [hand, setHand] = useState<HandUse>('add');
  const [first, setFirst] = useState<string | null>(null);
  const [beyond, setBeyond] = useState(false);
  const [pointed, setPointed] = useState<string | null>(null);
  const boxes = modules.join();
  const { given, at } = useMemo(() => table ?? tableFor(modules), [table?.given, table?.at, boxes]);
  const offer = useMemo(() => offerOf({ given, at }, seat), [given, at, seat.folk]);
  const position = useMemo(() => withOrcsOf(offer, seat), [offer, seat]);
  const history = useHistory(seat, onChange);
  const checked = useMemo(() => checkAt({ given, at }, seat), [given, at, seat]);
  const drawn = useMemo(() => checked.player ?? sketch(position, modules), [checked, position, boxes]);
  const view = useMemo(() => boardOf(language, drawn, { people: true }), [language, drawn]);

  const tool = hand === 'clear' ? eraser(modules) : chosen;
  const called = toolName(language, tool);
  const names = SQUARE_NAMES.slice(
    0,
    beyond && (offer.beyond || hangsOver(position)) ? SQUARE_NAMES.length : SQUARES_ON_BOARD,
  );
  const large = tool.put === 'land' && tool.land === 'largePasture' && hand === 'add';
  const outcome = (name: string): SeatPosition | null => {
    if (!large) return applyTool(position, tool, name, hand !== 'take');
    if (first) return first === name ? null : putLargePasture(position, first, name);
    return names.some((other) => putLargePasture(position, name, other)) ? position : null;
  };
  const effect = (): string => {
    if (hand === 'clear') return words.clearThis;
    if (large) return first ? words.join(first) : words.begin;
    return hand === 'add' ? words.put(called) : words.takeFrom(called);
  };
  const squares: Record<string, string> = {};
  for (const name of names)
    if (outcome(name)) squares[name] = `${view.squares[name]?.say ?? name}. ${effect()}`;
  if (first) squares[first] = `${first}. ${words.giveUp}`;
  const choose = (next: Tool): void => {
    setChosen(next);
    setFirst(null);
    if (hand === 'clear') setHand('add');
  };
  const pick = (name: string): void => {
    setPointed(null);
    if (large && !first) {
      setFirst(name);
      return;
    }
    const next = outcome(name);
    setFirst(null);
    if (next) history.change(next);
  };
  const some = Object.keys(squares).length > 0;
  const status = first ? words.partner(first) : some ? words.holding(called) : words.nowhere(called);
  const coming = pointed && outcome(pointed);
  const ghost = coming ? ghostOf(language, view, pointed, coming, modules) : {};
  const panel = { language, modules, seat: position, onChange: history.change };
  return (
    <div class="editor">
      <div class="editor-main">
        <Toolbox language={language} offer={offer} seat={position} tool={tool} onTool={choose} />
        <Hand
          words={words}
          hand={hand}
          onHand={(next) => {
            setHand(next);
            setFirst(null);
          }}
        />
        <p class="editor-status" role="status">
          {status}
        </p>
        <HomeBoard
          view={{ ...view, ...ghost }}
          label={words.board}
          pick={{ squares, onPick: pick, ...(large && { chosen: first ? [first] : [] }) }}
          onPoint={setPointed}
        />
        <div class="editor-actions">
          <button type="button" disabled={!history.undo} onClick={() => history.undo?.()}>
            <Glyph icon="previous" /> {words.undo}
          </button>
          <button type="button" disabled={!history.redo} onClick={() => history.redo?.()}>
            <Glyph icon="next" /> {words.redo}
          </button>
          {(offer.beyond || hangsOver(position)) && (
            <label class="editor-check">
              <input type="checkbox" checked={beyond} onChange={() => setBeyond(!beyond)} />
              {words.beyond}
            </label>
          )}
        </div>
        <Trouble language={language} trouble={checked.trouble} at={at} />
        <BoardInWords view={view} heading={words.inWords} />
        <Supply {...panel} />
      </div>
      <div class="editor-panels">
        {modules.includes('fiends') && <Orcs {...panel} onTool={choose} />}
        <People
          {...panel}
          homes={(drawn.fiends?.homes ?? []).map((at) => (at < 0 ? 'd4' : squareName(at)))}
        />
      </div>
    </div>
  );
}
