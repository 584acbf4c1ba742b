import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { TrackingIds } from '../../../adapters/conversions/port.ts';
import type { Attribution, OrderAttribution } from '../../../core/analytics/attribution.ts';
import type { Trait } from '../../../core/analytics/visit.ts';
import type { VisitCount } from '../../../core/api/events.ts';
import type { Platform } from '../../../core/consent/platforms.ts';
import type { QuestionAnswer } from '../../../core/funnel/answer-export.ts';
import type { Answers } from '../../../core/funnel/answers.ts';
import type { DeletedCategory } from '../../../core/privacy/deleted-category.ts';
import type { WebhookType } from '../../../core/webhooks/event.ts';

type CreatedAt = ColumnType<Date, Date | undefined, never>;

export type Database = {
  leads: {
    email: string;
    visitor_id: string | null;
    source: 'keep-results' | 'checkout';
    created_at: CreatedAt;
    /** Null without consent to marketing. */
    consent_text: ColumnType<string | null, string | null | undefined, string | null>;
    consent_version: ColumnType<string | null, string | null | undefined, string | null>;
    consented_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The browser that agreed, which need not be the first one. */
    consent_visitor_id: ColumnType<string | null, string | null | undefined, string | null>;
    unsubscribed_at: ColumnType<Date | null, null | undefined, Date | null>;
    unsubscribe_token: Generated<string>;
    reminded_at: ColumnType<Date | null, null | undefined, Date | null>;
  };
  /** Only with consent to statistics. */
  lead_devices: { email: string; device_id: string };
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
  submissions: {
    id: Generated<string>;
    idempotency_key: string;
    email: string | null;
    answers: JSONColumnType<Answers> | null;
    question_answers: JSONColumnType<readonly QuestionAnswer[]>;
    visitor_id: ColumnType<string | null, string | null | undefined, never>;
    created_at: CreatedAt;
  };
  offers: { visitor_id: string; deadline: ColumnType<Date, Date, never>; created_at: CreatedAt };
  /** `id` is also the provider's idempotency key and client reference. */
  checkout_attempts: {
    id: string;
    visitor_id: string;
    email: string;
    plan_id: string;
    currency: string;
    /** Cents: today, and in every later period. */
    due_now: number;
    due_later: number;
    /** Of the whole request: an equal one continues this attempt. */
    digest: string;
    session_id: string | null;
    session_url: string | null;
    status: 'open' | 'paid' | 'failed' | 'expired';
    attribution: JSONColumnType<OrderAttribution> | null;
    created_at: CreatedAt;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };
  /** For reports to ad platforms after payment, with consent; deleted soon after. */
  ad_traces: {
    attempt_id: string;
    consent_id: string;
    platforms: JSONColumnType<readonly Platform[]>;
    client: JSONColumnType<TrackingIds>;
    created_at: CreatedAt;
  };
  declines: { charge_id: string; reason: string; amount: number; currency: string; declined_at: Date };
  /** Rows are never changed. */
  consent_records: {
    id: Generated<string>;
    attempt_id: string;
    kind: 'renewal' | 'adult';
    text: string;
    version: string;
    /** Null in older records. Cents. */
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
    /** The buyer's earlier subscription; this one is cancelled and refunded. */
    duplicate_of: ColumnType<string | null, string | null | undefined, string | null>;
    reminded_for: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** When the provider created this state; an older state never replaces a newer one. */
    as_of: ColumnType<Date, Date, Date>;
    created_at: CreatedAt;
  };
  /** One row per invoice. Cents. */
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
    document_url: string | null;
    created_at: ColumnType<Date, Date, never>;
    paid_at: ColumnType<Date | null, Date | null, Date | null>;
  };
  /** `outcome` is 'waiting' until the event is processed. */
  provider_events: {
    id: string;
    type: string;
    about: string;
    object_id: string;
    outcome: ColumnType<string, string | undefined, string>;
    created_at: CreatedAt;
  };
  /** Only the SHA-256 of the token is stored. */
  account_links: {
    token_hash: string;
    purpose: 'manage' | 'app' | 'email-change' | 'deletion' | 'export';
    /** For an e-mail change, the new address. */
    email: string;
    subscription_id: string | null;
    job_id: ColumnType<string | null, string | null | undefined, never>;
    expires_at: ColumnType<Date, Date, never>;
    used_at: ColumnType<Date | null, null | undefined, Date>;
    created_at: CreatedAt;
  };
  account_sessions: { token_hash: string; email: string; expires_at: Date; created_at: CreatedAt };
  subscription_requests: {
    id: Generated<string>;
    subscription_id: string;
    kind: 'cancel' | 'keep' | 'withdraw' | 'guarantee' | 'plan-change' | 'email-change';
    detail: JSONColumnType<Record<string, unknown>>;
    created_at: CreatedAt;
    done_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  contact_messages: {
    id: Generated<string>;
    name: string;
    email: string;
    message: string;
    created_at: CreatedAt;
    handled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** One row per choice, never changed. */
  consents: {
    id: string;
    /** The first choice on the same device; its own id where it is the first. */
    first_id: string;
    seq: Generated<string>;
    version: string;
    /** SHA-256 of the wording; null for a version unknown to the release. */
    text_hash: string | null;
    statistics: boolean;
    answers: boolean;
    ads: boolean;
    gpc: boolean;
    chosen_at: ColumnType<Date, Date, never>;
    created_at: CreatedAt;
  };
  deletion_requests: {
    id: Generated<string>;
    email: string | null;
    /** SHA-256 of the mailed link's token, which also gives access to the status. */
    token_hash: string;
    device_id: ColumnType<string | null, string | null | undefined, null>;
    /** `erased`: another system has not deleted yet. */
    status: ColumnType<'open' | 'erased' | 'done', 'open' | undefined, 'erased' | 'done'>;
    went: ColumnType<readonly DeletedCategory[], undefined, string>;
    /** The end of the legal retention of the orders; null without any. */
    kept_until: ColumnType<Date | null, null | undefined, Date | null>;
    erased_at: ColumnType<Date | null, null | undefined, Date>;
    done_at: ColumnType<Date | null, null | undefined, Date>;
    created_at: CreatedAt;
  };
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
  /** `id` is derived from the device and the sender's id, so that each event is stored once. */
  events: {
    id: string;
    seq: Generated<string>;
    received_at: Date;
    at: Date;
    name: string;
    /** Null without consent to statistics. */
    device_id: string | null;
    session_id: string | null;
    properties: JSONColumnType<Readonly<Record<string, unknown>>>;
    attribution: JSONColumnType<Attribution> | null;
    source: string;
    device: string;
    browser: string;
    country: string;
    visit: JSONColumnType<VisitCount> | null;
  };
  /** `visit` is JSON; see core/analytics/visit.ts. */
  event_visits: { device_id: string; first_at: Date; visit: string };
  /** By hour, day and month of the first visit and by segment; `counts` is JSON, see core/analytics/counts.ts. */
  funnel_counts: {
    dimension: string;
    value: string;
    grain: 'hour' | 'day' | 'month';
    bucket: Date;
    visitors: number;
    buyers: number;
    counts: string;
  };
  trait_values: { trait: Trait; value: string; added_at: Date };
  /** Devices with a withdrawn consent; their earlier events are no longer forwarded. */
  silenced_devices: { device_id: string; silenced_at: Date };
  event_cursor: { name: string; seq: string; counted_until: Date | null };
  ignored_fields: { day: Date; field: string; count: string };
};
