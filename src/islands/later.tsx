import type { ComponentChild, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part of the page that is fetched the first time it is shown. */
export function later<Props extends object>(
  fetch: () => Promise<(props: Props) => ComponentChild>,
): (props: Props) => JSX.Element | null {
  let Part: ((props: Props) => ComponentChild) | null = null;
  return function Later(props: Props): JSX.Element | null {
    const [, redraw] = useState(0);
    useEffect(() => {
      if (Part) return;
      fetch().then((part) => {
        Part = part;
        redraw(1);
      });
    }, []);
    return Part ? <Part {...props} /> : null;
  };
}
