import { sql } from 'kysely';
import { findConsentingLead } from '../../messages/marketing/store.ts';
import { IS_ACTIVE } from '../../messages/webhooks/endpoints.ts';
import { announceEvent, eventRow, recordEvent } from '../../messages/webhooks/record.ts';
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
  readonly edition?: string | null;
  readonly funnel?: string | null;
  readonly marketing?: MarketingConsent | undefined;
};

/** Keeps the first source and the first consent, and never undoes an unsubscription. */
export async function saveLead(tx: Db, queue: Queue, lead: NewLead): Promise<void> {
  const { email, visitorId, deviceId, source, edition, funnel, marketing } = lead;
  const consent = consentOf(lead);
  const created = await tx
    .insertInto('leads')
    .values({ email, visitor_id: visitorId ?? null, source, edition, funnel, ...consent })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('email')
    .executeTakeFirst();
  if (deviceId !== undefined) {
    const device = { email, device_id: deviceId };
    await tx
      .insertInto('lead_devices')
      .values(device)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (created) await recordEvent(tx, queue, createdEvent(lead));
  else if (marketing)
    await tx.updateTable('leads').set(consent).where('email', '=', email).where('consented_at', 'is', null).execute();
}

/**
 * In one statement: a transaction would cost as much again. False, and nothing is stored, for a lead that is there already, and where an
 * endpoint's job must be stored with the event.
 */
export async function saveNewLead(db: Db, queue: Queue, lead: Omit<NewLead, 'marketing'>): Promise<boolean> {
  const { email, visitorId = null, deviceId, source, edition = null, funnel = null } = lead;
  const { type, version, data } = eventRow(createdEvent(lead));
  const device = sql`device as (insert into lead_devices (email, device_id) select email, ${deviceId} from lead),`;
  const { rows } = await sql<Pick<WebhookEvent, 'id' | 'email' | 'type'>>`
    with lead as (
      insert into leads (email, visitor_id, source, edition, funnel)
      select ${email}, ${visitorId}, ${source}, ${edition}, ${funnel} where not exists (select from webhook_endpoints where ${IS_ACTIVE})
      on conflict (email) do nothing returning email),
    ${deviceId === undefined ? sql`` : device}
    event as (
      insert into webhook_events (type, version, email, data)
      select ${type}, ${version}::int, email, ${data}::jsonb from lead
      returning id, email, type)
    select id, email, type from event`.execute(db);
  const [event] = rows;
  if (event) await announceEvent(db, queue, event, []);
  return event !== undefined;
}

function createdEvent({ email, source, marketing }: NewLead) {
  return { type: 'lead.created', subject: email, data: { source, marketingConsent: marketing?.confirmed ?? false } } as const;
}

function consentOf({ visitorId, marketing }: NewLead) {
  return {
    consent_text: marketing?.text ?? null,
    consent_version: marketing?.version ?? null,
    consented_at: marketing?.at ?? null,
    consent_visitor_id: marketing && visitorId !== undefined ? visitorId : null,
  };
}

/** With a consent to marketing that no mailed link has confirmed. */
export async function awaitsConfirmation(db: Db, email: string): Promise<boolean> {
  const lead = await findConsentingLead(db, email);
  return lead !== undefined && lead.confirmed_at === null && lead.unsubscribed_at === null;
}

export async function isLead(db: Db, email: string): Promise<boolean> {
  return (await db.selectFrom('leads').select('email').where('email', '=', email).executeTakeFirst()) !== undefined;
}
