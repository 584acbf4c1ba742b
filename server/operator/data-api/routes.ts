import { bucketOf } from '../../../core/analytics/buckets.ts';
import type { FunnelReport } from '../../../core/api/operator/funnel.ts';
import type { FunnelResponse } from '../../../core/api/v1/funnel.ts';
import { FunnelRowsQuery } from '../../../core/api/v1/queries.ts';
import { API_TABLES, type ApiTable } from '../../../core/operator/api-scopes.ts';
import { funnelCsv } from '../../analytics/reports/funnel/csv.ts';
import { funnelReport } from '../../analytics/reports/funnel/report.ts';
import { hideSmallGroups } from '../../analytics/reports/funnel/small-groups.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Reports } from '../../platform/db/reports.ts';
import { furtherFunnels } from '../../platform/further-funnels.ts';
import type { AddressCounts } from '../../platform/http/address-counts.ts';
import { InvalidRequest, type Routes } from '../../platform/http/schemas.ts';
import { authenticate } from './authenticate.ts';
import { sendFile } from './file.ts';
import { openApiDocument } from './openapi.ts';
import { tableSources } from './tables.ts';
import type { ApiToken } from './tokens.ts';

type DataApiDeps = {
  readonly db: Db;
  readonly reports: Pick<Reports, 'read'>;
  readonly counts: AddressCounts;
  readonly now: () => Date;
};

/** `GET /api/v1/…`, which only reads. docs/recipes/read-with-the-api.md shows how it is used. */
export function dataApiRoutes(deps: DataApiDeps): Routes {
  const { db, reports, now } = deps;
  const audit = (table: ApiTable, { name }: ApiToken) =>
    tableSources[table].personal
      ? writeAudit(db, { action: 'api-read', by: null, detail: `${name}: ${table}` }, now())
      : Promise.resolve();

  const guarded: Routes = async (app) => {
    app.addHook('onRequest', authenticate(deps));
    for (const table of API_TABLES) {
      const { query, fileQuery, readRows } = tableSources[table];
      app.get(`/v1/${table}`, { config: { scope: table }, schema: { querystring: query } }, async ({ query, apiToken }) => {
        await audit(table, apiToken);
        return reports.read((from) => readRows(from, query));
      });
      const file = { config: { scope: table }, schema: { querystring: fileQuery } };
      app.get(`/v1/${table}.csv`, file, async ({ query, apiToken }, reply) => {
        await audit(table, apiToken);
        return sendFile(reply, reports, table, query);
      });
    }

    const funnel = { config: { scope: 'funnel' } as const, schema: { querystring: FunnelRowsQuery } };
    app.get(
      '/v1/funnel',
      funnel,
      async ({ query }): Promise<FunnelResponse> => toResponse(query.funnel ?? null, await readFunnel(query)),
    );
    app.get('/v1/funnel.csv', funnel, async ({ query }, reply) => {
      const csv = funnelCsv(await readFunnel(query));
      reply.headers({ 'content-type': 'text/csv; charset=utf-8', 'content-disposition': 'attachment; filename="funnel.csv"' });
      return csv;
    });
  };

  return async (app) => {
    app.get('/v1/openapi.json', async () => openApiDocument);
    await app.register(guarded);
  };

  async function readFunnel({ from, until, dimension, value, funnel }: FunnelRowsQuery): Promise<FunnelReport> {
    if (funnel !== undefined && !furtherFunnels.has(funnel))
      throw new InvalidRequest([{ path: ['funnel'], message: `Please name one of ${[...furtherFunnels.keys()].join(', ')}.` }]);
    const span = { from: bucketOf('hour', Date.parse(from)), until: bucketOf('hour', Date.parse(until)) };
    const conditions = dimension === 'all' ? [] : [{ dimension, value }];
    return hideSmallGroups(await reports.read((db) => funnelReport(db, span, conditions, false, funnel)), conditions);
  }
}

function toResponse(funnel: string | null, { from, until, countedUntil, stages }: FunnelReport): FunnelResponse {
  return {
    funnel,
    from: instant(from),
    until: instant(until),
    countedUntil: countedUntil === null ? null : instant(countedUntil),
    stages: stages.map(({ errors = 0, section, branches, ...stage }) => ({ ...stage, errors })),
  };
}

const instant = (at: number) => new Date(at).toISOString();
