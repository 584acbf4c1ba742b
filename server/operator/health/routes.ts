import type { HealthReport } from '../../../core/api/operator/health.ts';
import type { Routes } from '../../platform/http/schemas.ts';
import { type HealthDeps, readHealth } from './report.ts';

export function operatorHealthRoutes(deps: HealthDeps): Routes {
  return async (app) => {
    app.get('/health', { config: { permission: 'see-health' } }, (): Promise<HealthReport> => readHealth(deps));
  };
}
