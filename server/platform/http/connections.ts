import type { Server } from 'node:http';

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

const MAX_CONNECTIONS = 20_000;
/** For the database, its connections, other services and the log. */
const RESERVED_FILES = 200;

/** More connections than files would fail everywhere in the process, also in the database. */
export function maxConnections(openFiles = maxOpenFiles()): number {
  return Math.min(MAX_CONNECTIONS, Math.max(openFiles - RESERVED_FILES, Math.floor(openFiles / 2)));
}

function maxOpenFiles(): number {
  const { report } = process;
  report.excludeNetwork = true; // looking up names would take seconds
  const { userLimits } = report.getReport() as { userLimits?: { open_files?: { soft?: number | 'unlimited' } } };
  const soft = userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.MAX_SAFE_INTEGER;
}

/** Each connection gets one more answer, which tells the client to open another, at another server. */
export function leaveAfterNextAnswer(server: Server): void {
  server.maxRequestsPerSocket = 1;
}

/** A connection that is answered during the stop would stay open for a minute. */
export function closeWhenIdle(server: Server, closingMs: number): void {
  if (!server.listening) return;
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const cut = setTimeout(() => server.closeAllConnections(), closingMs);
  server.once('close', () => {
    clearInterval(idle);
    clearTimeout(cut);
  });
}
