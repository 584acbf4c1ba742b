import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import { consentCopy, consentVersion } from '../../../content/pages/consent.ts';
import type { ConsentRequest } from '../../../core/api/consents.ts';
import { type ConsentChoices, effectiveChoices, NO_CONSENT } from '../../../core/consent/consent.ts';
import { DAY_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';

type NewConsent = z.output<typeof ConsentRequest> & { readonly edition?: string | null };

/** Proves which wording a choice refers to. */
const TEXT_HASH = createHash('sha256').update(JSON.stringify(consentCopy)).digest('hex');

export async function saveConsent(
  db: Db,
  { id, replaces, version, choices, gpc, at, device, edition }: NewConsent,
  now: Date,
): Promise<void> {
  if (device !== undefined) await silenceDevice(db, device, now);
  const before = replaces && (await db.selectFrom('consents').select('first_id').where('id', '=', replaces).executeTakeFirst());
  await db
    .insertInto('consents')
    .values({
      id,
      first_id: before ? before.first_id : id,
      version,
      text_hash: version === consentVersion ? TEXT_HASH : null,
      ...effectiveChoices(choices, gpc),
      gpc,
      edition,
      chosen_at: new Date(at),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** A row of its own, so that the device is not linked to a choice. */
async function silenceDevice(db: Db, device: string, now: Date): Promise<void> {
  await db
    .insertInto('silenced_devices')
    .values({ device_id: device, silenced_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Permanent: a renewed consent comes with a new device id. */
export async function findWithdrawnDevices(db: Db, devices: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('silenced_devices')
    .select('device_id')
    .where(sql<boolean>`device_id = any(${sql.val(devices)}::text[])`)
    .execute();
  return new Set(rows.map(({ device_id }) => device_id));
}

/** A choice is valid for a year, unless a later one on the same device withdraws it. */
export async function effectiveConsent(db: Db, id: string, now: Date): Promise<ConsentChoices> {
  const yes = (purpose: keyof ConsentChoices) => sql<boolean>`bool_and(later.${sql.ref(purpose)})`.as(purpose);
  const found = await db
    .selectFrom('consents as given')
    .innerJoin('consents as later', (join) =>
      join.onRef('later.first_id', '=', 'given.first_id').onRef('later.seq', '>=', 'given.seq'),
    )
    .select([yes('statistics'), yes('answers'), yes('ads')])
    .where('given.id', '=', id)
    .where('given.created_at', '>', new Date(now.getTime() - 365 * DAY_MS))
    .groupBy('given.id')
    .executeTakeFirst();
  return found ?? NO_CONSENT;
}
