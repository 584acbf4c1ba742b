import { type PGlite, parse, protocol, type Results, type Transaction } from '@electric-sql/pglite';

type Messages = Awaited<ReturnType<PGlite['execProtocolStream']>>;
type Statement = {
  readonly name: string;
  readonly parameterTypes: readonly number[];
  /** What its rows consist of; nothing of a statement without rows. */
  readonly rowDescription: Messages;
};
type Run = <Row>(text: string, parameters?: readonly unknown[]) => Promise<Results<Row>>;
type PreparedTransaction = Pick<Transaction, 'rollback'> & { readonly query: Run };

const { serialize } = protocol;

const EXECUTE = serialize.execute({});
const SYNC = serialize.sync();

/** Of the texts that a server sends again and again; a list of values has one for each length. */
const MAX_STATEMENTS = 500;

const IS_PREPARED = /^\s*(?:select|insert|update|delete|with)\b/i;
/** What a statement gives back may be another after it. */
const CHANGES_TABLES = /^\s*(?:create|alter|drop|do)\b/i;

/**
 * Queries as PGlite's own, for a third of their time: the engine keeps a statement, which PGlite parses and plans anew for each
 * query, and runs it in one call instead of six. Nothing else may change the tables through the same engine.
 */
export class PreparedStatements {
  readonly #pglite: PGlite;
  /** By their texts, the one that was used last at the end. */
  readonly #statements = new Map<string, Statement>();
  #forgotten: string[] = [];
  #made = 0;

  constructor(pglite: PGlite) {
    this.#pglite = pglite;
  }

  async query<Row>(text: string, parameters: readonly unknown[] = []): Promise<Results<Row>> {
    if (!this.#isPrepared(text)) return this.#pglite.query<Row>(text, [...parameters]);
    // As PGlite does it: in the order of the calls, none within the transaction of another, and then on the disk.
    await this.#pglite._checkReady();
    return this.#pglite._runExclusiveTransaction(async () => {
      const results = await this.#run<Row>(text, parameters);
      await this.#pglite.syncToFs();
      return results;
    });
  }

  transaction<T>(act: (tx: PreparedTransaction) => Promise<T>): Promise<T> {
    return this.#pglite.transaction((tx) => {
      const query = async <Row>(text: string, parameters: readonly unknown[] = []) => {
        if (tx.closed || !this.#isPrepared(text)) return tx.query<Row>(text, [...parameters]);
        return this.#run<Row>(text, parameters);
      };
      return act({ query, rollback: () => tx.rollback() });
    });
  }

  #isPrepared(text: string): boolean {
    if (CHANGES_TABLES.test(text)) for (const known of [...this.#statements.keys()]) this.#forget(known);
    return IS_PREPARED.test(text);
  }

  #run<Row>(text: string, parameters: readonly unknown[]): Promise<Results<Row>> {
    return this.#pglite.runExclusive(async () => {
      const { name, parameterTypes, rowDescription } = await this.#prepare(text);
      const values = parameters.map((value, i) => this.#serialized(value, parameterTypes[i]));
      const messages = await this.#send(serialize.bind({ statement: name, values }), EXECUTE);
      const [results] = parse.parseResults([...rowDescription, ...messages], this.#pglite.parsers);
      return results as Results<Row>;
    });
  }

  async #prepare(text: string): Promise<Statement> {
    const known = this.#statements.get(text);
    if (known) {
      this.#statements.delete(text);
      this.#statements.set(text, known);
      return known;
    }
    const closed = this.#forgotten.map((name) => serialize.close({ type: 'S', name }));
    this.#forgotten = [];
    const name = `s${this.#made++}`;
    const described = await this.#send(...closed, serialize.parse({ name, text }), serialize.describe({ type: 'S', name }));
    const statement = {
      name,
      parameterTypes: parse.parseDescribeStatementResults(described),
      rowDescription: described.filter((message) => message.name === 'rowDescription'),
    };
    this.#statements.set(text, statement);
    const [oldest] = this.#statements.keys();
    if (this.#statements.size > MAX_STATEMENTS && oldest !== undefined) this.#forget(oldest);
    return statement;
  }

  #forget(text: string): void {
    const statement = this.#statements.get(text);
    if (statement) this.#forgotten.push(statement.name);
    this.#statements.delete(text);
  }

  /** Nothing is sent for null. */
  #serialized(value: unknown, type = 0): string | null {
    if (value === null || value === undefined) return null;
    return this.#pglite.serializers[type]?.(value) ?? String(value);
  }

  /** After an error the engine passes over the rest, up to the end. */
  #send(...messages: readonly Uint8Array[]) {
    return this.#pglite.execProtocolStream(Buffer.concat([...messages, SYNC]), { syncToFs: false });
  }
}
