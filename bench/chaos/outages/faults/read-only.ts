import { Client } from 'pg';
import type { Cluster } from '../cluster.ts';
import type { Fault } from '../fault.ts';

async function setReadOnly({ postgres }: Cluster, value: 'on' | 'off'): Promise<void> {
  const client = new Client({ connectionString: postgres.url });
  await client.connect();
  await client.query(`alter system set default_transaction_read_only = ${value}`);
  await client.query('select pg_reload_conf()').finally(() => client.end());
}

export const postgresIsReadOnly: Fault = {
  name: 'PostgreSQL is read-only',
  database: 'away',
  ms: 6000,
  async begin(cluster) {
    await setReadOnly(cluster, 'on');
    return undefined;
  },
  end: (cluster) => setReadOnly(cluster, 'off'),
};
