import type { ComponentChild, JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';

/** A part of the page that is fetched the first time it is shown; what stands there when it cannot be had. */
export function lazy<Props extends object>(
  fetch: (props: Props) => Promise<(props: Props) => ComponentChild>,
  Otherwise?: (props: Props) => JSX.Element,
): (props: Props) => JSX.Element | null {
  let Part: ((props: Props) => ComponentChild) | null = null;
  return function Lazy(props: Props): JSX.Element | null {
    const [lost, setLost] = useState<boolean | null>(null);
    useEffect(() => {
      if (Part) return;
      fetch(props).then(
        (part) => {
          Part = part;
          setLost(false);
        },
        () => setLost(true),
      );
    }, []);
    if (Part) return <Part {...props} />;
    return lost && Otherwise ? <Otherwise {...props} /> : null;
  };
}
