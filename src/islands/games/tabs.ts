// Windows on the same game know of each other: who else is here, and what they have stored that is not known here.

export interface Neighbours {
  /** Other windows on this game. */
  count: number;
  /** Ends of lines they have stored since we came. */
  tips: readonly string[];
}

export interface Watch {
  /** Tells the others where the line on this table ends, once it is stored. */
  stored(tip: string): void;
  leave(): void;
}

type Word = { game: string; from: string } & (
  | { says: 'hello' | 'here' | 'bye' }
  | { says: 'stored'; tip: string }
);

const CHANNEL = 'cave-farmers';

/** A browser without channels has no neighbours: what they store is joined all the same. */
const open = (): BroadcastChannel | null =>
  typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);

export function watchTabs(game: string, tab: string, onChange: (neighbours: Neighbours) => void): Watch {
  const channel = open();
  let others = new Set<string>();
  let tips: readonly string[] = [];
  const tell = (): void => onChange({ count: others.size, tips });
  const say = (word: { says: 'hello' | 'here' | 'bye' } | { says: 'stored'; tip: string }): void =>
    channel?.postMessage({ game, from: tab, ...word } satisfies Word);
  const hear = ({ data }: MessageEvent<Word>): void => {
    if (data?.game !== game || data.from === tab) return;
    if (data.says === 'bye') others.delete(data.from);
    else others.add(data.from);
    if (data.says === 'hello') say({ says: 'here' });
    if (data.says === 'stored') tips = [...tips.filter((tip) => tip !== data.tip), data.tip].slice(-20);
    tell();
  };
  /** Whoever crashed said no goodbye: on coming back to this window everybody is asked anew. */
  const ask = (): void => {
    if (others.size > 0) {
      others = new Set();
      tell();
    }
    say({ says: 'hello' });
  };
  const bye = (): void => say({ says: 'bye' });
  const ours = new AbortController();
  channel?.addEventListener('message', hear);
  addEventListener('focus', ask, ours);
  addEventListener('pagehide', bye, ours);
  addEventListener('pageshow', ask, ours);
  ask();
  return {
    stored: (tip) => say({ says: 'stored', tip }),
    leave() {
      bye();
      ours.abort();
      channel?.close();
    },
  };
}
