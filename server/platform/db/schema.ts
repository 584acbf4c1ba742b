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

/** A timestamptz with a default of now(). */
type CreatedAt = ColumnType<Date, Date | undefined, never>;

export type Database = {
  leads: {
    email: string;
    visitor_id: string | null;
    source: 'keep-results' | 'checkout';
    created_at: CreatedAt;
    /** What they agreed to by a tick of their own, or null: then nothing is sent that is not owed. */
    consent_text: ColumnType<string | null, string | null | undefined, string | null>;
    consent_version: ColumnType<string | null, string | null | undefined, string | null>;
    consented_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    unsubscribed_at: ColumnType<Date | null, null | undefined, Date | null>;
    /** Stands in marketing mails, and does nothing but unsubscribe. */
    unsubscribe_token: Generated<string>;
    /** When they were reminded of the plan that they did not buy. */
    reminded_at: ColumnType<Date | null, null | undefined, Date | null>;
  };
  /** What the numbers know the browsers by that left an address, where their owners agreed to be counted; they go with the lead. */
  lead_devices: { email: string; device_id: string };
  /** What happened that the operator's own systems are told of; `position` counts up. */
  webhook_events: {
    id: Generated<string>;
    position: Generated<string>;
    type: WebhookType;
    version: number;
    email: string | null;
    data: JSONColumnType<Readonly<Record<string, unknown>>>;
    created_at: CreatedAt;
  };
  /** Where they listen. */
  webhook_endpoints: { id: string; host: string; created_at: CreatedAt };
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
    attribution: JSONColumnType<OrderAttribution> | null;
    created_at: CreatedAt;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };
  /** What ad platforms are told of an order once it is paid, where its buyer agreed; forgotten soon after. */
  ad_traces: {
    attempt_id: string;
    consent_id: string;
    platforms: JSONColumnType<readonly Platform[]>;
    client: JSONColumnType<TrackingIds>;
    created_at: CreatedAt;
  };
  /** Tries to charge a card that were refused, and why; of whom, only the payment provider knows. */
  declines: { charge_id: string; reason: string; amount: number; currency: string; declined_at: Date };
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
    purpose: 'manage' | 'app' | 'email-change' | 'deletion' | 'export';
    /** Whom it lets in; for an e-mail change, the new address. */
    email: string;
    subscription_id: string | null;
    /** The job that mails it; each of its attempts makes another link. */
    job_id: ColumnType<string | null, string | null | undefined, never>;
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
  contact_messages: {
    id: Generated<string>;
    name: string;
    email: string;
    message: string;
    created_at: CreatedAt;
    /** When the operator saw to it. */
    handled_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** What visitors let us do, one row per choice, never changed. */
  consents: {
    /** Random, and known to nobody but the device and us. */
    id: string;
    /** Of the first choice on that device: its own, where nothing came before. */
    first_id: string;
    seq: Generated<string>;
    version: string;
    /** SHA-256 of the words; null for a version that the release did not know. */
    text_hash: string | null;
    statistics: boolean;
    answers: boolean;
    ads: boolean;
    /** Whether the browser sent Global Privacy Control. */
    gpc: boolean;
    chosen_at: ColumnType<Date, Date, never>;
    created_at: CreatedAt;
  };
  /** Deletions that the owner of the address has confirmed. */
  deletion_requests: {
    id: Generated<string>;
    /** Null once all is done. */
    email: string | null;
    /** SHA-256 of the token of the mailed link: whoever used it may ask how far it is. */
    token_hash: string;
    /** What the numbers know the browser by in which it was confirmed; null once all of ours is erased. */
    device_id: ColumnType<string | null, string | null | undefined, null>;
    /** `erased`: here nothing is left, and somebody outside still owes it. */
    status: ColumnType<'open' | 'erased' | 'done', 'open' | undefined, 'erased' | 'done'>;
    /** What there was to delete. */
    went: ColumnType<readonly DeletedCategory[], undefined, string>;
    /** Until when the law wants what is kept of their orders; null when there is nothing. */
    kept_until: ColumnType<Date | null, null | undefined, Date | null>;
    erased_at: ColumnType<Date | null, null | undefined, Date>;
    done_at: ColumnType<Date | null, null | undefined, Date>;
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
  /** The one operator; no row before a password was set. */
  operator: {
    id: number;
    password_hash: string;
    password_set_at: Date;
    /** Of the second factor; `totp_pending` until its first code was given. */
    totp_secret: string | null;
    totp_pending: string | null;
    /** The last half minute whose code was used: none is taken twice. */
    totp_step: ColumnType<string, number | undefined, number>;
  };
  operator_recovery_codes: { code_hash: string };
  operator_sessions: { token_hash: string; device: string; expires_at: Date; created_at: CreatedAt };
  /** Who guessed how often, by address and altogether. */
  operator_throttle: { key: string; failures: number; wait_until: Date; signed_in_at: Date | null; updated_at: Date };
  /** What the operator did and whom they looked at; `subject` is a person's address. */
  operator_audit: {
    id: Generated<string>;
    action: string;
    subject: string | null;
    detail: string | null;
    created_at: CreatedAt;
  };
  /** What visitors did, each event once: `id` is made of its sender's id for it and the device. */
  events: {
    id: string;
    /** Counts up as events are written. */
    seq: Generated<string>;
    received_at: Date;
    at: Date;
    name: string;
    /** Null without a consent to statistics: then nothing tells one visitor from another. */
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
  /** What is counted of each device, as JSON; see core/analytics/visit.ts. */
  event_visits: { device_id: string; first_at: Date; visit: string };
  /** Visitors by the hour, day and month they first came in, and by segment; `counts` is JSON, see core/analytics/counts.ts. */
  funnel_counts: {
    dimension: string;
    value: string;
    grain: 'hour' | 'day' | 'month';
    bucket: Date;
    visitors: number;
    buyers: number;
    counts: string;
  };
  /** What visitors are told apart by, so that nobody fills the counts with values that they made up. */
  trait_values: { trait: Trait; value: string; added_at: Date };
  /** Devices whose owner took back what they had agreed to: what they told before is passed on to nobody any more. */
  silenced_devices: { device_id: string; silenced_at: Date };
  /** How far the events have been counted. */
  event_cursor: { name: string; seq: string; counted_until: Date | null };
  /** Fields of events that nobody asked for. */
  ignored_fields: { day: Date; field: string; count: string };
};
