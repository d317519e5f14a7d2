// Before the first day: factions, gates, valleys, start cities, the draft. battalia.setup.start

import { pick, startDraft } from '../../draft/draft.ts';
import { shuffled } from '../../flow/random.ts';
import { gatesOn } from '../../map/gates.ts';
import { squaresOf } from '../../map/grid.ts';
import { checkFactions, factionsUsed, startCityOrder } from '../../setup/factions.ts';
import { type Result, refuse } from '../../state/result.ts';
import type { Card, Seat, Square, Table } from '../../state/types.ts';
import type { Gate, Mark } from '../../state/vocabulary.ts';
import { layValleys, withValleyCards } from '../../valleys/setup.ts';
import { beginTurn } from '../../week/team/turn.ts';
import { drawn } from '../chance.ts';
import type { Evening, Phase } from '../state.ts';
import { gatesOfPlay, type Handlers, type Played, step } from '../steps.ts';

type Prepared =
  | 'faction'
  | 'layGates'
  | 'gatesAsMapped'
  | 'gate'
  | 'valleys'
  | 'start'
  | 'unrecorded'
  | 'pick'
  | 'drafted';

export const NEW_TURN = { ...beginTurn(), jumped: [], uses: [], replaced: 0 } as const;

/** Marked squares on which nothing lies yet. */
export const freeMarks = ({ map }: Table, mark: Mark): Square[] =>
  Object.entries(map.marks).flatMap(([square, each]) =>
    each === mark && !map.cards[square] ? [square] : [],
  );

const laid = (table: Table, at: Square, card: Card): Table => ({
  ...table,
  map: { ...table.map, cards: { ...table.map.cards, [at]: card } },
});

const gatesLeft = (evening: Evening): Gate[] => {
  const there = Object.values(evening.table.map.cards).flatMap((card) =>
    card.kind === 'gate' ? [card.gate] : [],
  );
  return gatesOfPlay(evening).filter((gate) => !there.includes(gate));
};

const isFree = ({ map }: Table, at: Square): boolean => squaresOf(map).has(at) && !map.cards[at];

/** What comes after this part of the preparation. */
function after(evening: Evening, done: Phase['is']): Evening {
  const { setup, table } = evening;
  const order: Phase['is'][] = ['factions', 'gates', 'valleys', 'cities', 'draft', 'turn'];
  for (const next of order.slice(order.indexOf(done) + 1)) {
    if (next === 'gates') return { ...evening, phase: { is: 'gates' } };
    if (next === 'valleys' && table.agreed.connector) return { ...evening, phase: { is: 'valleys' } };
    if (next === 'cities')
      return { ...evening, phase: { is: 'cities', next: startCityOrder(table.agreed.players)[0]! } };
    if (next === 'draft') {
      if (setup.draft === 'table') return { ...evening, phase: { is: 'draft', draft: null } };
      const started = startDraft({
        seats: table.players.map(({ faction }) => faction),
        factions: evening.factions,
        copies: setup.copies,
        // battalia.draft.universal: they join after the draft.
        universal: [],
        deal: 'seed',
        seed: evening.seed,
      });
      return { ...evening, phase: { is: 'draft', draft: started.ok ? started.value.draft : null } };
    }
  }
  return { ...evening, phase: { is: 'turn' }, turn: NEW_TURN };
}

function goOn(evening: Evening, done: Phase['is'], ...events: Parameters<typeof step>[1][]): Result<Played> {
  return step(after(evening, done), ...events);
}

export const prepare: Handlers<Prepared> = {
  // battalia.setup.factions: with two and three players one more faction lends its cards.
  faction(evening, { faction }) {
    const { phase, table, factions } = evening;
    if (phase.is !== 'factions') return refuse('eveningNotNow', 'battalia.setup.start');
    if (factions.includes(faction)) return refuse('eveningFactionTaken', 'battalia.setup.start');
    const { players } = table.agreed;
    const all = [...factions, faction];
    const lent = phase.next === players;
    const seated = lent
      ? table
      : {
          ...table,
          players: table.players.map((player, seat) =>
            seat === phase.next ? { ...player, faction } : player,
          ),
        };
    const next: Evening = { ...evening, table: seated, factions: all };
    const event = lent
      ? ({ event: 'factionLent', faction, rule: 'battalia.setup.factions' } as const)
      : ({ event: 'factionChosen', seat: phase.next, faction, rule: 'battalia.setup.start' } as const);
    if (all.length < factionsUsed(players))
      return step({ ...next, phase: { is: 'factions', next: phase.next + 1 } }, event);
    const checked = checkFactions(
      seated.players.map((player) => player.faction),
      all,
    );
    return checked.ok ? goOn(next, 'factions', event) : checked;
  },

  // battalia.setup.gates battalia.setup.gatesOfPlayers
  layGates(evening) {
    if (evening.phase.is !== 'gates') return refuse('eveningNotNow', 'battalia.setup.gates');
    const gates = gatesLeft(evening);
    const marks = freeMarks(evening.table, 'gate');
    if (marks.length < gates.length)
      return refuse('eveningFewMarks', 'battalia.setup.gates', { needed: gates.length, marks: marks.length });
    const [squares, random] = drawn(evening, (chance) => shuffled(chance, marks));
    let table = evening.table;
    for (const [i, gate] of gates.entries()) table = laid(table, squares[i]!, { kind: 'gate', gate });
    const events = gates.map(
      (gate, i) => ({ event: 'gateLaid', gate, at: squares[i]!, rule: 'battalia.setup.gates' }) as const,
    );
    return goOn({ ...evening, table, random }, 'gates', ...events);
  },

  gatesAsMapped(evening) {
    if (evening.phase.is !== 'gates') return refuse('eveningNotNow', 'battalia.setup.gates');
    const mapped = new Map(gatesOn(evening.setup.map));
    const left = gatesLeft(evening);
    const missing = left.find((gate) => !isFree(evening.table, mapped.get(gate) ?? ''));
    if (missing) return refuse('eveningNoGate', 'battalia.gates.inPlay', { gate: missing });
    let table = evening.table;
    for (const gate of left) table = laid(table, mapped.get(gate)!, { kind: 'gate', gate });
    const events = left.map(
      (gate) => ({ event: 'gateLaid', gate, at: mapped.get(gate)!, rule: 'battalia.setup.gates' }) as const,
    );
    return goOn({ ...evening, table }, 'gates', ...events);
  },

  gate(evening, { gate, at }) {
    if (evening.phase.is !== 'gates') return refuse('eveningNotNow', 'battalia.setup.gates');
    const left = gatesLeft(evening);
    if (!left.includes(gate)) return refuse('eveningNoGate', 'battalia.gates.inPlay', { gate });
    if (!isFree(evening.table, at)) return refuse('eveningSquare', 'battalia.setup.gates', { square: at });
    const next = { ...evening, table: laid(evening.table, at, { kind: 'gate', gate }) };
    const event = { event: 'gateLaid', gate, at, rule: 'battalia.setup.gates' } as const;
    return left.length > 1 ? step(next, event) : goOn(next, 'gates', event);
  },

  valleys(evening, { kings, queens, connector }) {
    if (evening.phase.is !== 'valleys') return refuse('eveningNotNow', 'battalia.valleys.layout');
    const { table } = evening;
    const state = layValleys(table.map, {
      players: table.agreed.players,
      gates: gatesOfPlay(evening),
      connector: table.agreed.connector!,
      connectorAt: connector,
      centres: { kings, queens },
    });
    if (!state.ok) return state;
    const map = withValleyCards(table.map, state.value);
    // What lay there lies elsewhere: a gate or a city cannot be covered. Ruins give way to the centres.
    const covered = Object.entries(table.map.cards).find(
      ([square, card]) => card.kind !== 'ruins' && map.cards[square]?.kind === 'valley',
    );
    if (covered) return refuse('eveningSquare', 'battalia.valleys.layout', { square: covered[0] });
    return goOn({ ...evening, table: { ...table, map, valleys: state.value } }, 'valleys', {
      event: 'valleysLaid',
      kings,
      queens,
      connector,
      rule: 'battalia.valleys.layout',
    });
  },

  start(evening, { at }) {
    const { phase, table } = evening;
    if (phase.is !== 'cities') return refuse('eveningNotNow', 'battalia.setup.start');
    const marks = freeMarks(table, 'start');
    // Where start cities are marked, they stand there.
    if (!isFree(table, at) || (marks.length > 0 && !marks.includes(at)))
      return refuse('eveningSquare', 'battalia.setup.cities', { square: at });
    const seat: Seat = phase.next;
    const next = { ...evening, table: laid(table, at, { kind: 'city', owner: seat, level: 1 }) };
    const event = { event: 'startCity', seat, at, rule: 'battalia.setup.start' } as const;
    return seat === 0
      ? goOn(next, 'cities', event)
      : step({ ...next, phase: { is: 'cities', next: seat - 1 } }, event);
  },

  unrecorded(evening) {
    const { is } = evening.phase;
    if (is !== 'gates' && is !== 'valleys' && is !== 'cities')
      return refuse('eveningNotNow', 'battalia.setup.gates');
    return goOn(evening, is, { event: 'leftOnTable', rule: 'battalia.setup.gates' });
  },

  pick(evening, { faction }) {
    const { phase } = evening;
    if (phase.is !== 'draft' || !phase.draft) return refuse('eveningNotNow', 'battalia.draft.steps');
    const picked = pick(phase.draft, faction);
    if (!picked.ok) return picked;
    const { draft, events } = picked.value;
    const over = draft.decks.every(({ supply }) => supply > 0);
    return over
      ? goOn(evening, 'draft', ...events)
      : step({ ...evening, phase: { is: 'draft', draft } }, ...events);
  },

  drafted(evening) {
    if (evening.phase.is !== 'draft') return refuse('eveningNotNow', 'battalia.draft.steps');
    return goOn(evening, 'draft', { event: 'draftedAtTable', rule: 'battalia.setup.startDeck' });
  },
};
