import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { endsWithin } from '../ends-within.ts';
import type { EngineReply, EngineRequest, QueryResult } from './engine-messages.ts';

type PendingReply = PromiseWithResolvers<QueryResult | undefined>;

/** How long `close` waits: for open transactions to end, then for the engine itself, which a single statement may occupy. */
export type ClosingTimes = { readonly transactionsMs: number; readonly engineMs: number };

const CLOSING: ClosingTimes = { transactionsMs: 2000, engineMs: 3000 };

/** PostgreSQL's code of a lost connection, so that requests in progress are answered like any outage. */
const LOST = '08006';

/** What kysely's PGlite dialect needs, with the engine in a thread of its own: a long statement stops no request. */
export class EngineClient {
  readonly ready = true;
  readonly waitReady = Promise.resolve();
  closed = false;
  #closing: Promise<void> | undefined;
  readonly #worker = new Worker(new URL('./engine-worker.ts', import.meta.url), { name: 'database' });
  readonly #exited = once(this.#worker, 'exit').catch(() => {});
  readonly #pending = new Map<number, PendingReply>();
  readonly #transactions = new Set<Promise<unknown>>();
  readonly #onFailure: (error: Error) => void;
  #lastId = 0;
  #isOpen = false;

  /** `onFailure` is called when the open engine ends by itself. */
  static async open(folder: string, onFailure: (error: Error) => void): Promise<EngineClient> {
    const client = new EngineClient(onFailure);
    try {
      await client.#send({ kind: 'open', folder });
    } catch (error) {
      client.closed = true;
      await client.#worker.terminate();
      throw error;
    }
    client.#isOpen = true;
    return client;
  }

  private constructor(onFailure: (error: Error) => void) {
    this.#onFailure = onFailure;
    this.#worker.on('message', (reply: EngineReply) => this.#settle(reply));
    this.#worker.on('error', (error) => this.#fail(error));
    this.#worker.on('exit', (code) => this.#fail(new Error(`exit code ${code}.`)));
  }

  async query<Row>(text: string, parameters: readonly unknown[] = []): Promise<QueryResult<Row>> {
    if (this.#closing) throw closedError();
    return this.#query<Row>(false, text, parameters);
  }

  async transaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
    const ended = this.#runTransaction(run);
    this.#transactions.add(ended);
    return ended.finally(() => this.#transactions.delete(ended));
  }

  /** Lets running queries and open transactions end, rolls back those that do not, and ends the engine even when it hangs. */
  close({ transactionsMs, engineMs } = CLOSING): Promise<void> {
    this.#closing ??= this.#close(transactionsMs, engineMs);
    return this.#closing;
  }

  async #close(transactionsMs: number, engineMs: number): Promise<void> {
    if (this.closed) return;
    await endsWithin(transactionsMs, Promise.allSettled(this.#transactions));
    const closing = this.#send({ kind: 'close' }).then(() => this.#exited);
    this.closed = true;
    // What was committed is on the disk, and the next start recovers the files.
    if (!(await endsWithin(engineMs, closing))) await this.#worker.terminate();
  }

  async #runTransaction<T>(run: (tx: Transaction) => Promise<T>): Promise<T> {
    const begun = this.#closing ? Promise.reject(closedError()) : this.#send({ kind: 'begin' });
    // Kysely waits until it runs, also where it could not begin, and sees the refusal at its first statement.
    const inTransaction = (act: () => Promise<QueryResult | undefined>) => begun.then(act);
    await begun.catch(() => {});
    const tx: Transaction = {
      query: async <Row>(text: string, parameters: readonly unknown[] = []) =>
        (await inTransaction(() => this.#query<Row>(true, text, parameters))) as QueryResult<Row>,
      rollback: async () => {
        await inTransaction(() => this.#send({ kind: 'rollback' }));
      },
    };
    const result = await run(tx).catch(async (error) => {
      await tx.rollback();
      throw error;
    });
    await inTransaction(() => this.#send({ kind: 'commit' }));
    return result;
  }

  async #query<Row>(inTransaction: boolean, text: string, parameters: readonly unknown[]) {
    const result = await this.#send({ kind: 'query', inTransaction, text, parameters });
    return result as QueryResult<Row>;
  }

  #send(request: EngineRequest): Promise<QueryResult | undefined> {
    if (this.closed) return Promise.reject(closedError());
    this.#lastId += 1;
    const id = this.#lastId;
    const pending: PendingReply = Promise.withResolvers();
    this.#worker.postMessage({ id, request });
    this.#pending.set(id, pending);
    return pending.promise;
  }

  #settle(reply: EngineReply): void {
    const pending = this.#pending.get(reply.id);
    this.#pending.delete(reply.id);
    if (reply.ok) pending?.resolve(reply.result);
    else pending?.reject(Object.assign(new Error(reply.error.message), reply.error.fields));
  }

  #fail(cause: Error): void {
    const error = Object.assign(new Error(`The embedded database ended by itself: ${cause.message}`), { code: LOST });
    for (const pending of this.#pending.values()) pending.reject(error);
    this.#pending.clear();
    if (this.closed) return;
    this.closed = true;
    if (this.#isOpen) this.#onFailure(error);
  }
}

function closedError(): Error {
  return new Error('The database is closed.');
}

type Transaction = {
  query<Row>(text: string, parameters?: readonly unknown[]): Promise<QueryResult<Row>>;
  rollback(): Promise<void>;
};
