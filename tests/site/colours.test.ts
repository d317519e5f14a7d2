// Colours are tokens: values live in a `tokens.css`, everything else calls them by name.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { expect, test } from 'vitest';

const files = globSync('src/**/*.{css,astro,ts,tsx,svg}').toSorted();
const read = (file: string): string => readFileSync(file, 'utf8');

const literal =
  /(?<!href=")#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})\b(?!-)|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|light-dark)\(/gi;
const named =
  /\b(?:white|black|red|green|blue|gr[ae]y|brown|orange|yellow|purple|pink|silver|beige|tan|maroon|olive|navy|teal|crimson|(?:dark|light)(?:red|green|blue|gr[ae]y))\b/gi;
/** What is said of colours: values of styles and of drawings, without the names of tokens and classes. */
const painted =
  /(?:(?:^|[\s;{"])(?:color|background|border|outline|box-shadow|filter|fill|stroke)[\w-]*\s*[:=]\s*)([^;}>\n]*)/gim;

const coloursIn = (text: string): string[] => [
  ...[...text.matchAll(literal)].map(([colour]) => colour),
  ...[...text.matchAll(painted)].flatMap(
    ([, value = '']) => value.replaceAll(/--[\w-]+/g, '').match(named) ?? [],
  ),
];

/** The browser's own frame is coloured before any style has come. */
const isFrame = (line: string): boolean => line.includes('<meta name="theme-color"');

const without = (file: string): string =>
  read(file)
    .split('\n')
    .filter((line) => !isFrame(line))
    .join('\n');

test('colours are found, however they are written', () => {
  for (const text of [
    'a { color: #fff }',
    'a { color: #12345678 }',
    '<path fill="white" />',
    'a { background: rgb(0 0 0 / 50%) }',
    'a { border: 1px solid red; }',
    'a { color: light-dark(var(--a), var(--b)) }',
  ])
    expect(coloursIn(text), text).not.toEqual([]);
  for (const text of ['a { stroke: var(--band-green) }', '<a href="#add">', "tile: 'green'"])
    expect(coloursIn(text), text).toEqual([]);
});

test('colours live in tokens only', () => {
  const strays = files
    .filter((file) => basename(file) !== 'tokens.css' && !file.endsWith('.svg'))
    .flatMap((file) => coloursIn(without(file)).map((colour) => `${file}: ${colour}`));
  expect(strays).toEqual([]);
});

test('an icon takes its colours from where it stands; opened alone its cuts are white', () => {
  const strays = files
    .filter((file) => file.endsWith('.svg'))
    .flatMap((file) =>
      coloursIn(read(file).replaceAll('var(--cut, #fff)', 'var(--cut)')).map(
        (colour) => `${file}: ${colour}`,
      ),
    );
  expect(strays).toEqual([]);
});

test("the browser's frame has the colour of the paper", () => {
  const [, light, dark] = /--paper: light-dark\((#\w+), (#\w+)\)/.exec(read('src/styles/tokens.css')) ?? [];
  const frames = [...read('src/layouts/Frame.astro').matchAll(/<meta name="theme-color" content="(#\w+)"/g)];
  expect(frames.map(([, colour]) => colour)).toEqual([light, dark]);
});

test('every colour that is called by name exists, and every name is called', () => {
  const texts = files.map((file) => read(file));
  const tokens = files.filter((file) => basename(file) === 'tokens.css').map((file) => read(file));
  const given = (from: string[]): Set<string> =>
    new Set(from.flatMap((text) => [...text.matchAll(/(--[\w-]+):/g)].map(([, name = '']) => name)));
  const called = new Set(
    texts.flatMap((text) => [...text.matchAll(/var\((--[\w-]+)/g)].map(([, name = '']) => name)),
  );
  expect([...called.difference(given(texts))]).toEqual([]);
  expect([...given(tokens).difference(called)]).toEqual([]);
});
