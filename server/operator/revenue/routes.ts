import { PeriodQuery } from '../../../core/api/operator/period.ts';
import type { RevenueReport } from '../../../core/api/operator/revenue.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { OperatorDeps } from '../deps.ts';
import { readRevenue } from './query.ts';

export function revenueRoutes({ db, now }: Pick<OperatorDeps, 'db' | 'now'>): Routes {
  return async (app) => {
    const route = { config: { permission: 'see-revenue' } as const, schema: { querystring: PeriodQuery } };
    app.get('/revenue', route, ({ query }): Promise<RevenueReport> => {
      return readRevenue(db, query, now());
    });
  };
}
