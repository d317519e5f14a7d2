/** With a real minus sign. */
export const withMinus = (n: number): string => (n < 0 ? `−${-n}` : `${n}`);

/** A change: +2, −1, ±0. */
export const asChange = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');
