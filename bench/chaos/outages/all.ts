import type { Fault } from './fault.ts';
import { backendsEnd } from './faults/backends-end.ts';
import { clockJumps } from './faults/clock-jumps.ts';
import { fewFiles } from './faults/few-files.ts';
import { diskIsFull } from './faults/full-disk.ts';
import { networkBreaks, networkIsSilent } from './faults/network.ts';
import { postgresCrashes } from './faults/postgres-crashes.ts';
import { postgresFreezes } from './faults/postgres-freezes.ts';
import { providersHang } from './faults/providers-hang.ts';
import { postgresIsReadOnly } from './faults/read-only.ts';
import { serversAreKilled, serversStop } from './faults/servers-end.ts';
import { slowClients } from './faults/slow-clients.ts';

export const allFaults: readonly Fault[] = [
  ...[postgresCrashes, backendsEnd, postgresFreezes, networkBreaks, networkIsSilent, postgresIsReadOnly, diskIsFull],
  ...[clockJumps, providersHang, slowClients, fewFiles, serversStop, serversAreKilled],
];
