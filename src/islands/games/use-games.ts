import { useEffect, useState } from 'preact/hooks';
import type { GameTypes } from '../../table/game.ts';
import type { OpenError, Opened, OpenResult } from '../../table/opening.ts';
import type { Session } from '../../table/session.ts';
import type { Imported, Listed, Store } from '../../table/store.ts';
import { addressText } from '../address.ts';
import { anyId } from '../chance.ts';
import { wanted } from './address.ts';
import type { Keeper } from './keeper.ts';
import { backToPlace } from './place.ts';

type OpenTrouble = OpenError<GameTypes>['code'] | 'gone';

/** Opens a link or a file of strangers; `id` is for one that names no game. */
export type OpenStrange<G extends GameTypes> = (
  what: 'link' | 'file',
  text: string,
  id: string,
) => Promise<OpenResult<G>>;

export interface Games<G extends GameTypes> {
  list: readonly Listed<G>[] | null;
  /** What could not be opened, and why. */
  trouble: OpenTrouble | null;
  /** Brought in from elsewhere: how it relates to what was here. */
  brought: Imported<G>['relation'] | null;
  view: Extract<Opened<G>, { how: 'view' }> | null;
  /** Games are gone when the page is closed. */
  fleeting: boolean;
  store: Store<G> | null;
  refresh(): void;
  open(id: string): void;
  bringIn(what: 'link' | 'file', text: string): void;
  closeView(): void;
}

/** The games on this device, and whatever comes in by address or file. */
export function useGames<G extends GameTypes>(
  keeper: Keeper<G>,
  openSafely: OpenStrange<G>,
  seat: (session: Session<G>) => void,
): Games<G> {
  const [store, setStore] = useState<Store<G> | null>(null);
  const [list, setList] = useState<readonly Listed<G>[] | null>(null);
  const [trouble, setTrouble] = useState<OpenTrouble | null>(null);
  const [brought, setBrought] = useState<Imported<G>['relation'] | null>(null);
  const [view, setView] = useState<Games<G>['view']>(null);

  const show = (opened: Opened<G>): Session<G> | null => {
    if (opened.how === 'play') return opened.session;
    setView(opened);
    return null;
  };
  async function open(games: Store<G>, id: string): Promise<void> {
    const opened = await games.load(id);
    setBrought(null);
    setTrouble(opened ? (opened.ok ? null : opened.error.code) : 'gone');
    const session = opened?.ok ? show(opened.value) : null;
    if (session) seat(backToPlace(keeper.device, session));
  }
  async function bringIn(games: Store<G>, what: 'link' | 'file', text: string): Promise<void> {
    const opened = await openSafely(what, text, anyId());
    setTrouble(opened.ok ? null : opened.error.code);
    const session = opened.ok ? show(opened.value) : null;
    if (!session) return;
    const imported = await games.bringIn(session, anyId());
    setBrought(imported.relation);
    seat(imported.session);
  }
  const refresh = (games: Store<G>): void => {
    games.list().then(setList);
  };
  useEffect(() => {
    const arrive = async (): Promise<void> => {
      const games = await keeper.games();
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
