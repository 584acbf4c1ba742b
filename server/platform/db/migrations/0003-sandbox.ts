import { type Kysely, sql } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table sandbox_objects add column position serial`.execute(db);
  await sql`create index sandbox_objects_type on sandbox_objects (type, position)`.execute(db);
  await sql`create index sandbox_objects_data on sandbox_objects using gin (data jsonb_path_ops) where type <> 'event'`.execute(
    db,
  );
  await sql`alter table sandbox_deliveries drop constraint sandbox_deliveries_pkey`.execute(db);
  await sql`alter table sandbox_deliveries add column id serial primary key, add column status integer`.execute(db);
  await sql`create index sandbox_deliveries_event on sandbox_deliveries (event_id)`.execute(db);
  await sql`create index sandbox_deliveries_due on sandbox_deliveries (next_at, id) where delivered_at is null`.execute(db);
}
