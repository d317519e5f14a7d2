// A worked example as a reader sees it, step by step.

import { boardWords } from '../../i18n/battalia-board.ts';
import { nearestRule } from '../../reference/rules.ts';
import { type Language, textIn } from '../../site/languages.ts';
import type { GameEvent, Refusal } from '../engine/index.ts';
import { eventText, namesFor } from '../telling/events.ts';
import { refusalText } from '../telling/refusals.ts';
import { answered, naming } from './answers.ts';
import { type BoardPicture, pictureOf } from './board.ts';
import { exampleAt } from './files.ts';
import { fill, meant, type Scope } from './fill.ts';
import type { ExamplePart } from './types.ts';

interface RuleLink {
  id: string;
  href: string;
  /** Where the paragraph exists in another language only. */
  lang?: Language;
}

interface ToldStep {
  text: string;
  parts: readonly { of: string; is: string; sum: boolean }[];
  /** What the engine says to it, each with its rule. */
  says: readonly { text: string; refused: boolean; rule?: RuleLink }[];
  board?: BoardPicture;
  rule: RuleLink;
}

const linkTo = (language: Language, id: string): RuleLink => ({ id, ...nearestRule(language, id) });

/** An event, a refusal, or a refusal as scenarios write it. */
type Sayable = GameEvent | Refusal | { refused: string; rule: string | null; args: Refusal['args'] };

const asRefusal = (told: Sayable): Refusal | null => {
  if ('event' in told) return null;
  if ('code' in told) return told;
  const { refused: code, rule, args } = told;
  return { code, ...(rule && { rule }), args } as Refusal;
};

function sentence(language: Language, told: Sayable): ToldStep['says'][number] {
  const refusal = asRefusal(told);
  const rule = refusal ? refusal.rule : (told as GameEvent).rule;
  const player = (seat: number): string => boardWords(language).player(seat + 1);
  return {
    text: refusal
      ? refusalText(language, refusal)
      : eventText(language, told as GameEvent, namesFor(language, player)),
    refused: refusal !== null,
    ...(rule && { rule: linkTo(language, rule) }),
  };
}

const saysOf = (scope: Scope, paths: readonly string[]): ToldStep['says'] =>
  paths.flatMap((path) =>
    [meant(scope, path)].flat().map((told) => sentence(scope.language, told as Sayable)),
  );

const partOf = (scope: Scope, { of, is, sum }: ExamplePart): ToldStep['parts'][number] => ({
  of: fill(scope, textIn(of, scope.language)),
  is: fill(scope, is),
  sum: sum ?? false,
});

/** Every step, with all its numbers out of the engine. */
export function stepsOf(language: Language, name: string): ToldStep[] {
  const example = exampleAt(name);
  return answered(name).map(({ step, given, answer }, i) =>
    naming(name, i + 1, () => {
      const scope = { language, given, answer };
      const shown = (example.board || step.board) && { ...example.board, ...step.board };
      return {
        text: fill(scope, textIn(step.text, language)),
        parts: (step.parts ?? []).map((part) => partOf(scope, part)),
        says: saysOf(scope, step.say ?? []),
        ...(shown && { board: pictureOf(scope, shown) }),
        rule: linkTo(language, step.rule),
      };
    }),
  );
}

/** The paragraph that an example belongs to. */
export const aboutOf = (language: Language, name: string): RuleLink =>
  linkTo(language, exampleAt(name).about);
