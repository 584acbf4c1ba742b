import { reasonOf, StartupError } from '../startup-error.ts';

/** PostgreSQL's own: class 08 connection trouble, 53300 too many connections, 57P01 to 57P03 shutting down or starting up. */
const SQL_STATES = /^(08...|53300|57P0[1-3])$/;
const SYSTEM = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH', 'EAI_AGAIN']);
/** What pg throws without a code. */
const MESSAGES = /^(Connection terminated|timeout exceeded when trying to connect)/;

/** Whether the error says that the database is away, rather than that the query is wrong: asking again later may work. */
export function isOutage(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return SQL_STATES.test(code) || SYSTEM.has(code) || MESSAGES.test(error.message);
}

/** Says where the database was sought, without the password that the URL may hold. */
export function unreachable(url: string, error: unknown): StartupError {
  const { hostname, port, pathname } = new URL(url);
  const place = `${pathname.slice(1)} on ${hostname || 'this machine'}${port && `:${port}`}`;
  return new StartupError(`The database ${place} (DATABASE_URL) cannot be reached: ${reasonOf(error)}.`);
}
