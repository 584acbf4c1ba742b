import type { ColumnType } from 'kysely';

/** Set by the database and never changed. */
export type CreatedAt = ColumnType<Date, Date | undefined, never>;
