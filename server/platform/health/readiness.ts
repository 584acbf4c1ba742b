import { statfs } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Db } from '../db/client.ts';

export type Readiness = {
  /** Why the server should get no visitors; undefined when it should. */
  problem(): Promise<string | undefined>;
  /** The server will stop. */
  leave(): void;
};

type ReadinessDeps = {
  readonly db: Db;
  /** Of the embedded database. */
  readonly dataDir?: string | undefined;
  readonly freeBytes?: (folder: string) => Promise<number>;
  readonly maxAgeMs?: number;
  readonly timeoutMs?: number;
};

type Probe = { readonly problem: Promise<string | undefined>; readonly startedAt: number; running: boolean };

/** Anybody may ask, so probes are shared. */
const MAX_AGE_MS = 1000;
const TIMEOUT_MS = 3000;
/** Two segments of the database's log. */
const MIN_FREE_BYTES = 32 * 1024 * 1024;

export function openReadiness(deps: ReadinessDeps): Readiness {
  const { maxAgeMs = MAX_AGE_MS, timeoutMs = TIMEOUT_MS } = deps;
  let leaving = false;
  let last: Probe | undefined;

  function start(): Probe {
    const found = findProblem(deps);
    const probe: Probe = { problem: withTimeout(found, timeoutMs), startedAt: performance.now(), running: true };
    void found.then(() => {
      probe.running = false;
    });
    return probe;
  }

  return {
    async problem() {
      if (leaving) return 'The server is about to stop.';
      if (!last || (!last.running && performance.now() - last.startedAt >= maxAgeMs)) last = start();
      return last.problem;
    },
    leave() {
      leaving = true;
    },
  };
}

async function findProblem({ db, dataDir, freeBytes = freeBytesOf }: ReadinessDeps): Promise<string | undefined> {
  try {
    if (dataDir !== undefined && (await freeBytes(dataDir)) < MIN_FREE_BYTES) return 'The disk of the database is full.';
    return (await canWrite(db)) ? undefined : 'The database is read-only.';
  } catch {
    return 'The database does not answer or cannot write.';
  }
}

/** A commit to the log and 200 kB in a temporary file, which leave no row behind. */
async function canWrite(db: Db): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    await sql`set local work_mem = '64kB'`.execute(tx);
    const { rows } = await sql`
      with spilled as materialized (select repeat('x', 1000) as line from generate_series(1, 200))
      select pg_logical_emit_message(true, 'readiness', ''), max(line) from spilled
      where current_setting('transaction_read_only') = 'off' having count(*) > 0`.execute(tx);
    return rows.length === 1;
  });
}

async function freeBytesOf(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

function withTimeout(found: Promise<string | undefined>, ms: number): Promise<string | undefined> {
  const late = new Promise<string>((resolve) => setTimeout(resolve, ms, 'The database does not answer.').unref());
  return Promise.race([found, late]);
}
