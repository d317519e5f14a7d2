import type { JSX } from 'preact';
import type { Language } from '../../../site/languages.ts';
import { TERRAINS, type Terrain } from '../../engine/index.ts';
import { nameOf } from '../../telling/names.ts';
import { Choice } from '../desk/Choice.tsx';

const NONE = 'none';

/** A kind of terrain, or none of them. */
export function Ground({
  language,
  legend,
  none,
  terrain,
  onChoose,
}: {
  language: Language;
  legend: string;
  none: string;
  terrain: Terrain | null;
  onChoose(terrain: Terrain | null): void;
}): JSX.Element {
  return (
    <Choice
      legend={legend}
      values={[...TERRAINS, NONE]}
      chosen={terrain ?? NONE}
      name={(each) => (each === NONE ? none : nameOf(language, 'terrains', each))}
      onChoose={(each) => onChoose(TERRAINS.find((known) => known === each) ?? null)}
    />
  );
}
