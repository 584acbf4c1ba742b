import { reasonOf, StartupError } from '../startup-error.ts';

/**
 * PostgreSQL: class 08 connection errors, 25006 read-only, class 53 no disk, memory or connections, 57P01 to 57P03 shutdown or
 * start, 58030 input or output.
 */
const SQL_STATES = /^(08...|25006|53...|57P0[1-3]|58030)$/;
const SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN', 'ENOSPC']);
/** pg's message when a query has no answer in time. */
export const QUERY_TIMEOUT_MESSAGE = 'Query read timeout';
/** pg throws these without a code. */
const MESSAGES =
  /^(Query read timeout|Connection terminated|Client (has encountered a connection error|was closed) and is not queryable|timeout exceeded when trying to connect)/;

export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return SQL_STATES.test(code) || SYSTEM.has(code) || MESSAGES.test(error.message);
}

/** Omits the password that the URL may contain. */
export function unreachable(url: string, error: unknown): StartupError {
  if (error instanceof Error && /unsupported startup parameter/.test(error.message))
    return new StartupError(
      'DATABASE_URL is a pooler such as PgBouncer: set DATABASE_DIRECT_URL to PostgreSQL itself, for the migrations.',
    );
  const { hostname, port, pathname } = new URL(url);
  const place = `${pathname.slice(1)} on ${hostname || 'this machine'}${port && `:${port}`}`;
  return new StartupError(`The database ${place} (DATABASE_URL) cannot be reached: ${reasonOf(error)}.`);
}
