// How many pieces lie on a square after sowing: the crop that was paid, and what the bank adds to it.

/** base.sow.grain */
export const GRAIN_SOWN = 3;

/** base.sow.vegetable, folk.crops.gemfruit, folk.crops.mushroom */
export const OTHERS_SOWN = 2;
