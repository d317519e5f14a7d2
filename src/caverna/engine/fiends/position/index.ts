// Hand-written positions with orcs.

import { addPositions } from '../../boxes/installed.ts';
import { installFiends } from '../index.ts';
import { readFiendsSeat, writeFiendsSeat } from './seat.ts';
import { readFiendsTable, writeFiendsTable } from './table.ts';

export function installPositions(): void {
  installFiends();
  addPositions('fiends', {
    readTable: readFiendsTable,
    readSeat: readFiendsSeat,
    writeTable: writeFiendsTable,
    writeSeat: writeFiendsSeat,
  });
}
