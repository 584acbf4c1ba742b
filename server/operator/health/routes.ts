import type { HealthReport, ReportSource } from '../../../core/api/operator/health.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import type { HealthDeps } from './deps.ts';
import { readHealth } from './report.ts';

export function operatorHealthRoutes(deps: HealthDeps): Routes {
  return async (app) => {
    app.get('/reports/source', { config: { permission: 'see-reports' } }, async (): Promise<ReportSource> => {
      const replica = await deps.reports.replica();
      return replica ? { replica } : {};
    });
    app.get('/health', { config: { permission: 'see-health' } }, (): Promise<HealthReport> => readHealth(deps));
  };
}
