import { type BatchObservableResult, metrics } from '@opentelemetry/api';
import { sql } from 'kysely';
import { readDisk } from '../disk.ts';
import { deliveryAdapters, jobNames } from '../jobs/catalogue.ts';
import { countByQueue } from '../jobs/count.ts';
import { readMaintenance } from '../maintenance.ts';
import { METER } from './meter.ts';
import type { ObservedState } from './telemetry.ts';

/** Every instance on one database tells the same of its queue. */
export function observeState({ db, pool, dataDir, readiness }: ObservedState): void {
  const meter = metrics.getMeter(METER);
  const ready = meter.createObservableGauge('server.ready');
  const jobs = meter.createObservableGauge('jobs.pending');
  const oldest = meter.createObservableGauge('jobs.oldest.age', { unit: 's' });
  const owed = meter.createObservableGauge('deliveries.owed');
  const size = meter.createObservableGauge('database.size', { unit: 'By' });
  const maintenance = meter.createObservableGauge('maintenance.age', { unit: 's' });
  const free = meter.createObservableGauge('disk.free', { unit: 'By' });
  const connections = meter.createObservableGauge('db.client.connection.count');
  const waiting = meter.createObservableGauge('db.client.connection.pending_requests');

  async function observeQueue(result: BatchObservableResult): Promise<void> {
    const counts = await countByQueue(db);
    const deliveries = new Map(deliveryAdapters.map(({ adapter }) => [adapter, 0]));
    const ages = new Map<string, number>(jobNames.map((name) => [name, 0]));
    for (const { name, state, count, dueSeconds } of counts) {
      result.observe(jobs, count, { queue: name, state });
      ages.set(name, Math.max(ages.get(name) ?? 0, dueSeconds));
      const adapter = deliveryAdapters.find((each) => each.job === name)?.adapter;
      if (adapter) deliveries.set(adapter, (deliveries.get(adapter) ?? 0) + count);
    }
    for (const [queue, age] of ages) result.observe(oldest, age, { queue });
    for (const [adapter, count] of deliveries) result.observe(owed, count, { adapter });
    const { rows } = await sql<{ size: string }>`select pg_database_size(current_database()) as size`.execute(db);
    result.observe(size, Number(rows[0]?.size));
    for (const { name, at } of await readMaintenance(db))
      result.observe(maintenance, (Date.now() - at.getTime()) / 1000, { name });
  }

  meter.addBatchObservableCallback(
    async (result) => {
      if (pool) {
        const { total, idle, waiting: requests } = pool();
        result.observe(connections, idle, { state: 'idle' });
        result.observe(connections, total - idle, { state: 'used' });
        result.observe(waiting, requests);
      }
      const disk = dataDir === undefined ? undefined : await readDisk(dataDir);
      if (disk) result.observe(free, disk.free);
      const problem = await readiness.problem();
      result.observe(ready, problem === undefined ? 1 : 0);
      if (problem === undefined) await observeQueue(result).catch(() => undefined); // the next reading tells that it is not ready
    },
    [ready, jobs, oldest, owed, size, maintenance, free, connections, waiting],
  );
}
