import { reasonOf, StartupError } from '../startup-error.ts';

/** PostgreSQL: class 08 connection errors, 53300 too many connections, 57P01 to 57P03 shutdown or start. */
const SQL_STATES = /^(08...|53300|57P0[1-3])$/;
const SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN']);
/** pg throws these without a code. */
const MESSAGES = /^(Connection terminated|timeout exceeded when trying to connect)/;

export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return SQL_STATES.test(code) || SYSTEM.has(code) || MESSAGES.test(error.message);
}

/** Omits the password that the URL may contain. */
export function unreachable(url: string, error: unknown): StartupError {
  const { hostname, port, pathname } = new URL(url);
  const place = `${pathname.slice(1)} on ${hostname || 'this machine'}${port && `:${port}`}`;
  return new StartupError(`The database ${place} (DATABASE_URL) cannot be reached: ${reasonOf(error)}.`);
}
