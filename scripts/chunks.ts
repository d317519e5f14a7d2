// What is fetched in one piece. Many small files compress badly, so what a game always needs together comes together;
// a piece that other pages use as well holds no more than they need.

import type { Plugin } from 'vite';
import { languages } from '../src/site/languages.ts';

/** `a/{b,c/{d,e}}` names a/b, a/c/d and a/c/e. */
export function named(files: string): string[] {
  const inner = /\{([^{}]*)\}/.exec(files);
  if (!inner) return [files];
  const [braces, choices] = inner;
  return [...new Set(choices!.split(',').flatMap((choice) => named(files.replace(braces, choice))))];
}

const isOneOf = (files: readonly string[], packages: readonly string[] = []): RegExp =>
  new RegExp(
    [
      `/src/(?:${files.flatMap(named).join('|')})\\.tsx?$`,
      ...packages.map((name) => `/node_modules/${name}/`),
    ].join('|'),
  );

/** The first that asks for a file gets it. With `whole` comes everything that its files import. */
export const pieces: {
  name: string;
  files?: string[];
  packages?: string[];
  test?: RegExp;
  whole?: boolean;
}[] = [
  // Fetching itself: on every page, so it brings nothing along.
  { name: 'fetching', test: /vite\/preload-helper|src\/search\/asked/ },
  // Languages and addresses: searching needs nothing else.
  { name: 'words', files: ['i18n/load', 'site/{languages,paths}'] },
  // Small things that many pages use. What is printed on a home board is among them: boards are drawn from it without the rules.
  {
    name: 'common',
    // Chance serves both games: elsewhere it would bring Caverna's whole engine to Battalia.
    packages: ['pure-rand'],
    files: [
      `i18n/{drafts,${languages.map((language) => `${language}/drafts`)}}`,
      'islands/games/address',
      'islands/{RuleLink,UnreadDrafts,address,chance,download,lazy,use-actor,use-draft,use-fold}',
      'caverna/engine/state/events',
      'caverna/islands/play/signs/{Sign,numbers}',
      'caverna/corrections/keys',
      'caverna/printed/home-board',
      'table/{ask-worker,drafts,json,reading,slate}',
      'plain/fingerprint',
    ],
  },
  {
    // The engine's `play` and all that it calls, starting a game and saving it.
    name: 'engine',
    files: [
      'caverna/engine/{boxes/fetch,play/{play,trace,view},scoring/score,writing/{hash,save},rules/options,explain/{planning,forecast},flow/{random,setup},position/reading,fiends/{options,tell}}',
    ],
    whole: true,
  },
  {
    // Their rules, and the data that My box corrects.
    name: 'orcs',
    files: [
      'caverna/engine/fiends/index',
      'caverna/engine/{fiends/data/{campaign,loot,movement,orc-events,supply,tiles},corrections/{fiends,fiends-fields}}',
    ],
    whole: true,
  },
  { name: 'preact', packages: ['preact', '@astrojs/preact'] },
  {
    // Keeping and opening games.
    name: 'games',
    files: [
      'table/{bot-list,compare,file,join,journal,notes,opening,parts,record,records,same-start,session,side-lines,store,timeline,tree}',
      'islands/games/{keeper,place,tabs,use-games,use-keeping}',
    ],
  },
  {
    // Small parts of the table that are also in what is fetched for it later.
    name: 'table',
    files: [
      'caverna/table/{facts,install,lesson,reveal,rules,turn}',
      'caverna/islands/play/games/kept',
      'i18n/play',
      'caverna/islands/play/{context,seats/{PlayedBy,SeatDisc},signs/{Goods,effect-signs}}',
      'caverna/islands/play/games/describe',
      'caverna/islands/play/setup/wish',
      'caverna/scene/picks',
    ],
  },
  // What nearly all of Battalia's tools stand on: what there is, the board, the week, names.
  {
    name: 'battalia',
    files: [
      'battalia/engine/{flow/random,setup/terms,metamorpha/abilities}',
      'battalia/engine/state/{agreed,calendar,options,table,teams,vocabulary}',
      'battalia/engine/map/{gates,grid,read}',
      'battalia/engine/valleys/{buildings,layout,prices}',
      'battalia/engine/week/{calendar,deck,cities/limits}',
      'battalia/telling/names',
      'islands/EarlierDrafts',
    ],
  },
  // What Battalia says in one language: what happened, what is refused, and the tables' own words.
  ...languages.flatMap((language) => [
    { name: `battalia-${language}`, test: new RegExp(`/src/battalia/telling/${language}/`) },
    { name: `battalia-evening-${language}`, files: [`i18n/${language}/battalia-{evening,week}`] },
  ]),
];

export const chunks = (): Plugin => ({
  name: 'chunks',
  apply: 'build',
  configEnvironment: (name) =>
    name === 'client'
      ? {
          build: {
            rolldownOptions: {
              // A file that pages open may also be part of a piece.
              preserveEntrySignatures: 'allow-extension',
              output: {
                codeSplitting: {
                  groups: pieces.map(
                    (
                      { name, files = [], packages = [], test = isOneOf(files, packages), whole = false },
                      i,
                    ) => ({
                      name,
                      test,
                      priority: pieces.length - i,
                      includeDependenciesRecursively: whole,
                    }),
                  ),
                },
              },
            },
          },
        }
      : null,
});
