import '../board/board.css';
import './expedition/expedition.css';
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { expeditionWords } from '../../i18n/expedition.ts';
import { addressText } from '../../islands/address.ts';
import { EarlierDrafts } from '../../islands/EarlierDrafts.tsx';
import { RuleLink } from '../../islands/RuleLink.tsx';
import { UnreadDrafts } from '../../islands/UnreadDrafts.tsx';
import { useAddress } from '../../islands/use-address.ts';
import { useDraft } from '../../islands/use-draft.ts';
import type { Language } from '../../site/languages.ts';
import { loadCorrections } from '../corrections/kept.ts';
import {
  type Game,
  installFolk,
  installPositions,
  type Move,
  notate,
  type Refusal,
} from '../engine/index.ts';
import {
  FRESH,
  follow,
  type Journey,
  journeyParcel,
  readJourney,
  readPlan,
  setOut,
} from '../simulators/expedition.ts';
import { loadWords } from '../telling/index.ts';
import { Preparing } from './expedition/Preparing.tsx';
import { Walk } from './expedition/Walk.tsx';
import { Refused } from './Refused.tsx';
import { loadReasons } from './reasons.ts';

interface Under {
  start: Game;
  /** What has been done since. */
  moves: Move[];
  /** A new walk begins whenever moves are taken back or followed in one go. */
  from: number;
  number: number;
}

/** With what is corrected on this device. */
function withOwnCorrections({ corrections: _, ...journey }: Journey): Journey {
  const corrections = loadCorrections();
  return corrections ? { ...journey, corrections } : journey;
}
const freshJourney = (): Journey => withOwnCorrections(FRESH);
const keptJourney = (value: unknown): Journey | null => {
  const journey = readPlan(value);
  return journey && withOwnCorrections(journey);
};

/** The expedition stepper: prepare a position, set out, choose, come home; the address keeps all of it. */
export default function Expedition({ language }: { language: Language }): JSX.Element {
  const words = expeditionWords(language);
  const drafting = useDraft('expedition', freshJourney, keptJourney);
  const { value: journey } = drafting;
  const [under, setUnder] = useState<Under | null>(null);
  const [trouble, setTrouble] = useState<Refusal | null>(null);
  const [badLink, setBadLink] = useState(false);
  const [ready, setReady] = useState(false);
  const [copied, setCopied] = useState(false);

  const begin = (next: Journey, lines: readonly string[] = []): void => {
    const game = setOut(next);
    drafting.show(next);
    setTrouble(game.ok ? null : game.error);
    if (!game.ok) return;
    const { moves } = follow(game.value, lines);
    setUnder({ start: game.value, moves, from: moves.length, number: Date.now() });
  };

  useEffect(() => {
    const open = async (): Promise<void> => {
      await Promise.all([loadWords(language), installPositions(), installFolk(), loadReasons(language)]);
      const text = addressText();
      const link = text ? await readJourney(text) : null;
      if (link) begin(link.journey, link.lines);
      else setBadLink(text !== '');
      setReady(true);
    };
    open();
  }, []);

  useEffect(() => setCopied(false), [under]);
  useAddress(under && journeyParcel(journey, under.moves), under);

  if (!ready) return <p class="trials">{words.loading}</p>;
  if (!under)
    return (
      <div class="trials">
        {badLink && (
          <p class="draft-trouble" role="alert">
            {words.badLink}
          </p>
        )}
        {trouble && (
          <p class="draft-trouble" role="alert">
            {words.cannot} <Refused language={language} refusal={trouble} />{' '}
            {trouble.rule && <RuleLink language={language} rule={trouble.rule} />}
          </p>
        )}
        <UnreadDrafts language={language} unread={drafting.unread} />
        <EarlierDrafts language={language} others={drafting.others} />
        <Preparing {...{ language, words, journey }} onChange={drafting.change} onBegin={begin} />
      </div>
    );
  const lines = under.moves.map(notate);
  const shown = follow(under.start, lines.slice(0, under.from)).game;
  const restart = (moves: Move[]): void =>
    setUnder({ ...under, moves, from: moves.length, number: under.number + 1 });
  return (
    <div class="trials">
      <div class="trial-buttons no-print">
        <button
          type="button"
          class="button"
          onClick={() => {
            // From now on it is the person's own, also where it came by a link.
            drafting.change((now) => now);
            setUnder(null);
            history.replaceState(null, '', location.pathname);
          }}
        >
          {words.change}
        </button>
        <button
          type="button"
          class="button"
          disabled={under.moves.length === 0}
          onClick={() => restart(under.moves.slice(0, -1))}
        >
          {words.back}
        </button>
        <button type="button" class="button" disabled={under.moves.length === 0} onClick={() => restart([])}>
          {words.again}
        </button>
        <button
          type="button"
          class="button"
          onClick={() => navigator.clipboard.writeText(location.href).then(() => setCopied(true))}
        >
          {copied ? words.shared : words.share}
        </button>
      </div>
      <Walk
        key={under.number}
        language={language}
        words={words}
        start={under.start}
        game={shown}
        dwarf={journey.dwarf}
        onMoved={(move) => setUnder((now) => now && { ...now, moves: [...now.moves, move] })}
        onFollow={(moves) => restart([...under.moves, ...moves])}
      />
    </div>
  );
}
