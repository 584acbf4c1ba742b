import { findConsentingLead } from '../../messages/marketing/store.ts';
import { recordEvent } from '../../messages/webhooks/record.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';

/** `confirmed`: the browser has confirmed the address. */
type MarketingConsent = { readonly text: string; readonly version: string; readonly at: Date; readonly confirmed: boolean };

type NewLead = {
  readonly email: string;
  readonly visitorId: string | undefined;
  readonly deviceId?: string | undefined;
  readonly source: 'keep-results' | 'checkout';
  readonly marketing?: MarketingConsent | undefined;
};

/** Keeps the first source and the first consent, and never undoes an unsubscription. */
export async function saveLead(tx: Db, queue: Queue, lead: NewLead): Promise<void> {
  const { email, visitorId, deviceId, source, marketing } = lead;
  const consent = marketing && {
    consent_text: marketing.text,
    consent_version: marketing.version,
    consented_at: marketing.at,
    consent_visitor_id: visitorId ?? null,
  };
  const added = await tx
    .insertInto('leads')
    .values({ email, visitor_id: visitorId ?? null, source, ...consent })
    .onConflict((conflict) => conflict.column('email').doNothing())
    .returning('email')
    .executeTakeFirst();
  if (added) {
    const data = { source, marketingConsent: marketing?.confirmed ?? false };
    await recordEvent(tx, queue, { type: 'lead.created', subject: email, data });
  }
  if (deviceId !== undefined) {
    const device = { email, device_id: deviceId };
    await tx
      .insertInto('lead_devices')
      .values(device)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  if (!consent || added) return;
  await tx.updateTable('leads').set(consent).where('email', '=', email).where('consented_at', 'is', null).execute();
}

/** With a consent to marketing that no mailbox or payment has confirmed. */
export async function awaitsConfirmation(db: Db, email: string): Promise<boolean> {
  const lead = await findConsentingLead(db, email);
  return lead !== undefined && lead.confirmed_at === null && lead.unsubscribed_at === null;
}

export async function isLead(db: Db, email: string): Promise<boolean> {
  return (await db.selectFrom('leads').select('email').where('email', '=', email).executeTakeFirst()) !== undefined;
}
