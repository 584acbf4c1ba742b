import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { HealthReport } from '../../../core/api/operator/health.ts';
import { DAY_MS } from '../../../core/time.ts';
import { BACKUP, ENCRYPTED, UNENCRYPTED } from '../../platform/backup/last-backup.ts';
import { readMaintenance } from '../../platform/maintenance.ts';
import type { HealthDeps } from './deps.ts';

/** A backup script of the operator may touch this file of the embedded database (docs/operations.md). */
const BACKUP_MARK = 'last-backup';

const ENCRYPTION: Readonly<Record<string, string>> = { [ENCRYPTED]: 'yes', [UNENCRYPTED]: 'no' };

export async function backupCheck({ db, dataDir, embedded, now }: HealthDeps): Promise<HealthReport['checks'][number]> {
  const done = (await readMaintenance(db)).find(({ name }) => name === BACKUP);
  const mark = embedded ? await stat(join(dataDir, BACKUP_MARK)).catch(() => undefined) : undefined;
  const made = done?.at.getTime() ?? 0;
  const at = Math.max(made, mark?.mtimeMs ?? 0);
  if (at === 0) return { id: 'backup', state: 'wait', facts: { kind: embedded ? 'embedded' : 'server' } };
  // Nothing is known of a file that was made by other means.
  const told = at === made ? ENCRYPTION[done?.detail ?? ''] : undefined;
  const encrypted = told && { encrypted: told };
  return { id: 'backup', state: now().getTime() - at < 2 * DAY_MS ? 'good' : 'bad', facts: { at: String(at), ...encrypted } };
}
