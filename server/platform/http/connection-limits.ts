import type { Server } from 'node:http';
import { clientKey } from './client-address.ts';

const MAX_CONNECTIONS = 20_000;
/** For the database, its connections, other services and the log. */
const RESERVED_FILES = 200;

/** More connections than files would fail everywhere in the process, also in the database. */
export function maxConnections(openFiles = maxOpenFiles()): number {
  return Math.min(MAX_CONNECTIONS, Math.max(openFiles - RESERVED_FILES, Math.floor(openFiles / 2)));
}

function maxOpenFiles(): number {
  const report = process.report as NodeJS.ProcessReport & { excludeNetwork: boolean };
  report.excludeNetwork = true; // looking up names would take seconds
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: number | 'unlimited' } } };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.MAX_SAFE_INTEGER;
}

/** Behind a proxy all connections come from one address. A /64 of IPv6 is one address. */
export function capConnections(server: Server, max: number): void {
  const open = new Map<string, number>();
  server.prependListener('connection', (socket) => {
    const address = clientKey(socket.remoteAddress);
    const count = (open.get(address) ?? 0) + 1;
    if (count > max) return socket.destroy();
    open.set(address, count);
    socket.once('close', () => {
      const left = (open.get(address) ?? 1) - 1;
      if (left > 0) open.set(address, left);
      else open.delete(address);
    });
  });
}
