import { sql } from 'kysely';
import { openDatabase } from '../../../../server/platform/db/client.ts';
import type { Fault } from '../fault.ts';

const TIMES = 30;

/** Connections end in the middle of transactions, as in a failover. */
export const backendsEnd: Fault = {
  name: 'PostgreSQL ends all connections, again and again',
  database: 'well',
  ms: 0,
  async begin({ postgres }) {
    const { db, close } = await openDatabase({ url: postgres.url, dataDir: '' });
    for (let time = 0; time < TIMES; time++) {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
        db,
      );
      await sql`select pg_sleep(0.2)`.execute(db);
    }
    await close();
    return undefined;
  },
  async end() {},
};
