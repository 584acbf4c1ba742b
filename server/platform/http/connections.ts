import { once } from 'node:events';
import type { Server } from 'node:http';
import { Server as NetServer, type Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

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
  closingMs: 4000,
};

/** A busy server reads a request that has arrived within this time. */
const UNREAD_MS = 500;
const MAX_ACCEPTING_MS = 2000;

/** Each connection gets one more answer, which tells the client to open another, at another server. */
export function closeAfterNextResponse(server: Server): void {
  server.maxRequestsPerSocket = 1;
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
