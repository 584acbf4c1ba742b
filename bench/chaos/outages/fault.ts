import type { OwnPostgres, Postgres } from '../../postgres.ts';
import type { Cluster } from './cluster.ts';

export type Fault<P extends Postgres = OwnPostgres> = {
  readonly name: string;
  /** Whether the servers can store meanwhile. `away`: `/readyz` must fail, and must be well again afterwards. */
  readonly database: 'well' | 'away';
  /** Long enough for every server to notice. */
  readonly ms: number;
  /** Returns why this machine cannot have the fault. */
  begin(cluster: Cluster<P>): Promise<string | undefined>;
  end(cluster: Cluster<P>): Promise<void>;
};
