import { sql } from 'kysely';
import { type Db, openReplica } from './client.ts';
import { isOutage } from './outage.ts';

export type ReplicaState = { readonly is: 'away' } | { readonly is: 'read'; readonly lagSeconds: number };

/** Where the operator's reports are read. */
export type Reports = {
  /** From the replica, or from the primary while the replica is away. */
  read<T>(query: (db: Db) => Promise<T>): Promise<T>;
  /** Undefined without a replica. */
  replica(): Promise<ReplicaState | undefined>;
  close(): Promise<void>;
};

/** So that a replica that does not answer delays one report and not every one. */
const UNAVAILABLE_MS = 30_000;
/** A query that kept the replica from following is cancelled (40001); a database that is not there (3D000). */
const UNAVAILABLE_STATES = new Set(['40001', '3D000']);

export function openReports(primary: Db, replicaUrl: string | undefined, now = () => performance.now()): Reports {
  if (replicaUrl === undefined) {
    return { read: (query) => query(primary), replica: async () => undefined, close: async () => undefined };
  }
  const { db: replica, close } = openReplica(replicaUrl);
  let unavailableUntil = Number.NEGATIVE_INFINITY;
  return {
    async read(query) {
      if (now() < unavailableUntil) return query(primary);
      try {
        return await query(replica);
      } catch (error) {
        if (!isUnavailable(error)) throw error;
        unavailableUntil = now() + UNAVAILABLE_MS;
        return query(primary);
      }
    },
    async replica() {
      if (now() < unavailableUntil) return { is: 'away' };
      return lagOf(replica).then(
        (lagSeconds): ReplicaState => ({ is: 'read', lagSeconds }),
        (): ReplicaState => ({ is: 'away' }),
      );
    },
    close,
  };
}

function isUnavailable(error: unknown): boolean {
  return isOutage(error) || (error instanceof Error && 'code' in error && UNAVAILABLE_STATES.has(String(error.code)));
}

/** A primary that writes nothing is not behind. */
async function lagOf(replica: Db): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    select case when pg_last_wal_receive_lsn() = pg_last_wal_replay_lsn() then 0
      else coalesce(extract(epoch from now() - pg_last_xact_replay_timestamp()), 0) end::float8 as seconds`.execute(replica);
  return rows[0]?.seconds ?? 0;
}
