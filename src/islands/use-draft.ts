import { useEffect, useMemo, useState } from 'preact/hooks';
import { type Draft, openDrafts } from '../table/drafts.ts';
import { deviceSlate } from '../table/slate.ts';
import { anyId } from './chance.ts';

/** What this window keeps for as long as it is there. */
export function ownMemory(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

export interface Drafting<T> {
  value: T;
  /** A person's change: kept at once. */
  change(next: (now: T) => T): void;
  /** Shown, but nobody's work yet: a link that was opened, an example. */
  show(next: T): void;
  /** It has been used: nothing of it is waiting any more. */
  drop(): void;
  /** Drafts of other windows and earlier days. */
  others: readonly { time: number; open(): void }[];
  /** Kept here as one of these, but it cannot be read. */
  unread: readonly string[];
}

/**
 * Something that is being entered, kept on this device from the first tap on. `read`: null for what is none.
 * `anew`: it begins with what is given here, whatever was entered before.
 */
export function useDraft<T>(
  kind: string,
  fresh: () => T,
  read: (value: unknown) => T | null,
  anew = false,
): Drafting<T> {
  const drafts = useMemo(
    () =>
      typeof window === 'undefined'
        ? null
        : openDrafts(kind, read, deviceSlate(), ownMemory(), anyId(), Date.now),
    [],
  );
  const [value, setValue] = useState(fresh);
  const [others, setOthers] = useState<readonly Draft<T>[]>([]);
  const [unread, setUnread] = useState<readonly string[]>([]);
  useEffect(() => {
    const latest = drafts?.latest();
    if (latest && !anew) setValue(latest.value);
    setOthers(drafts?.all().filter(({ key }) => key !== latest?.key) ?? []);
    setUnread(drafts?.unread() ?? []);
  }, []);
  return {
    value,
    change: (next) =>
      setValue((now) => {
        const changed = next(now);
        drafts?.keep(changed);
        return changed;
      }),
    show: setValue,
    drop: () => drafts?.drop(),
    others: others.map(({ time, value: other }) => ({ time, open: () => setValue(other) })),
    unread,
  };
}
