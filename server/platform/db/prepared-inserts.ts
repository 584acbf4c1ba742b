import type { PoolClient } from 'pg';

const IS_INSERT = /^\s*(?:insert|with \w+ as \(\s*insert)\b/i;
/** Columns that a later release adds while this server runs would change what such a statement gives back, which PostgreSQL refuses. */
const GIVES_ALL_COLUMNS = /\breturning \*/i;
/** Of each connection, which keeps the plans in PostgreSQL's memory. */
const MAX_STATEMENTS = 50;
/** A list of rows has a text for each length. */
const MAX_SEEN = 500;
/** There is no such statement, or there is one already: a pooler has given this transaction the session of another. */
const OTHER_SESSION = ['26000', '42P05'];

type Query = (...given: unknown[]) => unknown;

/**
 * Inserts under a name, so that each connection parses and plans them once: a new lead takes two fifths of PostgreSQL's time. Their plan is the
 * same for all values, while a search may need another for others.
 */
export class PreparedInserts {
  readonly #names = new Map<string, string>();
  readonly #seen = new Set<string>();
  #refused = false;

  prepareOn(client: PoolClient): void {
    const query = client.query.bind(client) as Query;
    client.query = ((text: unknown, values: unknown, ...rest: unknown[]) => {
      const name = rest.length === 0 ? this.#nameOf(text) : undefined;
      if (name === undefined) return query(text, values, ...rest);
      return (query({ name, text, values }) as Promise<unknown>).catch((error: unknown) => {
        if (!isOfOtherSession(error)) throw error;
        this.#refused = true;
        return query(text, values);
      });
    }) as never;
  }

  /** From the second time on: migrations say each once. */
  #nameOf(text: unknown): string | undefined {
    if (this.#refused || typeof text !== 'string') return undefined;
    const known = this.#names.get(text);
    if (known || this.#names.size === MAX_STATEMENTS || !IS_INSERT.test(text) || GIVES_ALL_COLUMNS.test(text)) return known;
    if (!this.#seen.has(text)) {
      if (this.#seen.size === MAX_SEEN) this.#seen.clear();
      this.#seen.add(text);
      return undefined;
    }
    const name = `insert-${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

function isOfOtherSession(error: unknown): boolean {
  return error instanceof Error && 'code' in error && OTHER_SESSION.includes(String(error.code));
}
