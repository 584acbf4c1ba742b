import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { AlertFacts, AlertKey } from '../../../../core/alerts/limits.ts';
import type { Condition } from '../../../../core/analytics/conditions.ts';
import type { AlertSettings } from '../../../../core/api/operator/alerts.ts';
import type { ApiScope } from '../../../../core/operator/api-scopes.ts';
import type { Role } from '../../../../core/operator/roles.ts';
import type { CreatedAt } from './created-at.ts';

export type OperatorTables = {
  /** When a kind of maintenance, such as `backup`, was last done. */
  maintenance: { name: string; at: Date; detail: string | null };
  /** From when until when a figure is whole; a figure without a row always was. */
  report_spans: { name: string; since: Date; until: Date | null };
  /** Cents of a day, as the advertiser counts days. */
  ad_spend: {
    day: string;
    source: string;
    campaign: string;
    ad: string;
    campaign_name: string | null;
    ad_name: string | null;
    cost: number;
  };
  /** What the operator calls sources, beside the known names of core/analytics/source-aliases.ts. */
  source_aliases: { alias: string; source: string };
  alert_settings: { id: 1; settings: JSONColumnType<AlertSettings> };
  alerts: {
    id: Generated<string>;
    rule: AlertKey;
    /** At the time of opening. */
    facts: JSONColumnType<AlertFacts>;
    opened_at: Date;
    /** Since when its figure is fine again; null while it is not. */
    fine_since: ColumnType<Date | null, undefined, Date | null>;
    closed_at: ColumnType<Date | null, undefined, Date>;
  };
  operator: {
    id: Generated<number>;
    /** Null only for the first owner, whose password is set on the server. */
    email: ColumnType<string | null, string | null | undefined, string | null>;
    role: Role;
    /** Of the days of reports; null for that of the browser. */
    time_zone: ColumnType<string | null, string | null | undefined, string | null>;
    /** Whether they want a mail when an alert opens, and one each morning. */
    alert_mails: ColumnType<boolean, undefined, boolean>;
    daily_mails: ColumnType<boolean, undefined, boolean>;
    /** The calendar day, in their time zone, of the last mail of the morning. */
    daily_mailed_on: ColumnType<string | null, undefined, string>;
    password_hash: string;
    password_set_at: Date;
    totp_secret: string | null;
    totp_pending: string | null;
    /** The last half minute whose code was used, so that each code works once. */
    totp_step: ColumnType<string, number | undefined, number>;
  };
  operator_invitations: { token_hash: string; email: string; role: Role; expires_at: Date; created_at: CreatedAt };
  operator_recovery_codes: { operator_id: number; code_hash: string };
  operator_sessions: {
    id: Generated<string>;
    operator_id: number;
    token_hash: string;
    device: string;
    expires_at: Date;
    /** When the password was last given. */
    password_at: Date;
    created_at: CreatedAt;
  };
  operator_devices: { operator_id: number; token_hash: string; signed_in_at: Date };
  operator_throttle: { key: string; failures: number; wait_until: Date; updated_at: Date };
  /** Of the JSON API. Only the SHA-256 of a token is stored. */
  api_tokens: {
    id: Generated<string>;
    token_hash: string;
    name: string;
    scopes: JSONColumnType<readonly ApiScope[]>;
    /** The name of the operator, as it was then. */
    made_by: string;
    made_at: Date;
    expires_at: Date;
    last_used_at: ColumnType<Date | null, undefined, Date>;
  };
  /** Of the page Funnel, for all operators. */
  saved_segments: {
    id: Generated<string>;
    name: string;
    conditions: JSONColumnType<readonly Condition[]>;
    /** The name of the operator, as it was then. */
    made_by: string;
    made_at: Date;
  };
  operator_audit: {
    id: Generated<string>;
    /** The name of the operator who acted, as it was then; null for a stranger. */
    operator: string | null;
    action: string;
    subject: string | null;
    detail: string | null;
    /** Of a sign-in; cleared earlier than the row. */
    address: ColumnType<string | null, string | null, null>;
    created_at: CreatedAt;
  };
};
