import { MorningQuery, type MorningReport } from '../../../core/api/operator/morning.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { OperatorDeps } from '../deps.ts';
import { readMorning } from './query.ts';

export function morningRoutes({ reports, now }: Pick<OperatorDeps, 'reports' | 'now'>): Routes {
  return async (app) => {
    const route = { config: { permission: 'see-revenue', polled: true } as const, schema: { querystring: MorningQuery } };
    app.get('/morning', route, ({ query: { zone } }): Promise<MorningReport> => {
      return reports.read((db) => readMorning(db, zone, now()));
    });
  };
}
