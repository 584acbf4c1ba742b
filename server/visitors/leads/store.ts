import { sql } from 'kysely';
import { findConsentingLead } from '../../messages/marketing/store.ts';
import { type ActiveEndpoint, IS_ACTIVE } from '../../messages/webhooks/endpoints.ts';
import { announceEvent, eventRow } from '../../messages/webhooks/record.ts';
import type { WebhookEvent } from '../../messages/webhooks/store.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';

/** `confirmed`: the browser has confirmed the address. */
type MarketingConsent = { readonly text: string; readonly version: string; readonly at: Date; readonly confirmed: boolean };

export type NewLead = {
  readonly email: string;
  readonly visitorId: string | undefined;
  readonly deviceId?: string | undefined;
  readonly source: 'keep-results' | 'checkout';
  readonly marketing?: MarketingConsent | undefined;
};

/** Keeps the first source and the first consent, and never undoes an unsubscription. */
export async function saveLead(tx: Db, queue: Queue, lead: NewLead): Promise<void> {
  const { event, endpoints } = await insertLead(tx, lead);
  if (event) await announceEvent(tx, queue, event, endpoints);
  const { email, marketing } = lead;
  if (!marketing || event) return;
  const consent = consentOf(lead);
  await tx.updateTable('leads').set(consent).where('email', '=', email).where('consented_at', 'is', null).execute();
}

/** Without a transaction, which costs as much again. False, and nothing is stored, where the event must be queued for an endpoint. */
export async function saveLeadAlone(db: Db, queue: Queue, lead: Omit<NewLead, 'marketing'>): Promise<boolean> {
  const { event, endpoints } = await insertLead(db, lead, sql`where not exists (select from endpoint)`);
  if (event) await announceEvent(db, queue, event, []);
  return event !== null || endpoints.length === 0;
}

type InsertedLead = {
  /** Null for a lead that was there before. */
  readonly event: Pick<WebhookEvent, 'id' | 'email' | 'type'> | null;
  readonly endpoints: readonly ActiveEndpoint[];
};

/** The lead, its device and its event in one statement. */
async function insertLead(db: Db, lead: NewLead, where = sql``): Promise<InsertedLead> {
  const { email, visitorId = null, deviceId = null, source, marketing } = lead;
  const { consent_text, consent_version, consented_at, consent_visitor_id } = consentOf(lead);
  const data = { source, marketingConsent: marketing?.confirmed ?? false };
  const event = eventRow({ type: 'lead.created', subject: email, data });
  const { rows } = await sql<InsertedLead>`
    with endpoint as (select id, kind, event_types from webhook_endpoints where ${IS_ACTIVE} order by id),
    sent as (select ${email}::text as email, ${deviceId}::text as device ${where}),
    lead as (
      insert into leads (email, visitor_id, source, consent_text, consent_version, consented_at, consent_visitor_id)
      select email, ${visitorId}, ${source}, ${consent_text}, ${consent_version}, ${consented_at}::timestamptz, ${consent_visitor_id} from sent
      on conflict (email) do nothing returning email),
    device as (
      insert into lead_devices (email, device_id) select email, device from sent where device is not null
      on conflict do nothing),
    event as (
      insert into webhook_events (type, version, email, data)
      select ${event.type}, ${event.version}::int, ${event.email}, ${event.data}::jsonb from lead
      returning id, email, type)
    select (select to_json(event) from event) as event, coalesce((select json_agg(endpoint) from endpoint), '[]') as endpoints`.execute(
    db,
  );
  return rows[0] ?? { event: null, endpoints: [] };
}

function consentOf({ visitorId, marketing }: NewLead) {
  return {
    consent_text: marketing?.text ?? null,
    consent_version: marketing?.version ?? null,
    consented_at: marketing?.at ?? null,
    consent_visitor_id: marketing && visitorId !== undefined ? visitorId : null,
  };
}

/** With a consent to marketing that no mailbox or payment has confirmed. */
export async function awaitsConfirmation(db: Db, email: string): Promise<boolean> {
  const lead = await findConsentingLead(db, email);
  return lead !== undefined && lead.confirmed_at === null && lead.unsubscribed_at === null;
}

export async function isLead(db: Db, email: string): Promise<boolean> {
  return (await db.selectFrom('leads').select('email').where('email', '=', email).executeTakeFirst()) !== undefined;
}
