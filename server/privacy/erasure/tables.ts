import { sql } from 'kysely';
import { forgetSubject } from '../../platform/audit.ts';
import type { Database } from '../../platform/db/schema.ts';
import { readJobsAbout, removeJobsAbout } from '../../platform/jobs/person.ts';
import { JOB_TABLE, queueTables } from '../../platform/jobs/tables.ts';
import { EXTERNAL_DELETIONS } from './external-deletions.ts';
import { attempts, consents, forgottenBySandbox, marks, payments, requests, submissions, subscriptions } from './orders.ts';
import { isOneOf, type Person } from './person.ts';
import { byEmail, type PersonalTable, readRows, rows, textContains } from './rows.ts';

/** `kept`: why rows stay without the address. `operational`: rows left by a request to us. `nothing`: why no person is in it. */
type ClassifiedTable = (PersonalTable & { readonly kept?: string; readonly operational?: true }) | { readonly nothing: string };

const SECRET = ['token_hash'];
const LAW = 'Invoices and proof of what was agreed: for 3 years from the consent, or 1 year after the end, whichever is longer.';

/** In the order of erasure, referring tables first; docs/recipes/add-a-table.md explains the choice. */
export const ownTables: Readonly<Record<keyof Database, ClassifiedTable>> = {
  lead_devices: rows('lead_devices', byEmail),
  leads: rows('leads', byEmail, ['visitor_id', 'consent_visitor_id']),
  confirmed_addresses: rows('confirmed_addresses', byEmail, ['visitor_id']),
  submissions,
  offers: rows('offers', ({ visitors }) => isOneOf('t.visitor_id', visitors), ['visitor_id']),
  contact_messages: rows('contact_messages', byEmail),
  account_links: {
    ...rows('account_links', (person) => sql`(${byEmail(person)} or ${isOneOf('t.subscription_id', person.subscriptions)})`, [
      ...SECRET,
      'count_keys',
    ]),
    operational: true,
  },
  account_sessions: { ...rows('account_sessions', byEmail, SECRET), operational: true },
  order_keys: { ...rows('order_keys', ({ paid }) => isOneOf('t.attempt_id', paid), SECRET), operational: true },
  program_calendars: rows('program_calendars', ({ subscriptions }) => isOneOf('t.subscription_id', subscriptions), SECRET),
  program_diaries: rows('program_diaries', ({ subscriptions }) => isOneOf('t.subscription_id', subscriptions)),
  program_mails: rows('program_mails', ({ subscriptions }) => isOneOf('t.subscription_id', subscriptions), ['unsubscribe_token']),
  subscription_requests: { ...requests, kept: LAW },
  payments: { ...payments, kept: LAW },
  ad_traces: rows('ad_traces', ({ paid, unpaid }) => isOneOf('t.attempt_id', [...paid, ...unpaid])),
  declines: { nothing: 'Why a card was refused, beside an id of the payment provider; they go with time.' },
  buyer_marks: {
    ...marks,
    kept: 'So that nobody has the introductory price again by being deleted: digests, until the order goes.',
  },
  upsells: {
    read: (db, { paid }) => readRows(db, 'upsells', isOneOf('t.order_attempt_id', paid)),
    erase: async () => undefined, // the ids in it say nothing once their orders are without the person
    kept: 'What was offered after an order, and whether it was taken: beside the order, as long as that.',
  },
  consent_records: { ...consents, kept: LAW },
  subscriptions: { ...subscriptions, kept: LAW },
  checkout_attempts: { ...attempts, kept: LAW },
  codes: { nothing: 'The discount codes of the operator.' },
  removed_checkouts: { nothing: 'How many checkouts ended how.' },
  balance_transactions: { nothing: "Amounts beside ids of the payment provider's objects." },
  subscription_movements: { nothing: 'What subscriptions bring a month, beside an id of the payment provider.' },
  ad_spend: { nothing: 'What advertisements cost.' },
  source_aliases: { nothing: 'What the operator calls sources.' },
  alert_settings: { nothing: 'Which figures alert the operator.' },
  alerts: { nothing: 'When a figure left its limits.' },
  report_spans: { nothing: 'Since when figures are whole.' },
  webhook_events: {
    ...rows('webhook_events', byEmail),
    erase: (tx, person) => sql`delete from webhook_events t where ${byEmail(person)} and type <> 'person.deleted'`.execute(tx),
    kept: 'That somebody was deleted, so that the systems of the operator do it too; it goes with time.',
  },
  webhook_endpoints: { nothing: 'The systems of the operator.' },
  webhook_attempts: { nothing: 'When an event was sent to a system of the operator, and what that answered; they go with time.' },
  provider_events: { nothing: "Ids of the payment provider's objects; they go with time." },
  deletion_requests: {
    ...rows('deletion_requests', byEmail, SECRET),
    operational: true,
    kept: 'The address until all is deleted, then only that and when it was done.',
    erase: async () => undefined, // the end of the request clears the address
  },
  events: rows('events', ({ devices }) => isOneOf('t.device_id', devices)),
  visit_summaries: rows('visit_summaries', ({ devices }) => isOneOf('t.device_id', devices), ['answers', 'viewed']),
  summary_numbers: { nothing: 'The numbers of stages and options.' },
  event_visits: rows('event_visits', ({ devices }) => isOneOf('t.device_id', devices)),
  silenced_devices: rows('silenced_devices', ({ devices }) => isOneOf('t.device_id', devices)),
  funnel_counts: { nothing: 'How many did what.' },
  trait_values: { nothing: 'The sources, devices and countries that are counted apart.' },
  event_cursor: { nothing: 'How far has been counted.' },
  ignored_fields: { nothing: 'Names of unknown fields.' },
  catalogue: { nothing: 'The products of the operator.' },
  catalogue_products: { nothing: 'The products of the operator.' },
  catalogue_lists: { nothing: 'Lists of products, and which operator uploaded them.' },
  catalogue_pictures: { nothing: 'Pictures of products.' },
  editions: { nothing: 'Words of pages, as the operator wrote them.' },
  consent_texts: { nothing: 'What visitors were asked to agree to, as the operator wrote it.' },
  pictures: { nothing: 'Pictures of questions, without what their files said of where they were taken.' },
  edition_publications: { nothing: 'When an edition was published.' },
  consents: { nothing: 'What a device let us do, under a random number that stands beside no address.' },
  operator: { nothing: 'The operators, who are no visitors.' },
  operator_invitations: { nothing: 'Of operators to be.' },
  operator_recovery_codes: { nothing: 'Of the operator.' },
  operator_sessions: { nothing: 'Of the operator.' },
  operator_devices: { nothing: 'Of the operator.' },
  saved_segments: { nothing: 'Conditions of reports.' },
  api_tokens: { nothing: 'What the systems of the operator read with.' },
  operator_throttle: { nothing: 'Network addresses and devices that guessed a password; they go with time.' },
  maintenance: { nothing: 'When the operator last made a backup and the like.' },
  address_counts: { nothing: 'How often hashed network addresses did something, for a day at most.' },
  address_count_keys: { nothing: 'What they are hashed with, for two days.' },
  operator_audit: {
    ...rows('operator_audit', ({ email }) => sql`t.subject = ${email}`),
    erase: (tx, { email, alias }) => forgetSubject(tx, email, alias),
    operational: true,
    kept: 'What the operator did, without of whom.',
  },
  sandbox_objects: forgottenBySandbox('sandbox_objects', 'data'),
  sandbox_requests: forgottenBySandbox('sandbox_requests', 'body'),
  sandbox_deliveries: { nothing: 'How often an event of the sandbox was sent.' },
  mailbox: {
    // Its mails have links that still work.
    ...rows('mailbox', ({ email }) => sql`(t.recipient = ${email} or ${textContains('t.text', email)})`, ['text', 'html', 'raw']),
    operational: true,
  },
};

export const foreignTables: Readonly<Record<string, ClassifiedTable>> = {
  [JOB_TABLE]: {
    read: (db, person) => readJobsAbout(db, jobTexts(person)),
    erase: (tx, person) => removeJobsAbout(tx, jobTexts(person), EXTERNAL_DELETIONS),
    operational: true,
    kept: 'A deletion that another system has not confirmed yet.',
  },
  ...Object.fromEntries(Object.entries(queueTables).map(([table, nothing]) => [table, { nothing }])),
  kysely_migration: { nothing: 'Which migrations have run.' },
  kysely_migration_lock: { nothing: 'That one runs.' },
};

export const personalTables: readonly (readonly [table: string, held: PersonalTable & { readonly operational?: true }])[] =
  Object.entries({
    ...ownTables,
    ...foreignTables,
  }).flatMap(([table, classified]) => ('nothing' in classified ? [] : [[table, classified] as const]));

function jobTexts({ email, answers, appUsers }: Person): readonly string[] {
  return [email, ...answers, ...appUsers];
}
