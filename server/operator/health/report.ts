import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { HealthReport, HealthState } from '../../../core/api/operator/health.ts';
import { DAY_MS } from '../../../core/time.ts';
import { lastBackup } from '../../platform/backup/commands.ts';
import type { Db } from '../../platform/db/client.ts';
import { readDisk } from '../../platform/disk.ts';
import type { Readiness } from '../../platform/health/readiness.ts';
import { countJobs } from '../../platform/jobs/count.ts';
import { type ExternalService, failingDeliveries } from './external-services.ts';

export type HealthDeps = {
  readonly db: Db;
  readonly readiness: Readiness;
  readonly dataDir: string;
  readonly embedded: boolean;
  readonly payment: 'sandbox' | 'test' | 'live';
  readonly mail: 'mailbox' | 'smtp';
  readonly outside: readonly ExternalService[];
  readonly version: string;
  readonly now: () => Date;
};

type Check = HealthReport['checks'][number];

const GB = 1024 ** 3;
/** A backup by other means than ours touches this file (docs/operations.md). */
const BACKUP_MARK = 'last-backup';

export async function readHealth(deps: HealthDeps): Promise<HealthReport> {
  const { payment, mail, version } = deps;
  return {
    checks: [
      await database(deps),
      await queue(deps),
      { id: 'payment', state: payment === 'live' ? 'good' : 'wait', facts: { kind: payment } },
      { id: 'mail', state: mail === 'smtp' ? 'good' : 'wait', facts: { kind: mail } },
      await external(deps),
      await disk(deps),
      await backup(deps),
      { id: 'release', state: 'good', facts: { version, node: process.version } },
    ],
  };
}

async function database({ db, readiness, embedded }: HealthDeps): Promise<Check> {
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

async function queue({ db, now }: HealthDeps): Promise<Check> {
  const { waiting, retrying, failed, overdue } = await countJobs(db, new Date(now().getTime() - 10 * 60_000));
  const state: HealthState = overdue > 0 ? 'bad' : failed + retrying > 0 ? 'wait' : 'good';
  return {
    id: 'queue',
    state,
    facts: { waiting: String(waiting), retrying: String(retrying), failed: String(failed), overdue: String(overdue) },
  };
}

async function external({ db, outside }: HealthDeps): Promise<Check> {
  const failures = await failingDeliveries(db, outside);
  return {
    id: 'outside',
    state: failures.some(([, count]) => count > 0) ? 'wait' : 'good',
    facts: Object.fromEntries(failures.map(([name, count]) => [name, count > 0 ? `${count} failing` : 'on'])),
  };
}

async function disk({ dataDir }: HealthDeps): Promise<Check> {
  const found = await readDisk(dataDir);
  if (!found) return { id: 'disk', state: 'wait', facts: {} };
  const { free, all } = found;
  const state: HealthState = free < GB ? 'bad' : free / all < 0.1 ? 'wait' : 'good';
  return { id: 'disk', state, facts: { free: `${(free / GB).toFixed(1)} GB`, of: `${(all / GB).toFixed(1)} GB` } };
}

async function backup({ db, dataDir, now }: HealthDeps): Promise<Check> {
  const mark = await stat(join(dataDir, BACKUP_MARK)).catch(() => undefined);
  const at = Math.max((await lastBackup(db)) ?? 0, mark?.mtimeMs ?? 0);
  if (at === 0) return { id: 'backup', state: 'wait', facts: {} };
  return { id: 'backup', state: now().getTime() - at < 2 * DAY_MS ? 'good' : 'bad', facts: { at: String(at) } };
}
