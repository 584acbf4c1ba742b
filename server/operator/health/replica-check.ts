import type { HealthReport } from '../../../core/api/operator/health.ts';
import type { HealthDeps } from './deps.ts';

const MAX_LAG_SECONDS = 60;

export async function replicaCheck({ reports }: HealthDeps): Promise<HealthReport['checks']> {
  const found = await reports.replica();
  if (!found) return [];
  if (found.is === 'away') return [{ id: 'replica', state: 'bad', facts: { away: 'reports are read from the database itself' } }];
  const state = found.lagSeconds > MAX_LAG_SECONDS ? 'wait' : 'good';
  return [{ id: 'replica', state, facts: { behind: `${found.lagSeconds.toFixed(0)} s` } }];
}
