import { sql } from 'kysely';
import type { HealthReport } from '../../../core/api/operator/health.ts';
import type { HealthDeps } from './deps.ts';

export async function databaseCheck({ db, readiness, embedded }: HealthDeps): Promise<HealthReport['checks'][number]> {
  const started = performance.now();
  const { rows } = await sql<{ size: string; version: string }>`
    select pg_size_pretty(pg_database_size(current_database())) as size, current_setting('server_version') as version`.execute(
    db,
  );
  const milliseconds = (performance.now() - started).toFixed(0);
  const { size = '', version = '' } = rows[0] ?? {};
  const problem = await readiness.problem();
  return {
    id: 'database',
    state: problem === undefined ? 'good' : 'bad',
    facts: {
      kind: embedded ? 'embedded' : 'server',
      version,
      size,
      answered: `${milliseconds} ms`,
      'takes visitors': problem === undefined ? 'yes' : `no: ${problem}`,
    },
  };
}
