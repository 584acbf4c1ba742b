import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import { text } from 'node:stream/consumers';

type Session = { query(sql: string, format?: string): string; close(): void };

/** ClickHouse's HTTP interface before chdb, the engine as a package: the address's settings and parameters, one statement at a time. */
const { Session: OpenSession } = createRequire(import.meta.url)('chdb') as { readonly Session: new () => Session };
const session = new OpenSession();
/** Of the interface itself, not of the engine. */
const OF_HTTP = new Set(['query', 'query_id', 'database', 'wait_end_of_query']);
const quoted = (value: string) => `'${value.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const server = createServer(async (request, response) => {
  const body = await text(request);
  const { searchParams } = new URL(request.url ?? '', 'http://chdb');
  const settings = Array.from(searchParams).filter(([name]) => !OF_HTTP.has(name));
  const query = searchParams.get('query');
  try {
    session.query(`use ${searchParams.get('database') ?? 'default'}`);
    for (const [name, value] of settings) session.query(`set ${name} = ${quoted(value)}`);
    const answer = session.query(query === null ? body : `${query}\n${body}`);
    response.writeHead(200, { 'X-ClickHouse-Summary': '{"written_rows":"0"}' }).end(answer);
  } catch (error) {
    response.writeHead(500).end(error instanceof Error ? error.message : '');
  }
  for (const [name] of settings) if (!name.startsWith('param_')) session.query(`set ${name} = default`);
});

server.listen(0, '127.0.0.1', () => process.stdout.write(`${JSON.stringify(server.address())}\n`));
process.on('SIGTERM', () => {
  server.close();
  session.close();
});
