import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { BalanceEntry } from '../../../../adapters/payments/port.ts';
import type { OrderAttribution } from '../../../../core/analytics/attribution.ts';
import type { Repetition } from '../../../../core/offers/repetition.ts';
import type { Diary } from '../../../../core/program/diary.ts';
import type { EndReason } from '../../../../core/subscriptions/end-reason.ts';
import type { MovementKind } from '../../../../core/subscriptions/monthly.ts';
import type { CreatedAt } from './created-at.ts';

/** Null where no card was charged, and of charges from before these columns. */
type CardColumn = ColumnType<string | null, string | null | undefined, string | null>;

export type MoneyTables = {
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
    /** Of a trial, whose price is `due_now`. */
    trial_days: ColumnType<number | null, number | null | undefined, never>;
    /** The discount code that it was ordered with; null for the introductory and the regular price. */
    code: ColumnType<string | null, string | null | undefined, never>;
    /** Whose words were read; null for the pages as built. */
    edition: ColumnType<string | null, string | null | undefined, never>;
    funnel: ColumnType<string | null, string | null | undefined, never>;
    /** The attempt of the order after which this was offered: it is charged there and then, and has no payment page. */
    upsell_of: ColumnType<string | null, string | null | undefined, never>;
    /** Of the whole request: an equal one continues this attempt. */
    digest: string;
    session_id: string | null;
    session_url: string | null;
    /** Random: under it the app and the services that unlock it know the buyer. Null after a deletion. */
    app_user_id: ColumnType<string | null, string | undefined, string | null>;
    status: 'open' | 'paid' | 'failed' | 'expired';
    processing_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    attribution: JSONColumnType<OrderAttribution> | null;
    /** Of the attribution, and kept without the person; null where none was sent. Names of links meet by their keys. */
    source: ColumnType<string | null, string | null | undefined, never>;
    campaign: ColumnType<string | null, string | null | undefined, never>;
    ad: ColumnType<string | null, string | null | undefined, never>;
    campaign_name: ColumnType<string | null, string | null | undefined, never>;
    ad_name: ColumnType<string | null, string | null | undefined, never>;
    /** The bank's last refusal, by the provider's code. */
    decline_reason: ColumnType<string | null, string | null | undefined, string | null>;
    /** How many cards were refused. */
    declines: ColumnType<number, number | undefined, number>;
    created_at: CreatedAt;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };
  /** What is offered once after an order. The attempt is the last one that was made for it; a refused one leaves the offer open. */
  upsells: {
    order_attempt_id: string;
    currency: string;
    attempt_id: ColumnType<string | null, string | null | undefined, string | null>;
    seen_at: ColumnType<Date, Date, never>;
    declined_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
  /** Discount codes. They are ended and never deleted, since orders name them. */
  codes: {
    name: string;
    /** One of the two. Cents of `currency`. */
    percent_off: number | null;
    amount_off: number | null;
    currency: string | null;
    /** How many charges it reduces; null: all. */
    charges: number | null;
    /** Ids; null: every plan. */
    plans: readonly string[] | null;
    begins_at: ColumnType<Date, Date, never>;
    ends_at: ColumnType<Date | null, Date | null, Date>;
    max_uses: number | null;
    /** The name of an operator. */
    made_by: string;
    created_at: ColumnType<Date, Date, never>;
  };
  /** Digests by which somebody who orders again is known; that of a network address is of one day. */
  buyer_marks: {
    id: Generated<string>;
    attempt_id: string;
    kind: 'mailbox' | 'card' | 'network';
    mark: string;
    created_at: ColumnType<Date, Date | undefined, never>;
  };
  declines: {
    charge_id: string;
    reason: string;
    card_kind: CardColumn;
    card_country: CardColumn;
    amount: number;
    currency: string;
    declined_at: Date;
  };
  /** How many of the deleted attempts ended how, by the quarter of an hour in which they began. */
  removed_checkouts: {
    quarter: Date;
    plan_id: string;
    source: string;
    campaign: string;
    ad: string;
    campaign_name: string | null;
    ad_name: string | null;
    outcome: string;
    reason: string;
    attempts: number;
  };
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
    /** Of the next renewal, and of the current period. */
    plan_id: string;
    paid_plan_id: ColumnType<string | null, string | null | undefined, string | null>;
    /** What a period of the paid plan costs. */
    paid_plan_amount: ColumnType<number | null, number | null | undefined, number | null>;
    status: string;
    /** Paid once: nothing renews. */
    once: ColumnType<boolean, boolean | undefined, boolean>;
    /** Offered after an order, and bought beside it: it is no plan. */
    upsell: ColumnType<boolean, boolean | undefined, boolean>;
    /** When its buyer first opened what cannot be given back after that. */
    opened_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    currency: string;
    first_amount: number;
    /** The next charge, less its discounts. */
    renewal_amount: number;
    /** The same without a discount of one charge; null where there is none. */
    recurring_amount: ColumnType<number | null, number | null | undefined, number | null>;
    /** The charge that follows the last discount, where one ends, and the day from which it does. */
    regular_amount: ColumnType<number | null, number | null | undefined, number | null>;
    regular_from: ColumnType<Date | null, Date | null | undefined, Date | null>;
    started_at: ColumnType<Date | null, Date | null, Date | null>;
    /** Of an order that began with a trial, and the day of its first charge after it. */
    trial_ends_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    converted_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    current_period_start: ColumnType<Date | null, Date | null, Date | null>;
    current_period_end: ColumnType<Date | null, Date | null, Date | null>;
    cancel_at_period_end: ColumnType<boolean, boolean | undefined, boolean>;
    /** When a pause ends by itself; null where it does not, or there is none. */
    resumes_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    ended_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Null while it runs, and where an older release saw the end. */
    end_reason: ColumnType<EndReason | null, EndReason | null | undefined, EndReason | null>;
    /** When the app redeemed its first link that was recorded. Null after a deletion. */
    activated_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** The buyer's earlier subscription; this one is cancelled and refunded. */
    duplicate_of: ColumnType<string | null, string | null | undefined, string | null>;
    /** Of an order by somebody who had the introductory price, or gave orders back. All but `kept` are ended and refunded. */
    repetition: ColumnType<Repetition | null, Repetition | null | undefined, Repetition | null>;
    /** Since then what was given back does not count any more, because an operator said so. */
    excused_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    reminded_for: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** When the provider created this state; an older state never replaces a newer one. */
    as_of: ColumnType<Date, Date, Date>;
    created_at: CreatedAt;
  };
  /** The private address of a program's calendar. `first_day`: '2026-11-28', where the buyer lives. */
  program_calendars: {
    subscription_id: string;
    token_hash: string;
    first_day: string;
    created_at: ColumnType<Date, Date | undefined, Date>;
  };
  /** What a buyer notes beside a program. */
  program_diaries: {
    subscription_id: string;
    diary: ColumnType<Diary, string, string>;
    updated_at: ColumnType<Date, Date | undefined, Date>;
  };
  /** Who gets a mail about each week of a program. The token ends it. */
  program_mails: {
    subscription_id: string;
    unsubscribe_token: Generated<string>;
    /** The last week that was mailed, or in which it was asked for. */
    mailed_week: number;
    created_at: CreatedAt;
  };
  /** One row per invoice. Cents. */
  payments: {
    id: string;
    subscription_id: string;
    reason: 'first' | 'renewal' | 'change';
    status: 'open' | 'blocked' | 'processing' | 'paid' | 'failed' | 'void';
    currency: string;
    amount_due: number;
    amount_paid: number;
    amount_refunded: number;
    tax: ColumnType<number, number | undefined, number>;
    charge_id: ColumnType<string | null, string | null | undefined, string | null>;
    card_kind: CardColumn;
    card_country: CardColumn;
    dispute: 'open' | 'won' | 'lost' | null;
    /** Null of disputes that were mirrored by an older release: the rest of the payment. */
    dispute_amount: ColumnType<number | null, number | null | undefined, number | null>;
    dispute_due_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    /** Of a failed one; null in rows of an older release. */
    next_try_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    tries: ColumnType<number | null, number | null | undefined, number | null>;
    needs: ColumnType<'card' | 'confirmation' | null, 'card' | 'confirmation' | null | undefined, 'card' | 'confirmation' | null>;
    number: string | null;
    document_url: string | null;
    created_at: ColumnType<Date, Date, never>;
    paid_at: ColumnType<Date | null, Date | null, Date | null>;
  };
  /** Cents of the provider's balance. A payout has its own id in `payout_id`, beside what it brought to the bank. */
  balance_transactions: {
    id: string;
    kind: BalanceEntry['kind'];
    amount: number;
    fee: number;
    net: number;
    currency: string;
    charge_id: string | null;
    payout_id: string | null;
    /** The provider was asked which subscription its charge is of. */
    looked_up: ColumnType<boolean, boolean | undefined, boolean>;
    created_at: Date;
  };
  /** Cents a month. The subscription is null when its order was removed. */
  subscription_movements: {
    id: Generated<string>;
    subscription_id: string | null;
    plan_id: string;
    kind: MovementKind;
    /** Of what churned. */
    end_reason: ColumnType<EndReason | null, EndReason | null | undefined, never>;
    monthly_before: number;
    monthly_after: number;
    currency: ColumnType<string, string | undefined, never>;
    at: Date;
  };
  /** `outcome` is 'waiting' until the event is processed. */
  provider_events: {
    id: string;
    type: string;
    about: string;
    object_id: string;
    /** The version of the provider's API that its webhook endpoint speaks. */
    endpoint_version: ColumnType<string | null, string | null | undefined, string | null>;
    outcome: ColumnType<string, string | undefined, string>;
    created_at: CreatedAt;
  };
  /** Only the SHA-256 of the token is stored. */
  account_links: {
    token_hash: string;
    purpose: 'manage' | 'app' | 'email-change' | 'email-undo' | 'deletion' | 'export' | 'marketing' | 'plan';
    /** For an e-mail change, the new address. */
    email: string;
    subscription_id: string | null;
    job_id: ColumnType<string | null, string | null | undefined, never>;
    /** Of `address_counts`; they are counted down when the link is used. */
    count_keys: ColumnType<readonly string[], readonly string[] | undefined, readonly string[]>;
    expires_at: ColumnType<Date, Date, never>;
    used_at: ColumnType<Date | null, null | undefined, Date>;
    created_at: CreatedAt;
  };
  account_sessions: {
    id: Generated<string>;
    token_hash: string;
    email: string;
    /** For people: browser and system. */
    device: string;
    expires_at: Date;
    created_at: CreatedAt;
  };
  /** What lets the browser that paid read its order without a sign-in. */
  order_keys: {
    id: Generated<string>;
    token_hash: string;
    attempt_id: string;
    /** For people: browser and system. */
    device: string;
    expires_at: Date;
    /** It came by mail: it opens the plan and nothing else of the order. */
    plan_only: ColumnType<boolean, boolean | undefined, never>;
    /** Null until the browser has come with it. */
    used_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
    created_at: CreatedAt;
  };
  subscription_requests: {
    id: Generated<string>;
    subscription_id: string;
    kind:
      | 'cancel'
      | 'keep'
      | 'pause'
      | 'resume'
      | 'discount'
      | 'withdraw'
      | 'guarantee'
      | 'refund'
      | 'fraud-warning'
      | 'plan-change'
      | 'email-change';
    detail: JSONColumnType<Record<string, unknown>>;
    created_at: CreatedAt;
    done_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  };
};
