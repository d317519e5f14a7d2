// Whether the map on the page is the owner's, and keeping it so. A map that came by a link, or from before another
// window went on, is nobody's until the owner says so: nothing is written over.

import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { anyId } from '../../../islands/chance.ts';
import type { MapPlan } from '../../simulators/map.ts';
import { isUntouched, keepOwnMap, openOwnMap } from '../../simulators/own-map.ts';

/** `foreign`: it came from elsewhere, and none is kept yet; `differs`: another one is kept. */
export type Ownership = 'none' | 'own' | 'foreign' | 'differs' | 'refused';

const same = (a: MapPlan, b: MapPlan): boolean => JSON.stringify(a) === JSON.stringify(b);

export interface OwnMapOnPage {
  ownership: Ownership;
  /** A person does something: the next plan is theirs, not one that came with an address. */
  touch(): void;
  /** The owner has said that this is the map. */
  keep(): void;
}

export function useOwnMap(ready: boolean, plan: MapPlan): OwnMapOnPage {
  const [ownership, setOwnership] = useState<Ownership>('none');
  /** The revision that this window goes on from, by players. */
  const known = useRef(new Map<number, string | null>());
  const touched = useRef(false);

  const write = (replace: boolean): void => {
    const revision = anyId();
    const before = replace ? null : (known.current.get(plan.players) ?? null);
    const told = keepOwnMap(plan, before, revision, replace);
    if (told.kept === 'yes') known.current.set(plan.players, revision);
    else if (told.kept === 'changedElsewhere') known.current.delete(plan.players);
    setOwnership(told.kept === 'yes' ? 'own' : told.kept === 'refused' ? 'refused' : 'differs');
  };

  const look = (): void => {
    const there = openOwnMap(plan.players);
    if (there && same(there.plan, plan)) {
      known.current.set(plan.players, there.revision);
      setOwnership('own');
    } else {
      known.current.delete(plan.players);
      setOwnership(there ? 'differs' : isUntouched(plan) ? 'none' : 'foreign');
    }
  };

  // Before the page is drawn: whoever taps and leaves at once must not be quicker than the keeping.
  useLayoutEffect(() => {
    if (!ready) return;
    const mine = touched.current;
    touched.current = false;
    const begun = ownership === 'none' || ownership === 'own' || ownership === 'refused';
    const there = openOwnMap(plan.players);
    if (mine && begun && (known.current.has(plan.players) || !there)) write(false);
    else look();
  }, [ready, plan]);

  useEffect(() => {
    const changed = (): void => {
      const there = openOwnMap(plan.players);
      if (there && there.revision !== known.current.get(plan.players)) look();
    };
    addEventListener('storage', changed);
    return () => removeEventListener('storage', changed);
  }, [plan]);

  return {
    ownership,
    touch: () => {
      touched.current = true;
    },
    keep: () => write(true),
  };
}
