// A setup as it was agreed on, who chose what, and what has been done.

import { isRecord } from '../../table/json.ts';
import {
  type Agreed,
  BASE_GREAT_ARTEFACTS,
  type BaseGreatArtefacts,
  FACTIONS,
  type Faction,
  type ItemName,
  readAgreed,
  type Seat,
  type SetupItem,
  setupList,
  usuallyAgreed,
  withPlayers,
} from '../engine/index.ts';
import { oneOf, readNames, whole } from './reading.ts';

export interface SetupPlan {
  agreed: Agreed;
  /** Great Artefacts of the base game that its owner has. */
  base: BaseGreatArtefacts;
  /** Two to four take the larger board. */
  largeBoard: boolean;
  /** By place at the table, clockwise. */
  names: readonly string[];
  factions: readonly (Faction | null)[];
  /** The place of the start player, once it is drawn. */
  start: Seat | null;
  /** What has been done. */
  ticks: readonly ItemName[];
}

export const setupFor = (players: number): SetupPlan => ({
  agreed: usuallyAgreed(players),
  base: 5,
  largeBoard: false,
  names: Array<string>(players).fill(''),
  factions: Array<Faction | null>(players).fill(null),
  start: null,
  ticks: [],
});

/** The setup of a game whose players and board are known. */
export const setupOf = ({
  players,
  largeBoard,
  factions,
}: Pick<SetupPlan, 'largeBoard' | 'factions'> & { players: number }): SetupPlan => ({
  ...setupFor(players),
  largeBoard,
  factions,
});

/** What people have chosen, from the start player on. */
export const chosenIn = ({
  names,
  factions,
  start,
}: SetupPlan): { name: string; faction: Faction | null }[] =>
  fromStart({ names, start }).map((place) => ({ name: names[place]!, faction: factions[place] ?? null }));

export function itemsOf(plan: Pick<SetupPlan, 'agreed' | 'base' | 'largeBoard'>): readonly SetupItem[] {
  const list = setupList(plan);
  return list.ok ? list.value.items : [];
}

/** Ticks of lines that are no longer there are gone. */
function fitting(plan: SetupPlan): SetupPlan {
  const items = new Set<ItemName>(itemsOf(plan).map(({ item }) => item));
  return { ...plan, ticks: plan.ticks.filter((tick) => items.has(tick)) };
}

export const withAgreed = (plan: SetupPlan, part: Partial<Omit<SetupPlan, 'ticks'>>): SetupPlan =>
  fitting({ ...plan, ...part });

export function withPlaces(plan: SetupPlan, players: number): SetupPlan {
  const places = Array.from({ length: players }, (_, place) => place);
  return fitting({
    ...plan,
    agreed: withPlayers(plan.agreed, players),
    names: places.map((place) => plan.names[place] ?? ''),
    factions: places.map((place) => plan.factions[place] ?? null),
    start: null,
  });
}

export const withTick = (plan: SetupPlan, item: ItemName, done: boolean): SetupPlan =>
  fitting({
    ...plan,
    ticks: done
      ? [...plan.ticks.filter((tick) => tick !== item), item]
      : plan.ticks.filter((tick) => tick !== item),
  });

/** The places at the table from the start player on; as they sit while nobody is drawn. */
export const fromStart = ({ names, start }: Pick<SetupPlan, 'names' | 'start'>): number[] =>
  names.map((_, i) => (i + (start ?? 0)) % names.length);

export function readSetup(value: unknown): SetupPlan | null {
  if (!isRecord(value)) return null;
  const agreed = readAgreed(value.agreed);
  const base = oneOf(BASE_GREAT_ARTEFACTS, value.base);
  if (!agreed || !base) return null;
  const { players } = agreed;
  const names = readNames(value.names, players);
  const { factions, ticks, start } = value;
  if (!names || !Array.isArray(factions) || factions.length !== players || !Array.isArray(ticks)) return null;
  const chosen = factions.map((faction) => oneOf(FACTIONS, faction));
  const real = chosen.filter((faction) => faction !== null);
  if (new Set(real).size !== real.length) return null;
  if (start !== null && whole(start, 0, players - 1) === null) return null;
  const plan: SetupPlan = {
    agreed,
    base,
    largeBoard: value.largeBoard === true,
    names,
    factions: chosen,
    start: whole(start, 0, players - 1),
    ticks: [],
  };
  const done = itemsOf(plan).filter(({ item }) => ticks.includes(item));
  return { ...plan, ticks: done.map(({ item }) => item) };
}
