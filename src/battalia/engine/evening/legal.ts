// What can be chosen now, in a fixed order. Where a square or a number is free to choose, only what comes by itself is
// listed; everything else that `play` accepts is fine, too.

import { draftChoice } from '../draft/draft.ts';
import { gatesOn } from '../map/gates.ts';
import { rangeOf, squaresOf } from '../map/grid.ts';
import { HEROES, standingOn, usersNow } from '../metamorpha/use.ts';
import { teamsOf } from '../state/teams.ts';
import type { Seat, Square } from '../state/types.ts';
import { ARTEFACTS, COMMON_RANKS, FACTIONS, GATES, POTIONS, TERRAINS } from '../state/vocabulary.ts';
import { LIMBO_CARDS, LORDS, ROADS } from '../storm/cards.ts';
import { effectChoices } from '../storm/carry-out.ts';
import { copyable, unseen } from '../storm/deck.ts';
import { EFFECT_FACTS } from '../storm/effects/facts.ts';
import { fatesOf } from '../storm/fate/stack.ts';
import { checkJump } from '../storm/travel/jump.ts';
import { freeChoices } from '../valleys/control.ts';
import { mayAttack } from '../week/team/turn.ts';
import type { Move } from './moves.ts';
import { play } from './play/play.ts';
import { freeMarks } from './play/prepare.ts';
import type { Evening, Phase } from './state.ts';
import { HALVES, RAISED_BY } from './words.ts';

const members = ({ table, turn }: Evening): readonly Seat[] => teamsOf(table.agreed)[turn.team] ?? [];

/** Two ruins and the middle between them, where both are marked. battalia.valleys.connector */
function valleysOf({ table }: Evening): Move[] {
  const ruins = Object.entries(table.map.marks).flatMap(([square, mark]) =>
    mark === 'ruins' ? [square] : [],
  );
  const squares = [...squaresOf(table.map)];
  const middle = squares[(squares.length - 1) / 2];
  const [kings, queens] = ruins;
  if (!kings || !queens || !middle || ruins.length !== 2) return [];
  return [{ do: 'valleys', kings, queens, connector: middle }];
}

function jumps(evening: Evening): Move[] {
  const { table, turn } = evening;
  const at = new Map(gatesOn(table.map).map(([gate, square]) => [square, gate]));
  return members(evening).flatMap((seat) =>
    HEROES.flatMap((hero): Move[] => {
      const from = at.get(table.players[seat]!.heroes[hero] ?? '');
      if (!from) return [];
      return GATES.flatMap((to): Move[] =>
        checkJump(table, { seat, hero, from, to }, turn.jumped).ok
          ? [{ do: 'jump', seat, hero, from, to }]
          : [],
      );
    }),
  );
}

const attacks = (evening: Evening): Move[] =>
  members(evening).flatMap((seat): Move[] => {
    const { table, turn } = evening;
    if (turn.fights.some(({ attacker }) => attacker === seat)) return [{ do: 'battleOver', seat }];
    const open = (defender: Seat | null): boolean =>
      mayAttack(table.agreed, turn, { attacker: seat, defender }).ok;
    return [
      ...(open(null) ? [{ do: 'attack', seat } as const] : []),
      ...table.players.flatMap((_, target): Move[] => (open(target) ? [{ do: 'attack', seat, target }] : [])),
    ];
  });

const potions = (evening: Evening): Move[] =>
  evening.table.players.flatMap((_, seat) =>
    POTIONS.flatMap((potion): Move[] => [
      { do: 'buy', seat, potion },
      { do: 'use', seat, potion },
      ...(potion === 'weakness'
        ? evening.table.players.map((_, target): Move => ({ do: 'drink', seat, potion, target }))
        : [{ do: 'drink', seat, potion } as const]),
    ]),
  );

const shapes = (evening: Evening): Move[] =>
  members(evening).flatMap((seat) =>
    usersNow(
      standingOn(evening.table, seat, {
        uses: evening.turn.uses.filter((use) => use.seat === seat),
        hand: 1,
      }),
    ).map((hero): Move => ({ do: 'shape', seat, hero })),
  );

const raises = (evening: Evening): Move[] =>
  members(evening).flatMap((seat) =>
    Object.entries(evening.table.map.cards).flatMap(([at, card]): Move[] =>
      card.kind === 'city' && card.owner === seat
        ? RAISED_BY.filter((by) => by === 'queen' || by === 'king').map((by) => ({
            do: 'raise',
            seat,
            at,
            by,
          }))
        : [],
    ),
  );

const workshops = (evening: Evening): Move[] => {
  const { valleys } = evening.table;
  if (!valleys) return [];
  return members(evening).flatMap((seat) =>
    freeChoices(valleys, seat).map((good): Move => ({ do: 'workshop', seat, good })),
  );
};

function ofTurn(evening: Evening): Move[] {
  const tried = [
    ...jumps(evening),
    ...attacks(evening),
    ...potions(evening),
    ...shapes(evening),
    ...raises(evening),
    ...workshops(evening),
  ];
  return [...tried.filter((move) => play(evening, move).ok), { do: 'done' }, { do: 'stop' }];
}

/** Squares beside what is built. */
const nearby = ({ table: { map } }: Evening): Square[] => [
  ...new Set(Object.keys(map.cards).flatMap((square) => rangeOf(map, square))),
];

function deeds(evening: Evening, phase: Extract<Phase, { is: 'storm' }>): Move[] {
  const { table } = evening;
  const effect = phase.copies ?? phase.effect!;
  const nothing: Move[] = [{ do: 'nothing' }];
  switch (EFFECT_FACTS[effect].does) {
    case 'copy':
      return [...copyable(table.storm).map((each): Move => ({ do: 'copy', effect: each })), ...nothing];
    case 'takeArtefact':
      return [...ARTEFACTS.map((artefact): Move => ({ do: 'takeArtefact', artefact })), ...nothing];
    case 'takeLord':
      return [...LORDS.map((lord): Move => ({ do: 'takeLord', lord })), ...nothing];
    case 'drawCard':
      return [{ do: 'drawCard' }, ...nothing];
    case 'fetchHero':
      return [{ do: 'fetchHero' }];
    case 'fate':
      return [
        ...fatesOf(table.storm).flatMap((fate) => HALVES.map((takes): Move => ({ do: 'fate', fate, takes }))),
        ...nothing,
      ];
    case 'promote':
      return [...COMMON_RANKS.map((from): Move => ({ do: 'promote', from })), ...nothing];
    case 'takeFromLimbo':
      return [...LIMBO_CARDS.map((card): Move => ({ do: 'takeFromLimbo', card })), ...nothing];
    case 'destroyTent':
      return [...table.players.map((_, seat): Move => ({ do: 'destroyTent', seat })), ...nothing];
    case 'raiseCity':
      return [
        ...Object.keys(table.map.cards).map((at): Move => ({ do: 'raiseCity', at })),
        { do: 'raiseCity' },
        ...nothing,
      ];
    case 'buildRoad':
      return [
        ...ROADS.flatMap((road) =>
          nearby(evening).flatMap((at) =>
            TERRAINS.map((terrain): Move => ({ do: 'buildRoad', road, at, terrain })),
          ),
        ),
        ...ROADS.map((road): Move => ({ do: 'buildRoad', road })),
        ...nothing,
      ];
    case 'replaceCard':
      return [
        ...Object.keys(table.map.cards).flatMap((at) =>
          TERRAINS.map((terrain): Move => ({ do: 'replaceCard', at, terrain })),
        ),
        { do: 'replaceCard' },
        ...nothing,
      ];
  }
}

function wished(evening: Evening): Move[] {
  const { phase, table } = evening;
  switch (phase.is) {
    case 'factions':
      return FACTIONS.map((faction): Move => ({ do: 'faction', faction }));
    case 'gates':
      return [{ do: 'gatesAsMapped' }, { do: 'layGates' }, { do: 'unrecorded' }];
    case 'valleys':
      return [...valleysOf(evening), { do: 'unrecorded' }];
    case 'cities':
      return [...freeMarks(table, 'start').map((at): Move => ({ do: 'start', at })), { do: 'unrecorded' }];
    case 'draft': {
      const choice = phase.draft && draftChoice(phase.draft);
      const cards = choice ? [...new Set(choice.cards)] : [];
      return [...cards.map((faction): Move => ({ do: 'pick', faction })), { do: 'drafted' }];
    }
    case 'storm':
      return phase.effect === null
        ? unseen(table.storm).map((effect): Move => ({ do: 'drawn', effect }))
        : deeds(evening, phase);
    case 'roll':
      return [{ do: 'rollHere' }, ...GATES.map((gate): Move => ({ do: 'roll', gate }))];
    case 'checkpoint':
      return table.players.flatMap(({ cards }, seat): Move[] =>
        phase.counted[seat] === null ? [{ do: 'count', seat, cards }] : [],
      );
    case 'dusk':
      return [{ do: 'dawn' }, { do: 'stop' }];
    case 'scoring':
      return [
        ...table.players.map(({ cards }, seat): Move => ({ do: 'count', seat, cards })),
        { do: 'score' },
      ];
    case 'turn':
    case 'over':
      return [];
  }
}

export function legalMoves(evening: Evening): Move[] {
  if (evening.phase.is === 'turn') return ofTurn(evening);
  return wished(evening).filter((move) => play(evening, move).ok);
}

/** For whoever shows what a copied effect asks. */
export const asked = (evening: Evening): ReturnType<typeof effectChoices> | null => {
  const { phase, table } = evening;
  if (phase.is !== 'storm' || phase.effect === null) return null;
  return effectChoices(table, phase.jump, phase.copies ?? phase.effect);
};
