// Forty questions that tables stumble over: asked in both languages, each resting on rules and on a scenario that proves it.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

interface Entry {
  key: string;
  question: string;
  rules: string[];
  answer: string;
}

function entriesOf(language: string): Entry[] {
  const text = readFileSync(`content/${language}/most-asked.mdx`, 'utf8');
  return [
    ...text.matchAll(
      /<Asked id="codex\.asked\.(\w+)" question="([^"]+)" rules=\{\[([^\]]+)\]\}>\n([^<]+)\n<\/Asked>/g,
    ),
  ].map(([, key = '', question = '', rules = '', answer = '']) => ({
    key,
    question,
    rules: [...rules.matchAll(/'([^']+)'/g)].map(([, id = '']) => id),
    answer,
  }));
}

const ids = JSON.parse(readFileSync('content/ids.json', 'utf8')) as { current: string[] };
const proofs = JSON.parse(readFileSync('tests/search/most-asked.json', 'utf8')) as Record<
  string,
  { file: string; scenario: string }
>;
const english = entriesOf('en');

describe('what is most asked', () => {
  it('is forty questions, the same in every language, about every box', () => {
    expect(english).toHaveLength(40);
    const german = entriesOf('de');
    expect(german.map(({ key, rules }) => ({ key, rules }))).toEqual(
      english.map(({ key, rules }) => ({ key, rules })),
    );
    for (const box of ['base', 'fiends', 'folk', 'battalia'])
      expect(english.filter(({ rules }) => rules[0]!.startsWith(`${box}.`)).length).toBeGreaterThan(4);
  });

  it('asks in a question and answers in two sentences at most', () => {
    for (const { question, answer } of [...english, ...entriesOf('de')]) {
      expect(question.endsWith('?'), question).toBe(true);
      expect(answer.split(/(?<=[.!?])\s+(?=[A-ZÄÖÜ])/).length, answer).toBeLessThanOrEqual(2);
    }
  });

  it('rests on rules that are there', () => {
    const known = new Set(ids.current);
    for (const { key, rules } of english) {
      expect(rules.length, key).toBeGreaterThan(0);
      for (const rule of rules) expect(known.has(rule), `${key}: ${rule}`).toBe(true);
    }
  });

  it('is proven by a scenario about one of its rules', () => {
    expect(Object.keys(proofs).sort()).toEqual(english.map(({ key }) => key).sort());
    const unrelated: string[] = [];
    for (const { key, rules } of english) {
      const { file, scenario } = proofs[key]!;
      const all = [JSON.parse(readFileSync(file, 'utf8'))].flat() as { name: string; rules?: string[] }[];
      const proof = all.find(({ name }) => name === scenario);
      expect(proof, `${key}: ${scenario}`).toBeDefined();
      if (!proof!.rules?.some((rule) => rules.includes(rule))) unrelated.push(`${key}: ${proof!.rules}`);
    }
    expect(unrelated).toEqual([]);
  });
});
