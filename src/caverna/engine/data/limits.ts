// What there is a limit to (base.setup.supply). Furnishings are counted in the supply; everything else never runs out.

/** base.expedition.cap */
export const STRONGEST = 14;

/** base.forge: a weapon is made of so much ore at most. */
export const MOST_ORE = 8;

/** base.family.limit */
export const FAMILY_LIMIT = 5;

/** folk.people.limit */
export const MOST_PEOPLE = 6;

/** base.stable */
export const STABLES = 3;
