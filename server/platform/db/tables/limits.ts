import type { ColumnType } from 'kysely';

export type LimitTables = {
  /** `key`: an address, a limit and a window, hashed with the secret of the day. */
  address_counts: { key: string; ends_at: Date; count: ColumnType<string, number, number> };
  address_count_keys: { day: string; secret: Buffer };
};
