import { MoneyQuery } from '../../../core/api/operator/period.ts';
import type { RevenueReport } from '../../../core/api/operator/revenue.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { OperatorDeps } from '../deps.ts';
import { readRevenue } from './query.ts';

export function revenueRoutes({ reports, now }: Pick<OperatorDeps, 'reports' | 'now'>): Routes {
  return async (app) => {
    const route = { config: { permission: 'see-revenue' } as const, schema: { querystring: MoneyQuery } };
    app.get('/revenue', route, ({ query }): Promise<RevenueReport> => {
      return reports.read((db) => readRevenue(db, query, now()));
    });
  };
}
