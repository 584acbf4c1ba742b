import { type Kysely, sql } from 'kysely';

/**
 * Each month of events is a table that inherits from `events` (docs/decisions/0039-events-in-monthly-tables.md).
 * The trigger is for servers of the release before, which write to `events` itself. Rows of a month without a table stay there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function add_event_month(first_day date) returns void language plpgsql as $$
    declare
      month text := 'events_' || to_char(first_day, 'YYYY_MM');
      since timestamptz := first_day::timestamp at time zone 'UTC';
      until timestamptz := (first_day + interval '1 month') at time zone 'UTC';
    begin
      perform pg_advisory_xact_lock(7301002);
      if to_regclass(month) is not null then return; end if;
      execute format('create table %I (like events including all)', month);
      execute format('alter table %I add check (received_at >= %L and received_at < %L), inherit events', month, since, until);
    end $$`.execute(db);
  await sql`
    create function store_event_in_month() returns trigger language plpgsql as $$
    declare
      month text := 'events_' || to_char(new.received_at at time zone 'UTC', 'YYYY_MM');
    begin
      if to_regclass(month) is null then return new; end if;
      if exists (select from events where id = new.id) then return null; end if;
      execute format('insert into %I select ($1).* on conflict (id) do nothing', month) using new;
      return null;
    end $$`.execute(db);
  await sql`create trigger store_event_in_month before insert on events for each row execute function store_event_in_month()`.execute(
    db,
  );
  await sql`select add_event_month((date_trunc('month', now() at time zone 'UTC') + n * interval '1 month')::date) from generate_series(0, 2) n`.execute(
    db,
  );
}
