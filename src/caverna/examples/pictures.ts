// Any worked example as pictures with words, however it was made.

import { nearestRule } from '../../reference/rules.ts';
import { type Language, textIn } from '../../site/languages.ts';
import { boardFrom } from '../board/parse.ts';
import { tileIcon } from '../board/tile-icons.ts';
import type { BoardView } from '../board/view.ts';
import { nameTile } from '../catalogue/names.ts';
import { tileFacts } from '../catalogue/tiles.ts';
import { type DrawnStep, exampleAt, isPlayed } from './files.ts';
import { framesOf, stripOf } from './tell.ts';

interface Picture {
  view: BoardView;
  text: string;
  note?: string;
  goods?: string;
  /** `lang`: where the paragraph exists in another language only. */
  rule: { id: string; href: string; lang?: Language };
}

const ruleAt = (language: Language, id: string): Picture['rule'] => ({ id, ...nearestRule(language, id) });

const drawn = (language: Language, steps: readonly DrawnStep[]): { view: BoardView; text: string }[] =>
  steps.map((step) => ({
    view: boardFrom(step, (id) => ({ name: nameTile(language, id), icon: tileIcon(tileFacts(id)) })),
    text: textIn(step.text, language),
  }));

/** Every step of an example, for its own page. */
export function picturesOf(language: Language, name: string): Picture[] {
  const worked = exampleAt(name);
  if (!isPlayed(worked))
    return drawn(language, worked.steps).map((picture, i) => ({
      ...picture,
      rule: ruleAt(language, worked.steps[i]!.rule),
    }));
  return framesOf(language, worked).map(({ view, text, note, goods, rule }) => ({
    view,
    text,
    ...(note && { note }),
    ...(goods && { goods }),
    rule: ruleAt(language, rule),
  }));
}

/** The few pictures that stand on the rule page. */
export function stripFor(language: Language, name: string): { view: BoardView; text: string }[] {
  const worked = exampleAt(name);
  return isPlayed(worked) ? stripOf(language, worked) : drawn(language, worked.steps);
}

/** The paragraph an example belongs to. */
export const paragraphOf = (language: Language, name: string): Picture['rule'] =>
  ruleAt(language, exampleAt(name).example);
