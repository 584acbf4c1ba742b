import type { GrowthReport } from '../../../core/api/operator/growth.ts';
import { MoneyQuery } from '../../../core/api/operator/period.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { OperatorDeps } from '../deps.ts';
import { readGrowth } from './query.ts';

export function growthRoutes({ reports }: Pick<OperatorDeps, 'reports'>): Routes {
  return async (app) => {
    const route = { config: { permission: 'see-revenue' } as const, schema: { querystring: MoneyQuery } };
    app.get('/growth', route, ({ query }): Promise<GrowthReport> => reports.read((db) => readGrowth(db, query)));
  };
}
