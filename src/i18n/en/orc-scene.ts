/** Words for the moments of an orc event, at a table and in the sandbox, in English. */
export const words = {
  title: 'Orc event',
  back: 'Step back',
  forward: 'Next step',
  toEnd: 'To the latest step',
  pause: 'Pause',
  watch: 'Watch it again',
  stepOf: (at: number, of: number) => `Step ${at} of ${of}`,
  eventName: (n: number) => `Event ${n}`,
  orc: (id: string) => `Orc ${id}`,
  strength: (n: number) => `strength ${n}`,
  stages: {
    begin: 'The event begins',
    draw: 'Draw',
    bribeOrPush: 'Bribe or push',
    move: 'Move',
    trap: 'Trap',
    reward: 'Reward',
    befriend: 'Make friends',
    breach: 'Breach',
    hostage: 'Hostage',
    arrive: 'Orc D arrives',
    harvest: 'The event is over',
  },
};

export type OrcSceneWords = typeof words;
