// A setup in as few words as possible: what everybody would assume is left out. `readSetup` fills it in again.

import {
  DEFAULT_OPTIONS,
  FIENDS_DEFAULTS,
  FOLK_OPTIONS,
  type Setup,
  type SetupRequest,
} from '../engine/index.ts';

function differing(given: object, defaults: object): Record<string, unknown> | undefined {
  const usual = defaults as Record<string, unknown>;
  const entries = Object.entries(given).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(usual[name]),
  );
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

function compactSeats(seats: Setup['seats']): SetupRequest['seats'] {
  const list = seats.map(({ name, kind, folk }, i) => {
    const seat = {
      ...(name === `Player ${i + 1}` ? {} : { name }),
      ...(kind === 'bot' ? { kind } : {}),
      ...(folk ? { folk } : {}),
    };
    return Object.keys(seat).join() === 'name' ? name : seat;
  });
  return list.every((seat) => typeof seat === 'object' && Object.keys(seat).length === 0)
    ? list.length
    : list;
}

export function compactSetup(setup: Setup): SetupRequest {
  const { modules, seats, tileSet, folkTiles, options, fiends, ...others } = setup;
  const request: Record<string, unknown> = { ...others, seats: compactSeats(seats) };
  if (modules.length > 1) request.modules = modules;
  if (tileSet !== 'full') request.tileSet = tileSet;
  if (folkTiles && folkTiles !== 'chosen') request.folkTiles = folkTiles;
  const rulings = differing(options, { ...DEFAULT_OPTIONS, ...FOLK_OPTIONS });
  if (rulings) request.options = rulings;
  const orcs = fiends && differing(fiends, FIENDS_DEFAULTS);
  if (orcs) request.fiends = orcs;
  return request as unknown as SetupRequest;
}
