import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { WebhookType } from '../../../../core/webhooks/event.ts';
import type { CreatedAt } from './created-at.ts';

/** Earlier releases stored `secret`, in clear. */
export type StoredSecret = ({ readonly sealed: string } | { readonly secret: string }) & { readonly until: string | null };

export type MessagesTables = {
  webhook_events: {
    id: Generated<string>;
    position: Generated<string>;
    type: WebhookType;
    version: number;
    email: string | null;
    data: JSONColumnType<Readonly<Record<string, unknown>>>;
    created_at: CreatedAt;
  };
  webhook_endpoints: {
    id: string;
    host: string;
    kind: ColumnType<'standard' | 'slack', 'standard' | 'slack' | undefined, never>;
    /** Null for one of the environment. Sealed for Slack, whose address is the secret. */
    url: ColumnType<string | null, string | undefined, string | null>;
    /** Newest first; `until` is null for the present one, else ISO 8601. */
    secrets: ColumnType<readonly StoredSecret[], string | undefined, string>;
    /** Null for all, also those of later versions. */
    event_types: ColumnType<readonly WebhookType[] | null, string | null | undefined, string | null>;
    paused_at: ColumnType<Date | null, undefined, Date | null>;
    disabled_at: ColumnType<Date | null, undefined, Date | null>;
    /** Null also on one that an earlier version disabled; that was 'gone'. */
    disabled_by: ColumnType<'gone' | 'failing' | null, undefined, 'gone' | 'failing' | null>;
    /** When the first of `failures` without a success happened. */
    failing_since: ColumnType<Date | null, undefined, Date | null>;
    failures: ColumnType<number, undefined, number>;
    created_at: CreatedAt;
  };
  webhook_attempts: {
    id: Generated<string>;
    endpoint_id: string;
    /** Null for a try. */
    event_id: string | null;
    type: string;
    ok: boolean;
    status: number | null;
    milliseconds: number;
    detail: string | null;
    at: Date;
  };
  contact_messages: {
    id: Generated<string>;
    name: string;
    email: string;
    message: string;
    created_at: CreatedAt;
    handled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  mailbox: {
    id: Generated<string>;
    message_id: string;
    sender: string;
    recipient: string;
    subject: string;
    html: string;
    text: string;
    raw: string;
    created_at: CreatedAt;
  };
};
