import type { WeekEvent } from '../../engine/index.ts';
import type { EventWords } from '../events.ts';

const status = { queen: 'Königin', king: 'König', veteran: 'Veteranenstatus' };
const verdict = {
  gained: 'erhalten',
  kept: 'behalten',
  lost: 'verloren',
  regained: 'wiedererlangt',
  missed: 'nicht erreicht',
  tooLate: 'nur der zweite Kontrollpunkt bringt das',
  gone: 'endgültig verloren',
};

export const words: EventWords<WeekEvent> = {
  teamTurn: ({ seats }, names) => `Am Zug: ${names.side(seats)}.`,
  dayEnded: ({ week, day }) => `Tag ${day} von Woche ${week} ist vorbei.`,
  oracleTurned: ({ day }) => `Das Orakel dreht sich um einen Schritt: Tag ${day} beginnt.`,
  oracleReturned: ({ week }) => `Das Orakel wird zurückgedreht: Woche ${week} beginnt.`,
  checkpointReached: ({ checkpoint }) => `Kontrollpunkt ${checkpoint}.`,
  characterEnters: ({ character }) =>
    `${character === 'bilkarr' ? 'Bilkarr' : 'Metamorpha'} kommt ins Spiel: Würfelt eine Pforte aus.`,
  deckCounted: ({ seat, cards }, names) => `${names.player(seat)} zählt ${cards} Karten.`,
  statusJudged: ({ seat, status: what, verdict: how, cards, needed }, names) =>
    `${names.player(seat)}, ${status[what]}: ${verdict[how]} (${cards} Karten, nötig sind ${needed}).`,
  royalToHaven: ({ seat, royal }, names) =>
    `${status[royal]} von ${names.player(seat)} kommt in die Zuflucht.`,
  royalToLimbo: ({ seat, royal }, names) => `${status[royal]} von ${names.player(seat)} kommt in den Limbus.`,
  attackBegun: ({ attacker, defender }, names) =>
    defender === null
      ? `${names.player(attacker)} greift etwas an, das niemandem gehört.`
      : `${names.player(attacker)} greift ${names.player(defender)} an.`,
  attackEnded: ({ attacker }, names) => `Der Kampf von ${names.player(attacker)} ist vorbei.`,
  defenderRefilled: ({ seat, cards }, names) =>
    `${names.player(seat)} zieht ${cards} Karten nach, bis es sechs sind.`,
  cityRaised: ({ seat, square, from, to }, names) =>
    `${names.player(seat)}: Die Stadt auf ${square} steigt von Stufe ${from} auf ${to}.`,
  cityCaptured: ({ seat, square, from, to }, names) =>
    `${names.player(seat)} nimmt die Stadt auf ${square} ein: Aus Stufe ${from} wird ${to}.`,
};
