import type { JSX } from 'preact';
import type { Dwarf, Player } from '../../../engine/index.ts';
import { nameSpace } from '../../../telling/index.ts';
import { useReader } from '../context.ts';
import { Sign } from '../signs/Sign.tsx';

/** The people of a player: armed or not, placed or not. */
export function Family({ player }: { player: Player }): JSX.Element {
  const { language, t } = useReader();
  const says = (dwarf: Dwarf, i: number): string =>
    [
      dwarf.goblin ? t.goblin(i + 1) : t.person(i + 1),
      dwarf.weapon > 0 ? t.armed(dwarf.weapon) : t.unarmed,
      dwarf.newborn && t.newborn,
      dwarf.hostage && t.hostage,
      dwarf.at && dwarf.at !== 'resting' ? t.standsOn(nameSpace(language, dwarf.at)) : t.atHome,
    ]
      .filter(Boolean)
      .join(', ');
  return (
    <ul class="family" aria-label={t.family}>
      {player.dwarfs.map((dwarf, i) => (
        <li
          key={i}
          class={dwarf.at || dwarf.newborn || dwarf.hostage ? 'person away' : 'person'}
          title={says(dwarf, i)}
        >
          <Sign
            name={dwarf.hostage ? 'hostage' : dwarf.goblin ? 'goblin' : dwarf.newborn ? 'child' : 'dwarf'}
            label={says(dwarf, i)}
          />
          {dwarf.weapon > 0 && (
            <span class="person-weapon" aria-hidden="true">
              {dwarf.weapon}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
