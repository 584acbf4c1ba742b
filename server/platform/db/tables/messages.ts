import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { WebhookType } from '../../../../core/webhooks/event.ts';
import type { CreatedAt } from './created-at.ts';

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
  webhook_endpoints: { id: string; host: string; created_at: CreatedAt };
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
