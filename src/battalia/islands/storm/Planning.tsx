import type { JSX } from 'preact';
import { Hand } from './Hand.tsx';
import type { StageProps } from './stage.tsx';
import { Way } from './Way.tsx';
import { Ways } from './Ways.tsx';
import { Who } from './Who.tsx';

/** Who goes where, with what, and every way to pay it. */
export function Planning(props: StageProps): JSX.Element {
  return (
    <div class="storm-planning">
      <div>
        <Who {...props} />
        <Way {...props} />
      </div>
      <div>
        <Hand {...props} />
        <Ways {...props} />
      </div>
    </div>
  );
}
