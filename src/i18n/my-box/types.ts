// The words of the engine that these words stand for, written out: interface words know no rules.

export type Provenance = 'stated' | 'derived' | 'reconstructed' | 'missing';
export type Direction = 'U' | 'D' | 'L' | 'R' | 'UL' | 'UR' | 'DL' | 'DR';
export type BoxGroup =
  | 'cards'
  | 'events'
  | 'bribes'
  | 'orcs'
  | 'loot'
  | 'extensions'
  | 'strips'
  | 'milestones'
  | 'points'
  | 'folk'
  | 'charcoal';
