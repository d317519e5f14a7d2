// Where "my box" is kept on this device. Most people have corrected nothing: a page may look here first.

export const BOX_KEY = 'my-box';

export type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The device's store; none while a page is built, or where it is forbidden. */
export function deviceStore(): Shelf | null {
  try {
    return typeof localStorage === 'undefined' ? null : localStorage;
  } catch {
    return null;
  }
}

export function isBoxKept(): boolean {
  try {
    return deviceStore()?.getItem(BOX_KEY) != null;
  } catch {
    return false;
  }
}
