import type { MapEvent } from '../../engine/index.ts';
import type { EventWords } from '../events.ts';

export const words: EventWords<MapEvent> = {
  bilkarrCame: ({ gate, at }) => `Bilkarr tritt aus Pforte ${gate} und steht auf ${at}.`,
  bilkarrRested: ({ at }) => `Bilkarr bleibt diesen Tag auf ${at}.`,
  bilkarrMoved: ({ from, way, bounced }) =>
    `Bilkarr geht von ${from} über ${way.join(', ')}${bounced.length > 0 ? `; auf ${bounced.join(', ')} wirft ihn der Rand zurück` : ''}.`,
  bilkarrCornered: ({ at }) => `Bilkarr steht in der Ecke ${at}: Sofort wird eine neue Pforte gewürfelt.`,
  potionBought: ({ seat, potion, supply }, names) =>
    `${names.player(seat)} kauft ${names.potion(potion)} für ${supply} Versorgung.`,
  potionDrunk: ({ seat, potion, target }, names) =>
    target === null
      ? `${names.player(seat)} trinkt ${names.potion(potion)}: Die Wirkung hält heute und zwei weitere Tage.`
      : `${names.player(seat)} gibt ${names.potion(potion)} an ${names.player(target)}: Die Wirkung hält heute und zwei weitere Tage.`,
  potionUsed: ({ seat, potion }, names) =>
    `${names.player(seat)} setzt ${names.potion(potion)} ein; der Marker liegt bis morgen auf der leeren Seite.`,
  potionTurned: ({ potion, day }, names) =>
    `${names.potion(potion)} dreht sich um ein Viertel: Tag ${day} von drei.`,
  potionRefilled: ({ potion }, names) => `${names.potion(potion)} liegt wieder auf der vollen Seite.`,
  potionReturned: ({ potion }, names) => `${names.potion(potion)} ist verbraucht und wieder zu kaufen.`,
  gateReplaced: ({ at, from, to }) => `Auf ${at} liegt jetzt Pforte ${to} statt Pforte ${from}.`,
};
