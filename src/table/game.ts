// What a game has to say about itself so that it can be played at a table: undone and branched, kept on the device,
// written to files and links, replayed beside the page. Everything in this folder is written over these two types and
// knows no game; a game implements them once, in its own folder.
//
// Whatever is kept or sent carries its game, so that no rules ever open what other rules have written:
// a file by its `format`, a link by its kind, a stored record by its `game`, the notes of a window by their place on
// the device. Records of the first game at this table say nothing (`unnamed`): they are older than the second.

/** The types of one game, by name: `interface Nim extends GameTypes { move: number; … }`. */
export interface GameTypes {
  /** What the players have agreed on, complete and checked. */
  setup: { readonly seats: readonly SeatSetup[] };
  /** A setup as somebody asks for it: what everybody would assume may be missing, but a complete one is fine, too. */
  request: unknown;
  /** A position, as plain data that is never changed in place. */
  game: { readonly setup: GameTypes['setup']; readonly seed: number };
  move: unknown;
  /** What happened when a move was played. */
  event: unknown;
  /** Something that a move brought to light. */
  reveal: unknown;
  refusal: Refusal;
  facts: Facts;
  /** What a game carries of the campaign it belongs to; `never` where there are none. */
  campaign: unknown;
}

export interface SeatSetup {
  readonly name: string;
  readonly kind: 'human' | 'bot';
}

/** Why something was refused: a stable code for programs, the rule behind it, and facts for a sentence. */
export interface Refusal {
  code: string;
  rule?: string;
  args?: Record<string, string | number>;
}

export type Result<T, R extends Refusal = Refusal> = { ok: true; value: T } | { ok: false; error: R };

/** What a list of games says of each without replaying it. */
export interface Facts {
  /** Games of one kind can be compared. */
  readonly kind: string;
  readonly seats: readonly string[];
  readonly moves: number;
  /** Points of each seat once the game is over. */
  readonly results: readonly number[] | null;
}

/** A game as plain JSON: how it began, and one line per move. */
export interface Save<G extends GameTypes> {
  format: string;
  version: number;
  /** The edition of the rules it was played by. */
  rules: string;
  setup: G['setup'];
  seed: number;
  lines: string[];
}

type Answer<G extends GameTypes, T> = Result<T, G['refusal']>;

export interface Rules<G extends GameTypes> {
  /** The game's name in stored records. */
  name: string;
  /** Records that name no game are of this one, and it writes none. */
  unnamed?: true;
  /** Under this name its games and notes lie on the device; no two games share one. */
  device: string;
  /** What its files call themselves. */
  format: string;
  /** What its links begin with, in lower-case letters. */
  link: string;
  /** Changes whenever the rules do: lines of another edition may still be legal, but nobody can promise it. */
  edition: string;
  mostSeats: number;
  /** The bot that plays a seat when nobody says which. */
  bot: string;

  /** The request may come from strangers. */
  newGame(request: G['request'], seed: number): Answer<G, G['game']>;
  /** The moves to choose from, always in the same order. Moves that are legal but not listed are fine, too. */
  legalMoves(game: G['game']): readonly G['move'][];
  play(game: G['game'], move: G['move']): Answer<G, { game: G['game']; events: readonly G['event'][] }>;
  /** A move as one line, and back; the same move is always the same line. */
  notate(move: G['move']): string;
  parse(line: string): Answer<G, G['move']>;
  /** Whose decision is next; -1 when the game is over. */
  decides(game: G['game']): number;
  /** Nothing is under way: the next decision begins a turn. */
  startsTurn(game: G['game']): boolean;
  /** What nobody could know before this move. */
  revealed(before: G['game'], after: G['game'], events: readonly G['event'][]): readonly G['reveal'][];
  /** A fingerprint of everything but the players' names. */
  hash(game: G['game']): string;

  saveOf(start: Pick<G['game'], 'setup' | 'seed'>, lines: readonly string[]): Save<G>;
  /**
   * Checks that something is a save, without replaying it. `olderSave` and `newerSave` are refused by these codes,
   * damage by `badSave`, `badLine` or `tooLarge`; every other code says what is wrong with the setup.
   */
  readSave(value: unknown): Answer<G, Save<G>>;
  /** Fetches what a setup from anywhere needs (a box, say) before the rules read it. */
  install?(setup: unknown): Promise<void>;
  /** A campaign from anywhere; null when it is none. A game without campaigns has none to read. */
  readCampaign?(value: unknown): Promise<G['campaign'] | null>;

  /** Enough of a setup to tell the facts from; its seats have been looked at. */
  isSetup(value: Readonly<Record<string, unknown>>): boolean;
  factsOf(game: G['game'], moves: number): G['facts'];
  /** What can be told without replaying. */
  factsOfSetup(setup: G['setup'], moves: number): G['facts'];
  /** Are the game's own facts there? Those that every game has have been looked at. */
  isFacts(value: Readonly<Record<string, unknown>>): boolean;
}

/** For making links, which is fetched only when somebody wants one. */
export interface LinkRules<G extends GameTypes> extends Rules<G> {
  /** The setup in as few words as possible. */
  compactSetup(setup: G['setup']): G['request'];
}
