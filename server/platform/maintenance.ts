import type { Selectable } from 'kysely';
import type { Db } from './db/client.ts';
import type { Database } from './db/schema.ts';

type Maintenance = Selectable<Database['maintenance']>;

export async function readMaintenance(db: Db): Promise<readonly Maintenance[]> {
  return db.selectFrom('maintenance').selectAll().orderBy('name').execute();
}
