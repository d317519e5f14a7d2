// A played example as pictures with words: the engine's boards and events, told in the reader's language.

import { type Language, textIn } from '../../site/languages.ts';
import type { BoardView } from '../board/view.ts';
import { type Game, GOODS, type Good, type Seat, seatNumbered, seatOf } from '../engine/index.ts';
import { gameAt, momentView } from '../scene/moments.ts';
import { goodsInWords, tellEvent, tellRefusal } from '../telling/index.ts';
import { goesBy, type PlayedPart, playPart } from './play.ts';
import type { ExamplePart, PlayedExample } from './types.ts';

interface Frame {
  view: BoardView;
  /** What happened. */
  text: string;
  /** What we add to it. */
  note?: string;
  rule: string;
  /** What its owner has. */
  goods?: string;
  /** Also part of the strip on the rule page. */
  drawn: boolean;
  /** The position before anything happens. */
  opening?: true;
}

/** Animals stand on the board; what lies in the supply is said beside it. */
const IN_SUPPLY = GOODS.filter((good) => !['sheep', 'donkey', 'wildBoar', 'cattle'].includes(good));

function supplyOf(language: Language, game: Game, seat: Seat): string {
  const { goods } = game.players[seat];
  const held: Partial<Record<Good, number>> = {};
  for (const good of IN_SUPPLY) if (goods[good] > 0) held[good] = goods[good];
  return Object.keys(held).length > 0 ? goodsInWords(language, held) : '';
}

function framesOfPart(language: Language, part: ExamplePart): Frame[] {
  const film: PlayedPart = playPart(part);
  const home = seatNumbered(part.seat ?? part.given.turn);
  const people = true;
  let seat = home;
  const frame = (at: number, text: string, rule: string): Frame => {
    const goods = supplyOf(language, gameAt(film, at), seat);
    return {
      view: momentView(language, film, at, seat, { people }),
      text,
      rule,
      drawn: false,
      ...(goods && { goods }),
    };
  };
  const open = [...(part.notes ?? [])];
  const frames: Frame[] = [
    { ...frame(-1, textIn(part.opening, language), part.rule), drawn: true, opening: true },
  ];
  const refused = (after: number): void => {
    for (const { say, refusal } of film.refusals.filter((one) => one.after === after))
      frames.push({
        ...frame(after, tellRefusal(language, refusal), refusal.rule ?? part.rule),
        note: textIn(say, language),
        drawn: true,
      });
  };
  refused(-1);
  film.moments.forEach(({ event, game }, at) => {
    seat = seatOf(event) ?? seat;
    const found = open.findIndex((note) => goesBy(event, note.on));
    const note = found >= 0 ? open.splice(found, 1)[0] : undefined;
    // The opening has said so.
    const text = event.type === 'event' ? null : tellEvent(language, event, game);
    if (text || note)
      frames.push({
        ...frame(at, text ?? (note?.say && textIn(note.say, language)) ?? '', event.rule),
        ...(text && note?.say && { note: textIn(note.say, language) }),
        drawn: note?.drawn === true,
      });
    refused(at);
  });
  if (open.length > 0) throw new Error(`Nothing happens for ${open.map(({ on }) => on).join(', ')}`);
  const last = frames.at(-1)!;
  last.drawn = true;
  return frames;
}

export const framesOf = (language: Language, { parts }: PlayedExample): Frame[] =>
  parts.flatMap((part) => framesOfPart(language, part));

/**
 * The pictures for a rule page: each tells what has happened since the one before. Where an example has several
 * parts, what a part begins with is told with its first picture.
 */
export function stripOf(language: Language, example: PlayedExample): { view: BoardView; text: string }[] {
  const strip: { view: BoardView; text: string }[] = [];
  let openings: string[] = [];
  let since: string[] = [];
  for (const { view, text, note, drawn, opening } of framesOf(language, example)) {
    (opening ? openings : since).push(text);
    if (!drawn || (opening && example.parts.length > 1)) continue;
    strip.push({ view, text: [...openings, ...(note ? [note] : since)].join(' ') });
    openings = [];
    since = [];
  }
  return strip;
}
