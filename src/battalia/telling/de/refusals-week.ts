import type { RefusalCodes } from '../../engine/index.ts';
import type { RefusalWords } from '../refusals.ts';

export const words: RefusalWords<RefusalCodes['week']> = {
  weekDamaged: 'Dieser Eintrag ist beschädigt.',
  weekNotYourTurn: 'Das Team dieses Spielers ist nicht am Zug.',
  weekNoOpponent: 'Partner kämpfen nicht gegeneinander.',
  weekOpponentBusy: 'Ein Partner kämpft gerade gegen diesen Gegner. Wartet, bis der Kampf vorbei ist.',
  weekStillFighting: 'Dieser Spieler ist noch in einem Kampf.',
  weekNoAttackLeft: 'Das Dreierteam hat in diesem Zug schon zweimal angegriffen.',
  weekNoBattle: 'Dieser Spieler ist in keinem Kampf.',
  weekPartners: ({ thing }) =>
    thing === 'hero'
      ? 'Du heuerst und bewegst nur eigene Helden.'
      : thing === 'city'
        ? 'Du baust nur eigene Städte aus.'
        : 'Du nutzt nur eigene Karten.',
  weekNotJoined: 'Von hier führen keine Karten zu einer Stadt dieses Spielers.',
  weekNoCity: 'Auf diesem Feld liegt keine Stadt.',
  weekNotYourCity: 'Diese Stadt gehört jemand anderem.',
  weekNeedsLevel4: 'Die Königin baut eine Stadt der Stufe 4 aus.',
  weekNeedsResidence: 'Der König wertet eine Residenz auf. Es muss schon eine geben.',
  weekTwoResidences: 'Dieser Spieler hat schon zwei Residenzen.',
  weekOneCapital: 'Dieser Spieler hat schon eine Hauptstadt.',
  weekNoQueen: 'Dieser Spieler hat keine Königin.',
  weekNoKing: 'Dieser Spieler hat keinen König.',
  weekFreeEnds: ({ cap }) => `Ein kostenloser Ausbau endet bei Stufe ${cap}.`,
  weekNotHigher: ({ level }) =>
    `Einheiten bauen eine Stadt der Stufe ${level} nur höher aus, bis höchstens Stufe 4.`,
};
