import { enqueueListUpdate } from '../../messages/marketing/enqueue.ts';
import { recordEvent } from '../../messages/webhooks/record.ts';
import type { Db } from '../../platform/db/client.ts';
import type { Queue } from '../../platform/jobs/queue.ts';

type MarketingConsent = { readonly text: string; readonly version: string; readonly at: Date };

type NewLead = {
  readonly email: string;
  readonly visitorId: string | undefined;
  readonly deviceId?: string | undefined;
  readonly source: 'keep-results' | 'checkout';
  readonly marketing?: MarketingConsent | undefined;
};

/** Keeps the first source and the first consent, and never undoes an unsubscription. Returns whether the consent is new. */
export async function storeLead(tx: Db, queue: Queue, lead: NewLead): Promise<boolean> {
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
    const data = { source, marketingConsent: consent !== undefined };
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
  if (!consent) return false;
  if (!added) {
    const agreed = await tx
      .updateTable('leads')
      .set(consent)
      .where('email', '=', email)
      .where('consented_at', 'is', null)
      .returning('email')
      .executeTakeFirst();
    if (!agreed) return false;
    const { version } = marketing;
    await recordEvent(tx, queue, { type: 'lead.consented', subject: email, data: { version } });
  }
  await enqueueListUpdate(tx, queue, email);
  return true;
}

export async function isLead(db: Db, email: string): Promise<boolean> {
  return (await db.selectFrom('leads').select('email').where('email', '=', email).executeTakeFirst()) !== undefined;
}
