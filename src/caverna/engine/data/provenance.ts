/** Where a fact comes from: printed in a book, following from what is printed, or chosen because no book shows it. */
const PROVENANCES = ['stated', 'derived', 'reconstructed', 'missing'] as const;
export type Provenance = (typeof PROVENANCES)[number];

/** The provenance of a component, and of those of its fields that differ. */
export interface Provenanced<Field extends string = string> {
  provenance: Provenance;
  except?: Partial<Record<Field, Provenance>>;
}
