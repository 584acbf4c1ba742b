import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { RowsQuery } from '../../../core/api/v1/queries.ts';
import type { ApiTable } from '../../../core/operator/api-scopes.ts';
import { csvLinesOf, csvOf } from '../../../core/presentation/csv.ts';
import type { Reports } from '../../platform/db/reports.ts';
import { tableSources } from './tables.ts';

const PAGE_SIZE = 1000;

type Span = Pick<RowsQuery, 'from' | 'until'>;

/** The first rows are read before anything is sent, so that a failure is still answered as one. */
export async function sendFile(reply: FastifyReply, reports: Pick<Reports, 'read'>, table: ApiTable, span: Span) {
  const lines = linesOf(reports, table, span);
  const first = await lines.next();
  reply.headers({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': `attachment; filename="${table}.csv"` });
  return reply.send(Readable.from(joined(first.value ?? '', lines)));
}

async function* linesOf({ read }: Pick<Reports, 'read'>, table: ApiTable, span: Span): AsyncGenerator<string, undefined> {
  const { columns, readCells } = await read(tableSources[table].openFile);
  for (let cursor: string | undefined; ; ) {
    const query = { ...span, cursor, limit: PAGE_SIZE };
    const { data, next } = await read((db) => readCells(db, query));
    yield cursor === undefined ? csvOf([columns, ...data]) : csvLinesOf(data);
    if (next === null) return;
    cursor = next;
  }
}

async function* joined(first: string, rest: AsyncGenerator<string, undefined>): AsyncGenerator<string> {
  yield first;
  yield* rest;
}
