import type { ClickHouseClient } from '@clickhouse/client';
import type { DeliveryOutcome } from '../../delivery-outcome.ts';
import type { AnalyticsPort, DeletionOutcome } from '../port.ts';
import { failureOf, unreachable } from './failure.ts';
import { TABLE, tableStatement, toRow, ttlStatement } from './table.ts';

type ClickHouseSettings = ConnectionSettings & {
  /** Undefined keeps events until somebody deletes them. */
  readonly retentionDays: number | undefined;
  readonly now: () => Date;
  readonly timeoutMs?: number;
};

type ConnectionSettings = {
  readonly url: URL;
  readonly user: string;
  readonly password: string;
  readonly database: string;
};

const TIMEOUT_MS = 14_000;
/** ClickHouse makes a file of each insert, so it wants thousands of rows; more are written out too long in this thread. */
const MAX_EVENTS = 2000;
/** The ids stand in the address of the request. */
const MAX_DEVICES = 100;

/** ClickHouse 24.8 or newer, through its official client. */
export function clickHouse({ retentionDays, now, timeoutMs = TIMEOUT_MS, ...connection }: ClickHouseSettings): AnalyticsPort {
  let opened: Promise<ClickHouseClient> | undefined;
  let prepared = false;

  async function attempt<Value>(
    work: (statements: Statements) => Promise<Value>,
  ): Promise<{ readonly ok: true; readonly value: Value } | Extract<DeliveryOutcome, { ok: false }>> {
    const signal = AbortSignal.timeout(timeoutMs);
    try {
      opened ??= openClient(connection);
      return { ok: true, value: await work(statementsOf(await opened, signal)) };
    } catch (error) {
      prepared = false;
      return signal.aborted ? unreachable(`did not answer within ${timeoutMs / 1000} s`) : failureOf(error);
    }
  }

  /** Once for each server, and again after a failure. */
  async function prepareTable({ read, run }: Statements): Promise<void> {
    if (prepared) return;
    const [table] = await read<{ engine_full: string }>(TABLE_QUERY);
    const statement = table ? ttlStatement(table.engine_full, retentionDays) : tableStatement(retentionDays);
    if (statement) await run(statement);
    prepared = true;
  }

  return {
    maxEvents: MAX_EVENTS,
    forward: (events) =>
      attempt(async (statements) => {
        await prepareTable(statements);
        await statements.insert(events.map(toRow));
      }),
    async deleteDevices(deviceIds): Promise<DeletionOutcome> {
      const ordered = await attempt(async (statements) => {
        await prepareTable(statements);
        for (let from = 0; from < deviceIds.length; from += MAX_DEVICES)
          await statements.run(DELETION, { devices: deviceIds.slice(from, from + MAX_DEVICES) });
      });
      return ordered.ok ? { ok: true, due: now() } : ordered;
    },
    async try() {
      const found = await attempt(async ({ read }) => {
        const [server] = await read<{ version: string }>('select version() as version');
        if (!server) throw notClickHouse();
        return { ...server, tables: await read(TABLE_QUERY), stuck: await read(STUCK_QUERY) };
      });
      if (!found.ok) return { ok: false, detail: found.detail };
      const { version, tables, stuck } = found.value;
      if (stuck.length > 0)
        return { ok: false, detail: `ClickHouse cannot complete a deletion in ${TABLE}: see system.mutations there.` };
      const state = tables.length > 0 ? `has the table ${TABLE}` : `gets the table ${TABLE} with the first events`;
      return { ok: true, detail: `ClickHouse ${version} knows the user and ${state}.` };
    },
  };
}

const TABLE_QUERY = `select engine_full from system.tables where database = currentDatabase() and name = '${TABLE}'`;
const STUCK_QUERY = `select mutation_id from system.mutations
where database = currentDatabase() and table = '${TABLE}' and not is_done and latest_fail_reason != '' limit 1`;
/** Rewrites the files that hold such rows. A lightweight `delete` only hides the rows until some later merge. */
const DELETION = `alter table ${TABLE} delete where device_id in {devices:Array(String)} settings mutations_sync = 0`;

type Statements = {
  readonly read: <Row>(query: string) => Promise<readonly Row[]>;
  readonly run: (statement: string, parameters?: Readonly<Record<string, unknown>>) => Promise<void>;
  readonly insert: (rows: readonly object[]) => Promise<void>;
};

function statementsOf(client: ClickHouseClient, signal: AbortSignal): Statements {
  return {
    async read<Row>(query: string) {
      signal.throwIfAborted();
      const found = await client.query({ query, format: 'JSONEachRow', abort_signal: signal });
      return found.json<Row>();
    },
    async run(query, query_params = {}) {
      signal.throwIfAborted();
      await client.command({ query, query_params, abort_signal: signal });
    },
    async insert(values) {
      signal.throwIfAborted();
      const { summary } = await client.insert({ table: TABLE, values, format: 'JSONEachRow', abort_signal: signal });
      if (!summary) throw notClickHouse();
    },
  };
}

const notClickHouse = () => new Error('Something else answered in the place of ClickHouse.');

/** Its package is loaded only where it is used. */
async function openClient({ url, user, password, database }: ConnectionSettings): Promise<ClickHouseClient> {
  const { ClickHouseLogLevel, createClient } = await import('@clickhouse/client');
  return createClient({
    url,
    username: user,
    password,
    database,
    application: 'petalune',
    request_timeout: TIMEOUT_MS,
    // Batches are seconds apart, and a server that closes an idle connection meanwhile would fail the next one.
    keep_alive: { enabled: false },
    log: { level: ClickHouseLogLevel.OFF },
    clickhouse_settings: {
      // Newer servers, and profiles of users, answer before the rows are stored.
      async_insert: 0,
      wait_end_of_query: 1,
      date_time_input_format: 'best_effort',
      // A table without one of our columns is refused, and loses nothing unseen.
      input_format_skip_unknown_fields: 0,
    },
  });
}
