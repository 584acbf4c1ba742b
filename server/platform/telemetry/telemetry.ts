import type { LogEvent } from 'kysely';
import type { Db, PoolCounts } from '../db/client.ts';
import type { Readiness } from '../health/readiness.ts';
import type { Server } from '../http/server.ts';
import type { JobObserver } from '../jobs/observer.ts';

export type ObservedState = {
  readonly db: Db;
  /** Of PostgreSQL. */
  readonly pool?: (() => PoolCounts) | undefined;
  /** Of the embedded database. */
  readonly dataDir?: string | undefined;
  readonly readiness: Readiness;
};

/** Undefined everywhere unless it is configured. Labels come from closed sets: routes, queues, adapters, outcomes. */
export type Telemetry = JobObserver & {
  observeRequests(app: Server): void;
  observeQuery(event: LogEvent): void;
  /** The same port, whose calls are measured. */
  observeCalls<Port extends object>(adapter: string, port: Port): Port;
  observeState(state: ObservedState): void;
  /** In Prometheus's format; undefined without METRICS_TOKEN. */
  readonly metrics: (() => Promise<string>) | undefined;
  stop(): Promise<void>;
};
