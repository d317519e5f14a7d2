import type { JSX } from 'preact';
import { useReader } from '../context.ts';
import { Sign } from '../signs/Sign.tsx';
import { VIEWS, type View, viewIcons } from './views.ts';

interface Props {
  view: View;
  orcs: boolean;
  solo: boolean;
  onView(view: View): void;
}

/** At the bottom of a phone: the parts of the table, one tap apart. */
export function ViewTabs({ view, orcs, solo, onView }: Props): JSX.Element {
  const { t } = useReader();
  const views = VIEWS.filter((one) => (one !== 'orcs' || orcs) && (one !== 'players' || !solo));
  return (
    <nav class="view-tabs" aria-label={t.viewsOf}>
      {views.map((one) => (
        <button
          key={one}
          type="button"
          {...(one === view ? { 'aria-current': 'true' as const } : {})}
          onClick={() => onView(one)}
        >
          <Sign name={viewIcons[one]} />
          {t.views[one]}
        </button>
      ))}
    </nav>
  );
}
