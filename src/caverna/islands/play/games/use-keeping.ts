import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { showAddress } from '../../../../islands/address.ts';
import { jump } from '../../../../table/timeline.ts';
import type { Session } from '../../../table/types.ts';
import { hashOf } from './address.ts';
import { keepNow, whenKept } from './keeping.ts';
import { keptGames, TAB } from './kept.ts';
import { type Neighbours, type Watch, watchTabs } from './tabs.ts';

export interface Keeping {
  /** The device keeps nothing: the game lives in the address. */
  fleeting: boolean;
  /** How many other windows have the same game open. */
  others: number;
  /** The end of a line that was played there and is not known here. */
  unseen: string | null;
  /** The game with everything that is stored of it, at the end of that line. */
  fetchUnseen(): Promise<Session | null>;
}

const NOBODY: Neighbours = { count: 0, tips: [] };

const tipOf = ({ timeline }: Session): string => timeline.points[timeline.tip]!.key;

type ShowGame = typeof import('./in-address.ts').showGame;
let known: { fleeting: boolean; show: ShowGame | null } = { fleeting: false, show: null };

/** Where nothing can even be noted, whatever keeps the game in the address is there before the table is. */
export async function readyToKeep(): Promise<void> {
  try {
    localStorage.setItem('try', '');
    localStorage.removeItem('try');
  } catch {
    const fleeting = (await keptGames()).kept() === 'memory';
    const script = fleeting ? await import('./in-address.ts').catch(() => null) : null;
    known = { fleeting, show: script?.showGame ?? null };
  }
}

/** How the game on the table is kept: on the device, in the address, and beside other windows. */
export function useKeeping(session: Session | null): Keeping {
  const [fleeting, setFleeting] = useState(known.fleeting);
  const [{ count, tips }, setNeighbours] = useState(NOBODY);
  const watch = useRef<Watch | null>(null);
  const id = session?.id;

  useEffect(() => {
    // Where nothing is kept, that is known before the first move.
    keptGames().then((store) => setFleeting(store.kept() === 'memory'));
  }, []);
  useEffect(
    () =>
      whenKept((kept, where) => {
        setFleeting(where === 'memory');
        watch.current?.stored(tipOf(kept));
      }),
    [],
  );
  useEffect(() => {
    setNeighbours(NOBODY);
    if (!id) return;
    const watching = watchTabs(id, TAB, setNeighbours);
    watch.current = watching;
    return () => {
      watching.leave();
      watch.current = null;
    };
  }, [id]);

  // The address names the game, so that a reload and the other language find it again; or it is the game.
  const living = fleeting ? session : null;
  const [show, setShow] = useState<ShowGame | null>(() => known.show);
  useEffect(() => {
    if (fleeting && !show)
      import('./in-address.ts').then(
        ({ showGame }) => setShow(() => showGame),
        () => undefined,
      );
  }, [fleeting, show]);
  useLayoutEffect(() => {
    if (id && !living) showAddress(hashOf(id));
    return living && show ? show(living) : undefined;
  }, [id, living, show]);

  const unseen = tips.findLast((tip) => !session?.timeline.points.some(({ key }) => key === tip)) ?? null;
  return {
    fleeting,
    others: count,
    unseen,
    async fetchUnseen() {
      await keepNow();
      const opened = id ? await (await keptGames()).load(id) : null;
      if (!opened?.ok || opened.value.how !== 'play') return null;
      const { timeline } = opened.value.session;
      const there = timeline.points.findIndex(({ key }) => key === unseen);
      return { ...opened.value.session, timeline: there < 0 ? timeline : jump(timeline, there) };
    },
  };
}
