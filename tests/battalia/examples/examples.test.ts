import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { differences } from '../../../src/battalia/engine/index.ts';
import { answered } from '../../../src/battalia/examples/answers.ts';
import { exampleAt, examplesByGroup, examplesOf } from '../../../src/battalia/examples/files.ts';
import { at, fill } from '../../../src/battalia/examples/fill.ts';
import { stepsOf } from '../../../src/battalia/examples/tell.ts';
import type { Told } from '../../../src/battalia/examples/types.ts';
import { exampleNames } from '../../../src/battalia/site/examples.ts';
import { toolNames } from '../../../src/battalia/site/tools.ts';
import { ruleLinks } from '../../../src/reference/rules.ts';
import { languages } from '../../../src/site/languages.ts';

const examples = exampleNames.map((name) => [name, exampleAt(name)] as const);

/** Where the numbers of a text come from. */
const places = (text: string): string[] => [...text.matchAll(/\{([^}]+)\}/g)].map(([, path]) => path!).sort();

/** The same with one number or truth value changed. */
function changed(value: unknown): unknown[] {
  if (typeof value === 'number') return [value + 1];
  if (typeof value === 'boolean') return [!value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, each]) =>
    changed(each).map((other) =>
      Array.isArray(value) ? value.with(Number(key), other) : { ...value, [key]: other },
    ),
  );
}

describe('worked examples', () => {
  it('are as many as are asked for', () => {
    expect(exampleNames.length).toBeGreaterThanOrEqual(18);
    expect(exampleNames).toEqual(
      readdirSync('content/battalia/examples')
        .map((file) => file.replace('.json', ''))
        .sort(),
    );
  });

  it.each(examples)('%s tells what the engine answers, and would notice another number', (name) => {
    for (const { step, answer } of answered(name)) {
      expect(differences(answer, step.then ?? {})).toEqual([]);
      for (const wrong of changed(step.then)) expect(differences(answer, wrong)).not.toEqual([]);
    }
    expect(answered(name).filter(({ step }) => step.ask).length).toBeGreaterThanOrEqual(2);
  });

  it.each(examples)('%s is told in every language, with the same numbers', (name, example) => {
    const texts: Told[] = [
      ...example.steps.flatMap(({ text, parts = [] }) => [text, ...parts.map(({ of }) => of)]),
    ];
    for (const told of [example.title, example.summary, ...texts])
      for (const language of languages) expect(told[language]).toBeTruthy();
    for (const told of texts)
      for (const language of languages) expect(places(told[language])).toEqual(places(told.en));
    for (const language of languages) {
      const steps = stepsOf(language, name);
      expect(steps.length).toBeGreaterThanOrEqual(3);
      for (const { text, says, rule } of steps) {
        expect(text).not.toMatch(/[{}]|undefined|NaN/);
        for (const said of says) expect(said.text).not.toMatch(/[{}]|undefined|NaN/);
        expect(rule.lang).toBeUndefined();
        expect(rule.href).toMatch(new RegExp(`^/${language}/battalia/.*#battalia\\.`));
      }
    }
    expect(toolNames).toContain(example.tool);
  });

  it.each(examples)('%s promises no number that its steps do not show', (name, { title, summary }) => {
    for (const language of languages) {
      const shown = stepsOf(language, name).flatMap(({ text, parts, says }) => [
        text,
        ...parts.flatMap(({ of, is }) => [of, is]),
        ...says.map((said) => said.text),
      ]);
      const numbers = new Set(shown.join(' ').match(/\d+/g));
      const promised = `${title[language]} ${summary[language]}`.match(/\d+/g) ?? [];
      expect(promised.filter((number) => !numbers.has(number))).toEqual([]);
    }
  });

  it.each(examples)('%s stands its heroes on cards', (name) => {
    for (const { board } of stepsOf('en', name))
      for (const [square, { card, figures = [] }] of Object.entries(board?.squares ?? {}))
        if (figures.some(({ kind }) => kind === 'hero')) expect(card, square).toBeDefined();
  });

  it.each(examples)('%s is reached from the paragraphs it names', (name, { about, also = [] }) => {
    for (const language of languages) {
      const links = ruleLinks(language);
      for (const paragraph of [about, ...also]) {
        expect(links).toHaveProperty([paragraph]);
        expect(examplesOf(language, paragraph).map(({ slug }) => slug)).toContain(
          `battalia/examples/${name}`,
        );
      }
    }
  });

  it('stand on the shelf, each once', () => {
    for (const language of languages) {
      const slugs = examplesByGroup(language).flatMap((group) => group.examples.map(({ slug }) => slug));
      expect(slugs.sort()).toEqual(exampleNames.map((name) => `battalia/examples/${name}`));
    }
  });

  it('step through every example that a chapter tells', () => {
    const told = readdirSync('content/en/battalia')
      .filter((file) => file.endsWith('.mdx'))
      .flatMap((file) =>
        [...readFileSync(`content/en/battalia/${file}`, 'utf8').matchAll(/<Example id="([^"]+)"/g)].map(
          ([, id]) => id!,
        ),
      );
    expect(told.length).toBeGreaterThan(15);
    expect(told.filter((id) => !examples.some(([, { about }]) => about === id))).toEqual([]);
  });
});

describe('the words of an example', () => {
  const scope = { language: 'de', given: { cards: 26 }, answer: { counts: [10, 12], at: 'c5' } } as const;

  it('take their numbers from what is given and from the answer', () => {
    expect(fill(scope, '{given.cards}: {counts.1} auf {at}, {name.effects.effect8}')).toBe(
      '26: 12 auf c5, Einen Effekt kopieren',
    );
    expect(fill(scope, '{counts}')).toBe('10 und 12');
  });
  it('hold no typed number', () => {
    expect(() => fill(scope, 'auf 26 Karten')).toThrow('typed number');
  });
  it('name nothing that is not there', () => {
    expect(() => fill(scope, '{count}')).toThrow('there is no “count”');
    expect(() => fill(scope, '{given}')).toThrow('neither a number nor a word');
    expect(() => at(scope.answer, 'counts.2')).toThrow('counts.2');
    expect(() => fill(scope, '{name.effects.effect13}')).toThrow('effect13');
  });
});
