import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CreatedAt } from './created-at.ts';

export type SandboxTables = {
  sandbox_objects: {
    id: string;
    type: string;
    data: JSONColumnType<Record<string, unknown>>;
    position: Generated<number>;
    created_at: CreatedAt;
  };
  sandbox_requests: {
    idempotency_key: string;
    digest: string;
    status: number;
    body: JSONColumnType<Record<string, unknown>>;
    created_at: CreatedAt;
  };
  sandbox_deliveries: {
    id: Generated<number>;
    event_id: string;
    attempts: Generated<number>;
    next_at: ColumnType<Date, Date | undefined, Date>;
    delivered_at: ColumnType<Date | null, null | undefined, Date>;
    status: ColumnType<number | null, null | undefined, number | null>;
  };
};
