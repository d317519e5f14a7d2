import type { DeskWords } from '../en/battalia-desk.ts';

export const words: DeskWords = {
  loading: 'Einen Moment …',
  undo: 'Zurücknehmen',
  redo: 'Wiederholen',
  share: 'Link hierzu kopieren',
  copied: 'Link kopiert',
  print: 'Drucken',
  anew: 'Neu beginnen',
  badLink:
    'Dieser Link lässt sich hier nicht öffnen: Vielleicht fehlt sein Ende, oder er gehört zu einem anderen Werkzeug. Es wurde nichts geändert.',
  less: (what) => `${what}: eins weniger`,
  more: (what) => `${what}: eins mehr`,
  wholeNumber: (least, most) => `Bitte eine ganze Zahl von ${least} bis ${most} eingeben.`,
  player: (n) => `Spieler ${n}`,
  openPoint: 'Das lässt die Anleitung offen.',
  readings: 'Was die Anleitung offen lässt, und wie ihr es lest',
};
