import type { ColumnType, Generated } from 'kysely';
import type { CreatedAt } from './created-at.ts';

export type OperatorTables = {
  /** When a kind of maintenance, such as `backup`, was last done. */
  maintenance: { name: string; at: Date; detail: string | null };
  operator: {
    id: number;
    password_hash: string;
    password_set_at: Date;
    totp_secret: string | null;
    totp_pending: string | null;
    /** The last half minute whose code was used, so that each code works once. */
    totp_step: ColumnType<string, number | undefined, number>;
  };
  operator_recovery_codes: { code_hash: string };
  operator_sessions: { token_hash: string; device: string; expires_at: Date; created_at: CreatedAt };
  operator_devices: { token_hash: string; signed_in_at: Date };
  operator_throttle: { key: string; failures: number; wait_until: Date; updated_at: Date };
  operator_audit: {
    id: Generated<string>;
    action: string;
    subject: string | null;
    detail: string | null;
    /** Of a sign-in; cleared earlier than the row. */
    address: ColumnType<string | null, string | null, null>;
    created_at: CreatedAt;
  };
};
