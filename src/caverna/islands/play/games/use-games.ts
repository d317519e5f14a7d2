import { useEffect, useState } from 'preact/hooks';
import { addressText } from '../../../../islands/address.ts';
import { anyId } from '../../../../islands/chance.ts';
import type { Imported, Listed, OpenError, Opened, Session, Store } from '../../../table/types.ts';
import { openSafely } from '../../../workers/open.ts';
import { wanted } from './address.ts';
import { keptGames } from './kept.ts';
import { backToPlace } from './place.ts';

type OpenTrouble = OpenError['code'] | 'gone';

export interface Games {
  list: readonly Listed[] | null;
  /** What could not be opened, and why. */
  trouble: OpenTrouble | null;
  /** Brought in from elsewhere: how it relates to what was here. */
  brought: Imported['relation'] | null;
  view: Extract<Opened, { how: 'view' }> | null;
  /** Games are gone when the page is closed. */
  fleeting: boolean;
  store: Store | null;
  refresh(): void;
  open(id: string): void;
  bringIn(what: 'link' | 'file', text: string): void;
  closeView(): void;
}

/** The games on this device, and whatever comes in by address or file. */
export function useGames(seat: (session: Session) => void): Games {
  const [store, setStore] = useState<Store | null>(null);
  const [list, setList] = useState<readonly Listed[] | null>(null);
  const [trouble, setTrouble] = useState<OpenTrouble | null>(null);
  const [brought, setBrought] = useState<Imported['relation'] | null>(null);
  const [view, setView] = useState<Games['view']>(null);

  const show = (opened: Opened): Session | null => {
    if (opened.how === 'play') return opened.session;
    setView(opened);
    return null;
  };
  async function open(games: Store, id: string): Promise<void> {
    const opened = await games.load(id);
    setBrought(null);
    setTrouble(opened ? (opened.ok ? null : opened.error.code) : 'gone');
    const session = opened?.ok ? show(opened.value) : null;
    if (session) seat(backToPlace(session));
  }
  async function bringIn(games: Store, what: 'link' | 'file', text: string): Promise<void> {
    const opened = await openSafely(what, text, anyId());
    setTrouble(opened.ok ? null : opened.error.code);
    const session = opened.ok ? show(opened.value) : null;
    if (!session) return;
    const imported = await games.bringIn(session, anyId());
    setBrought(imported.relation);
    seat(imported.session);
  }
  const refresh = (games: Store): void => {
    games.list().then(setList);
  };
  useEffect(() => {
    const arrive = async (): Promise<void> => {
      const games = await keptGames();
      setStore(games);
      const wish = wanted(addressText());
      if (wish && 'link' in wish) await bringIn(games, 'link', wish.link);
      else if (wish) await open(games, wish.kept);
      refresh(games);
    };
    arrive();
    addEventListener('hashchange', arrive);
    return () => removeEventListener('hashchange', arrive);
  }, []);
  return {
    list,
    trouble,
    brought,
    view,
    fleeting: store?.kept() === 'memory',
    store,
    refresh: () => store && refresh(store),
    open: (id) => store && open(store, id),
    bringIn: (what, text) => store && bringIn(store, what, text),
    closeView: () => setView(null),
  };
}
