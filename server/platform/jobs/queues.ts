import type { PgBoss } from 'pg-boss';
import { uuidOf } from '../db/uuid.ts';
import { jobNames } from './catalogue.ts';
import type { JobName } from './job-data.ts';

/** `findJobs` makes pg-boss cache the queue, which it could not do inside a transaction. */
export async function makeQueues(boss: PgBoss): Promise<void> {
  const existing = new Set((await boss.getQueues()).map(({ name }) => name));
  for (const name of jobNames) {
    if (existing.has(name)) continue;
    await boss.createQueue(name);
    await boss.findJobs(name, { id: jobId(name, '') });
  }
}

export function jobId(name: JobName, key: string): string {
  return uuidOf(`${name}\n${key}`);
}
