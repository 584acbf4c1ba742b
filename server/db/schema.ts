import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { QuestionAnswer } from '../../core/funnel/answer-export.ts';
import type { Answers } from '../../core/funnel/answers.ts';

/** A timestamptz with a default of now(). */
type CreatedAt = ColumnType<Date, Date | undefined, never>;

export type Database = {
  leads: { email: string; visitor_id: string | null; source: 'keep-results' | 'checkout'; created_at: CreatedAt };
  submissions: {
    id: Generated<string>;
    /** One submission per key, however often it is sent: the checkout attempt's id, or a digest of the body. */
    idempotency_key: string;
    email: string | null;
    answers: JSONColumnType<Answers> | null;
    question_answers: JSONColumnType<readonly QuestionAnswer[]>;
    created_at: CreatedAt;
  };
  offers: { visitor_id: string; deadline: ColumnType<Date, Date, never>; created_at: CreatedAt };
  /** One row per attempt to pay; `id` is also the provider's idempotency key and client reference. */
  checkout_attempts: {
    id: string;
    visitor_id: string;
    email: string;
    plan_id: string;
    currency: string;
    /** Cents: due today, and due every period after. */
    due_now: number;
    due_later: number;
    /** Of everything that was sent and agreed; a press with the same digest continues this attempt. */
    digest: string;
    session_id: string | null;
    session_url: string | null;
    status: 'open' | 'paid' | 'failed' | 'expired';
    created_at: CreatedAt;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };
  /** What was shown and agreed at checkout; written once, never changed. */
  consent_records: {
    id: Generated<string>;
    attempt_id: string;
    kind: 'renewal' | 'adult';
    text: string;
    version: string;
    /** Null in records from before they were told here too. Cents. */
    plan_id: string | null;
    currency: string | null;
    due_now: number | null;
    due_later: number | null;
    created_at: CreatedAt;
  };
  subscriptions: {
    id: string;
    attempt_id: string | null;
    customer_id: string;
    email: string;
    plan_id: string;
    status: string;
    currency: string;
    first_amount: number;
    renewal_amount: number;
    started_at: ColumnType<Date | null, Date | null, Date | null>;
    current_period_start: ColumnType<Date | null, Date | null, Date | null>;
    current_period_end: ColumnType<Date | null, Date | null, Date | null>;
    cancel_at_period_end: ColumnType<boolean, boolean | undefined, boolean>;
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The subscription its buyer already had: this one is cancelled and paid back. */
    duplicate_of: ColumnType<string | null, string | null | undefined, string | null>;
    /** The period end a reminder was last mailed for. */
    reminded_for: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** When the provider created the state this row mirrors; older states are not written over newer ones. */
    as_of: ColumnType<Date, Date, Date>;
    created_at: CreatedAt;
  };
  /** One row per invoice of the provider: the first payment, renewals, and what was paid back. Cents. */
  payments: {
    id: string;
    subscription_id: string;
    reason: 'first' | 'renewal' | 'change';
    status: 'open' | 'paid' | 'failed' | 'void';
    currency: string;
    amount_due: number;
    amount_paid: number;
    amount_refunded: number;
    dispute: 'open' | 'won' | 'lost' | null;
    number: string | null;
    /** The provider's page of the invoice. */
    document_url: string | null;
    created_at: ColumnType<Date, Date, never>;
    paid_at: ColumnType<Date | null, Date | null, Date | null>;
  };
  /** What the provider told; `outcome` is 'waiting' until it was looked into. */
  provider_events: {
    id: string;
    type: string;
    about: string;
    object_id: string;
    outcome: ColumnType<string, string | undefined, string>;
    created_at: CreatedAt;
  };
  /** Links that were mailed or shown once. Only the SHA-256 of the token is kept. */
  account_links: {
    token_hash: string;
    purpose: 'manage' | 'app' | 'email-change';
    /** Whom it lets in; for an e-mail change, the new address. */
    email: string;
    subscription_id: string | null;
    expires_at: ColumnType<Date, Date, never>;
    used_at: ColumnType<Date | null, null | undefined, Date>;
    created_at: CreatedAt;
  };
  account_sessions: { token_hash: string; email: string; expires_at: Date; created_at: CreatedAt };
  /** What a buyer asked for on the manage page, and when it was done. */
  subscription_requests: {
    id: Generated<string>;
    subscription_id: string;
    kind: 'cancel' | 'keep' | 'withdraw' | 'guarantee' | 'plan-change' | 'email-change';
    detail: JSONColumnType<Record<string, unknown>>;
    created_at: CreatedAt;
    done_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  contact_messages: { id: Generated<string>; name: string; email: string; message: string; created_at: CreatedAt };
  deletion_requests: {
    id: Generated<string>;
    email: string;
    /** SHA-256 of the token that will be mailed; the token itself is never stored. */
    token_hash: string;
    status: ColumnType<'open' | 'done', 'open' | undefined, 'open' | 'done'>;
    created_at: CreatedAt;
  };
  /** The embedded payment sandbox's objects as the provider would hold them. */
  sandbox_objects: {
    id: string;
    type: string;
    data: JSONColumnType<Record<string, unknown>>;
    /** Counts up: lists are told newest first. */
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
  /** One row per time that an event is sent. */
  sandbox_deliveries: {
    id: Generated<number>;
    event_id: string;
    attempts: Generated<number>;
    next_at: ColumnType<Date, Date | undefined, Date>;
    delivered_at: ColumnType<Date | null, null | undefined, Date>;
    /** What was answered last; null while there was no answer. */
    status: ColumnType<number | null, null | undefined, number | null>;
  };
  /** Mails that were kept instead of sent; `raw` is the whole message. */
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
