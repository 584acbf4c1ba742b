import { parentPort } from 'node:worker_threads';
import { openEngine } from './engine.ts';
import type { EngineError, EngineReply, EngineRequest, QueryResult } from './engine-messages.ts';
import { PreparedStatements } from './prepared-statements.ts';

type Engine = Awaited<ReturnType<typeof openEngine>>;
type Transaction = Parameters<Parameters<PreparedStatements['transaction']>[0]>[0];
type OpenTransaction = { readonly tx: Transaction; end(outcome: 'commit' | 'rollback'): Promise<void> };
type Query = Extract<EngineRequest, { kind: 'query' }>;

const port = parentPort;
if (port === null) throw new Error('The engine runs in a worker.');

let engine: (Engine & { readonly statements: PreparedStatements }) | undefined;
let transaction: OpenTransaction | undefined;
let closing = false;

port.on('message', async ({ id, request }: { readonly id: number; readonly request: EngineRequest }) => {
  try {
    reply({ id, ok: true, result: await perform(request) });
  } catch (error) {
    reply({ id, ok: false, error: describe(error) });
  }
  if (request.kind === 'close') port.close();
});

function reply(message: EngineReply): void {
  port?.postMessage(message);
}

async function perform(request: EngineRequest): Promise<QueryResult | undefined> {
  if (request.kind === 'open') {
    const opened = await openEngine(request.folder);
    engine = { ...opened, statements: new PreparedStatements(opened.pglite) };
    return undefined;
  }
  if (!engine) throw new Error('The engine is not open.');
  if (request.kind === 'query') return query(engine.statements, request);
  if (request.kind === 'begin') transaction = await begin(engine.statements);
  else if (request.kind === 'close') await close(engine);
  else await end(request.kind);
  return undefined;
}

async function query(statements: PreparedStatements, { inTransaction, text, parameters }: Query): Promise<QueryResult> {
  const { rows, affectedRows, fields } = await (inTransaction ? current().tx : statements).query<unknown>(text, parameters);
  return { rows, ...(affectedRows !== undefined && { affectedRows }), fields };
}

/** An open transaction would keep the engine waiting, and so would those that wait behind it. */
async function close(engine: Engine): Promise<void> {
  closing = true;
  if (transaction) await end('rollback');
  await engine.close();
}

async function end(outcome: 'commit' | 'rollback'): Promise<void> {
  const ended = current();
  transaction = undefined;
  await ended.end(outcome);
}

function current(): OpenTransaction {
  if (!transaction) throw new Error('No transaction is open.');
  return transaction;
}

function begin(statements: PreparedStatements): Promise<OpenTransaction> {
  return new Promise((resolve, reject) => {
    const outcome = Promise.withResolvers<'commit' | 'rollback'>();
    const closed = statements.transaction(async (tx) => {
      if (closing) throw new Error('The database is closed.');
      resolve({
        tx,
        end(asked) {
          outcome.resolve(asked);
          return closed;
        },
      });
      if ((await outcome.promise) === 'rollback') await tx.rollback();
    });
    closed.catch(reject);
  });
}

/** The fields of PostgreSQL's message, without the query and its parameters. */
function describe(error: unknown): EngineError {
  if (!(error instanceof Error)) return { message: String(error), fields: {} };
  const { query, params, queryOptions, stack, message, ...own } = error as Error & Record<string, unknown>;
  const fields = Object.fromEntries(Object.entries(own).filter(([, value]) => typeof value !== 'function'));
  return { message, fields };
}
