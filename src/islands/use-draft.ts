import { useEffect, useMemo, useState } from 'preact/hooks';
import { deviceStore } from '../session/box-shelf.ts';
import { type Draft, type Drafts, openDrafts } from '../session/drafts.ts';
import { anyId } from './play/chance.ts';

function ownMemory(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}

export const draftsOf = (kind: string): Drafts =>
  openDrafts(kind, deviceStore(), ownMemory(), anyId(), Date.now);

export interface Drafting<T> {
  value: T;
  /** A person's change: kept at once. */
  change(next: (now: T) => T): void;
  /** Shown, but nobody's work yet: a link that was opened, an example. */
  show(next: T): void;
  /** Drafts of other windows and earlier days. */
  others: readonly { time: number; open(): void }[];
}

/** Something that is being entered, kept on this device from the first tap on. `read`: null for what is none. */
export function useDraft<T>(kind: string, fresh: () => T, read: (value: unknown) => T | null): Drafting<T> {
  const drafts = useMemo(() => (typeof window === 'undefined' ? null : draftsOf(kind)), []);
  const [value, setValue] = useState(fresh);
  const [others, setOthers] = useState<readonly Draft[]>([]);
  useEffect(() => {
    const latest = drafts?.latest();
    const kept = latest ? read(latest.value) : null;
    if (kept) setValue(kept);
    setOthers(drafts?.all().filter(({ key }) => key !== latest?.key) ?? []);
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
    others: others.flatMap(({ time, value: other }) => {
      const kept = read(other);
      return kept ? [{ time, open: () => setValue(kept) }] : [];
    }),
  };
}
