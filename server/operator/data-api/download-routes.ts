import { API_TABLES } from '../../../core/operator/api-scopes.ts';
import { writeAudit } from '../../platform/audit.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { OperatorDeps } from '../deps.ts';
import { sendFile } from './file.ts';
import { tableSources } from './tables.ts';

const FIGURES = { permission: 'see-revenue' } as const;
const PEOPLE = { permission: 'export-people', recentPassword: true } as const;

/** The files of the JSON API for the dashboard. The audit entry is written before the data is sent. */
export function downloadRoutes({ db, reports, now }: Pick<OperatorDeps, 'db' | 'reports' | 'now'>): Routes {
  return async (app) => {
    for (const table of API_TABLES) {
      const { personal, fileQuery } = tableSources[table];
      const route = { config: personal ? PEOPLE : FIGURES, schema: { querystring: fileQuery } };
      app.get(`/tables/${table}.csv`, route, async ({ query, operatorSession }, reply) => {
        await writeAudit(db, { action: 'table-exported', by: operatorSession.operator.name, detail: table }, now());
        return sendFile(reply, reports, table, query);
      });
    }
  };
}
