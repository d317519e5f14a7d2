// Hand-written positions with orcs.

import { registerPositions } from '../../boxes/module.ts';
import { installFiends } from '../index.ts';
import { readFiendsSeat, writeFiendsSeat } from './seat.ts';
import { readFiendsTable, writeFiendsTable } from './table.ts';

export function installPositions(): void {
  installFiends();
  registerPositions({
    readTable: readFiendsTable,
    readSeat: readFiendsSeat,
    writeTable: writeFiendsTable,
    writeSeat: writeFiendsSeat,
  });
}
