import { type LocalReceiver, localReceiver, type ReceivedRequest } from '../../http/testing.ts';

/** One request of ClickHouse's HTTP interface: an insert has its statement in the address and its rows in the body. */
export type Statement = {
  readonly sql: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
  readonly parameters: Readonly<Record<string, string>>;
};

type StandIn = Omit<LocalReceiver, 'received'> & {
  readonly received: readonly ReceivedRequest[];
  readonly statements: () => readonly Statement[];
  /** What `system.tables` says of the table; undefined until it is made. */
  engine: string | undefined;
  /** Answers the next request with this error in place of its result. */
  failWith: { readonly status: number; readonly code: number; readonly type: string } | undefined;
};

export const USER = 'funnel';
export const PASSWORD = 'geh:eim';
const BASIC = `Basic ${Buffer.from(`${USER}:${PASSWORD}`).toString('base64')}`;
const SUMMARY = JSON.stringify({ read_rows: '0', read_bytes: '0', written_rows: '1', written_bytes: '1' });

/** Answers as ClickHouse's HTTP interface does, and keeps nothing but the table's engine. */
export async function clickHouseStandIn(): Promise<StandIn> {
  const server = await localReceiver(({ path, headers, body }, response) => {
    const { sql } = statementOf({ path, body });
    const error = headers.authorization === BASIC ? standIn.failWith : { status: 403, code: 516, type: 'AUTHENTICATION_FAILED' };
    standIn.failWith = undefined;
    if (error) {
      const { status, code, type } = error;
      response.writeHead(status, { 'X-ClickHouse-Exception-Code': code });
      return void response.end(`Code: ${code}. DB::Exception: Something about device-1. (${type}) (version 26.7.2.1)`);
    }
    const ttl = /(?:modify )?ttl (toDateTime\(at\) \+ toIntervalDay\(\d+\))/.exec(sql)?.[1];
    if (/^(create|alter table \w+ (modify|remove) ttl)/.test(sql))
      standIn.engine = `ReplacingMergeTree PARTITION BY toYYYYMM(at)${ttl ? ` TTL ${ttl}` : ''} SETTINGS index_granularity = 8192`;
    response.writeHead(200, { 'X-ClickHouse-Summary': SUMMARY });
    response.end(answerTo(sql, standIn.engine));
  });
  const standIn: StandIn = {
    ...server,
    statements: () => server.received.map(statementOf),
    engine: undefined,
    failWith: undefined,
  };
  return standIn;
}

function answerTo(sql: string, engine: string | undefined): string {
  if (sql.startsWith('select version()')) return '{"version":"26.7.2.1"}\n';
  return sql.startsWith('select engine_full') && engine ? `${JSON.stringify({ engine_full: engine })}\n` : '';
}

function statementOf({ path, body }: Pick<ReceivedRequest, 'path' | 'body'>): Statement {
  const { searchParams } = new URL(path, 'http://clickhouse');
  const query = searchParams.get('query');
  const parameters = Object.fromEntries(Array.from(searchParams).filter(([name]) => name !== 'query' && name !== 'query_id'));
  const lines = query === null ? [] : body.split('\n').filter(Boolean);
  return { sql: (query ?? body).trim(), rows: lines.map((line) => JSON.parse(line)), parameters };
}
