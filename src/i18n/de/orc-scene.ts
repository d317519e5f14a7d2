import type { OrcSceneWords } from '../en/orc-scene.ts';

/** Words for the moments of an orc event, at a table and in the sandbox, in German. */
export const words: OrcSceneWords = {
  title: 'Orkereignis',
  back: 'Schritt zurück',
  forward: 'Nächster Schritt',
  toEnd: 'Zum letzten Schritt',
  pause: 'Anhalten',
  watch: 'Noch einmal ansehen',
  stepOf: (at, of) => `Schritt ${at} von ${of}`,
  eventName: (n) => `Ereignis ${n}`,
  orc: (id) => `Ork ${id}`,
  strength: (n) => `Stärke ${n}`,
  stages: {
    begin: 'Das Ereignis beginnt',
    draw: 'Karte ziehen',
    bribeOrPush: 'Bestechen oder verdrängen',
    move: 'Ziehen',
    trap: 'Falle',
    reward: 'Belohnung',
    befriend: 'Der Ork zieht ein',
    breach: 'Einbruch',
    hostage: 'Gefangen genommen',
    arrive: 'Ork D erscheint',
    harvest: 'Das Ereignis ist vorbei',
  },
};
