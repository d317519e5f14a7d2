import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { GameTypes } from '../../table/game.ts';
import type { Session } from '../../table/session.ts';
import { jump } from '../../table/timeline.ts';
import { showAddress } from '../address.ts';
import { hashOf } from './address.ts';
import type { Keeper, ShowGame } from './keeper.ts';
import { type Neighbours, type Watch, watchTabs } from './tabs.ts';

export interface Keeping<G extends GameTypes> {
  /** The device keeps nothing: the game lives in the address. */
  fleeting: boolean;
  /** How many other windows have the same game open. */
  others: number;
  /** The end of a line that was played there and is not known here. */
  unseen: string | null;
  /** The game with everything that is stored of it, at the end of that line. */
  fetchUnseen(): Promise<Session<G> | null>;
}

const NOBODY: Neighbours = { count: 0, tips: [] };

const tipOf = <G extends GameTypes>({ timeline }: Session<G>): string => timeline.points[timeline.tip]!.key;

/** Where nothing can even be noted, whatever keeps the game in the address is there before the table is. */
export async function readyToKeep<G extends GameTypes>(keeper: Keeper<G>): Promise<void> {
  try {
    localStorage.setItem('try', '');
    localStorage.removeItem('try');
  } catch {
    const fleeting = (await keeper.games()).kept() === 'memory';
    const script = fleeting ? await keeper.inAddress().catch(() => null) : null;
    keeper.known = { fleeting, show: script?.show ?? null };
  }
}

/** How the game on the table is kept: on the device, in the address, and beside other windows. */
export function useKeeping<G extends GameTypes>(keeper: Keeper<G>, session: Session<G> | null): Keeping<G> {
  const { known } = keeper;
  const [fleeting, setFleeting] = useState(known.fleeting);
  const [{ count, tips }, setNeighbours] = useState(NOBODY);
  const watch = useRef<Watch | null>(null);
  const id = session?.id;

  useEffect(() => {
    // Where nothing is kept, that is known before the first move.
    keeper.games().then((store) => setFleeting(store.kept() === 'memory'));
  }, []);
  useEffect(
    () =>
      keeper.whenKept((kept, where) => {
        setFleeting(where === 'memory');
        watch.current?.stored(tipOf(kept));
      }),
    [],
  );
  useEffect(() => {
    setNeighbours(NOBODY);
    if (!id) return;
    const watching = watchTabs(id, keeper.tab, setNeighbours);
    watch.current = watching;
    return () => {
      watching.leave();
      watch.current = null;
    };
  }, [id]);

  // The address names the game, so that a reload and the other language find it again; or it is the game.
  const living = fleeting ? session : null;
  const [show, setShow] = useState<ShowGame<G> | null>(() => known.show);
  useEffect(() => {
    if (fleeting && !show)
      keeper.inAddress().then(
        (script) => setShow(() => script.show),
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
      await keeper.keepNow();
      const opened = id ? await (await keeper.games()).load(id) : null;
      if (!opened?.ok || opened.value.how !== 'play') return null;
      const { timeline } = opened.value.session;
      const there = timeline.points.findIndex(({ key }) => key === unseen);
      return { ...opened.value.session, timeline: there < 0 ? timeline : jump(timeline, there) };
    },
  };
}
