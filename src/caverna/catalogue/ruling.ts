// What a ruling is.

/** `stated`: a book says so; `derived`: it follows from what one says; `choice`: the books leave it open. */
export type Basis = 'stated' | 'derived' | 'choice';

export interface Ruling {
  /** The permanent id of its paragraph. */
  id: string;
  /** What it is called elsewhere, for instance K12 or RL-06; the folk's have no numbers. */
  name: string;
  basis: Basis;
  /** The paragraphs it is about. */
  touches: readonly string[];
}
