/** Words of the shelf of simulators, in English. */
export const words = {
  summary: 'Step through orc events and expeditions, deal folk at your table, try what each folk can do.',
  tools: 'Simulators',
  examplesIn: 'Worked examples',
  onlyOriginal: 'These examples are told in English.',
  tries: 'Try a folk',
};

export type SimulatorWords = typeof words;
