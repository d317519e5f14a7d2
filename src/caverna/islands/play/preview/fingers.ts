const KEY = 'look-first';

/** Does this device look first? */
export function looksFirst(): boolean {
  try {
    return localStorage.getItem(KEY) === 'on';
  } catch {
    return false;
  }
}

export function setLooksFirst(on: boolean): void {
  try {
    localStorage.setItem(KEY, on ? 'on' : 'off');
  } catch {
    // Storage is closed to us: the choice holds for this page only.
  }
}

/** How a person presses: with a finger, and for how long. */
export interface Hand {
  finger: boolean;
  /** The press that is under way has become a long one. */
  long: boolean;
}

/** How long a finger rests before it means to look. */
const LONG = 450;
/** Whatever stands for a move. */
const CHOICES =
  '.choices .choice, .space.lit, .offer.lit .offer-take, .picker button, .reward-columns .choice';

const choiceAt = ({ target }: Event): HTMLElement | null => (target as Element).closest<HTMLElement>(CHOICES);

/** Watches the table for fingers; returns what ends that. A long press presses once, with `hand.long` set. */
export function watchFingers(table: HTMLElement, hand: Hand): () => void {
  const over = new AbortController();
  let timer = 0;
  let pressed = false;
  const on = <E extends Event>(names: string, act: (event: E) => void): void => {
    for (const name of names.split(' '))
      table.addEventListener(name, act as EventListener, { capture: true, signal: over.signal });
  };
  on('pointerdown', (event: PointerEvent) => {
    hand.finger = event.pointerType !== 'mouse';
    clearTimeout(timer);
    pressed = false;
    const choice = choiceAt(event);
    if (!choice || !hand.finger) return;
    timer = window.setTimeout(() => {
      hand.long = true;
      choice.click();
      hand.long = false;
      pressed = true;
    }, LONG);
  });
  on('pointerup pointercancel', () => clearTimeout(timer));
  on('keydown', () => {
    hand.finger = false;
  });
  on('click', (event) => {
    // The finger that rested long is lifted: that is no tap any more.
    if (!pressed) return;
    pressed = false;
    event.stopPropagation();
    event.preventDefault();
  });
  on('contextmenu', (event) => {
    if (hand.finger && choiceAt(event)) event.preventDefault();
  });
  return () => {
    clearTimeout(timer);
    over.abort();
  };
}
