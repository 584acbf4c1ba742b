import type { DeliveryOutcome } from '../../delivery-outcome.ts';

type Failure = Extract<DeliveryOutcome, { ok: false }>;

/** By the names of ClickHouse's errors. */
const REMEDIES: ReadonlyMap<string, string> = new Map([
  ['AUTHENTICATION_FAILED', 'Correct CLICKHOUSE_USER and CLICKHOUSE_PASSWORD.'],
  ['REQUIRED_PASSWORD', 'Set CLICKHOUSE_PASSWORD.'],
  ['UNKNOWN_DATABASE', 'Create the database, or correct CLICKHOUSE_DATABASE.'],
  ['ACCESS_DENIED', 'Grant the user what docs/recipes/query-with-clickhouse.md lists.'],
  ['READONLY', 'The user may only read.'],
  ['INCORRECT_DATA', 'The table funnel_events lacks a column that docs/recipes/query-with-clickhouse.md names.'],
]);

const BUSY: ReadonlySet<string> = new Set([
  'MEMORY_LIMIT_EXCEEDED',
  'TIMEOUT_EXCEEDED',
  'TOO_MANY_PARTS',
  'TOO_MANY_SIMULTANEOUS_QUERIES',
]);

/** The operator or time can mend each of them, so no failure is final. ClickHouse's message may quote an event, so only its name is kept. */
export function failureOf(error: unknown): Failure {
  const { code, type } = (error instanceof Error ? error : {}) as { readonly code?: unknown; readonly type?: unknown };
  if (typeof type !== 'string') return unreachable(`could not be reached or understood${isName(code) ? ` (${code})` : ''}`);
  const remedy = REMEDIES.get(type);
  return {
    ok: false,
    reason: BUSY.has(type) ? 'busy' : 'unreachable',
    detail: `ClickHouse answered ${type} (${String(code)}).${remedy ? ` ${remedy}` : ''}`,
  };
}

export function unreachable(what: string): Failure {
  return { ok: false, reason: 'unreachable', detail: `ClickHouse ${what}.` };
}

const isName = (code: unknown): code is string => typeof code === 'string' && /^[A-Z][A-Z0-9_]+$/.test(code);
