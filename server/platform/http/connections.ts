import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { clientKey } from './client-address.ts';

export type ConnectionTimeouts = {
  /** From the connection to the end of the headers. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** Without a byte in either direction, as of a client that does not read its answer. */
  readonly silenceMs: number;
  /** How often the first two are checked. */
  readonly checkMs: number;
  /** From the request to stop until what is still open is cut. */
  readonly closingMs: number;
};

export const TIMEOUTS: ConnectionTimeouts = {
  headersMs: 15_000,
  requestMs: 30_000,
  silenceMs: 60_000,
  checkMs: 5000,
  closingMs: 10_000,
};

/** A busy server reads a request that has arrived within this time. */
const UNREAD_MS = 500;
const MAX_ACCEPTING_MS = 2000;
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

/** Each connection gets one more answer, which tells the client to open another, at another server. */
export function closeAfterNextResponse(server: Server): void {
  server.maxRequestsPerSocket = 1;
}

/** Behind a proxy all connections come from one address. A /64 of IPv6 is one address. */
export function capConnections(server: Server, max: number): void {
  const open = new Map<string, number>();
  server.prependListener('connection', (socket) => {
    const address = clientKey(socket.remoteAddress ?? '');
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

/** Node closes only connections that have asked something before. */
export function trackSockets(server: Server): ReadonlySet<Socket> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  return sockets;
}

/** Node's own `close` hangs up on clients whose request has arrived but is not read yet. Resolves when no connection is open. */
export async function closeWhenResponded(server: Server, sockets: ReadonlySet<Socket>, closingMs: number): Promise<void> {
  if (!server.listening) return;
  await acceptWaiting(server);
  const closed = once(server, 'close');
  NetServer.prototype.close.call(server);
  let hangUp: NodeJS.Timeout | undefined;
  const unread = setTimeout(() => {
    hangUp = setInterval(() => {
      server.closeIdleConnections();
      for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    }, 50);
  }, UNREAD_MS);
  const cut = setTimeout(() => server.closeAllConnections(), closingMs);
  await closed;
  clearTimeout(unread);
  clearInterval(hangUp);
  clearTimeout(cut);
}

/** Clients are connected before the server accepts them, which it does one at a time, between other work. */
async function acceptWaiting(server: Server): Promise<void> {
  const end = performance.now() + MAX_ACCEPTING_MS;
  let accepted = true;
  const onConnection = () => {
    accepted = true;
  };
  server.on('connection', onConnection);
  while (accepted && performance.now() < end) {
    accepted = false;
    await setImmediate();
    await setImmediate(); // the first may come before the system is asked
  }
  server.off('connection', onConnection);
}
