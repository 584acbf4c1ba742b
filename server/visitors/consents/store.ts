import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { z } from 'zod';
import { consentCopy, consentVersion } from '../../../content/pages/consent.ts';
import type { ConsentRequest } from '../../../core/api/consents.ts';
import { type ConsentChoices, effectiveChoices, NO_CONSENT } from '../../../core/consent/consent.ts';
import { DAY_MS } from '../../../core/time.ts';
import type { Db } from '../../platform/db/client.ts';

type NewConsent = z.output<typeof ConsentRequest>;

/** The words that this release asks with; kept with every choice that was made by them. */
const TEXT_HASH = createHash('sha256').update(JSON.stringify(consentCopy)).digest('hex');

/** Keeps a choice once, however often it is sent. */
export async function storeConsent(
  db: Db,
  { id, replaces, version, choices, gpc, at, device }: NewConsent,
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
      chosen_at: new Date(at),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

/** What a device told before is passed on no more, and what it still tells is nobody's. Its own row, so that no choice stands beside it. */
async function silenceDevice(db: Db, device: string, now: Date): Promise<void> {
  await db
    .insertInto('silenced_devices')
    .values({ device_id: device, silenced_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Those of these devices whose owner took back what they had agreed to. For good: who agrees again has a new device id. */
export async function findSilenced(db: Db, devices: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('silenced_devices')
    .select('device_id')
    .where(sql<boolean>`device_id = any(${sql.val(devices)}::text[])`)
    .execute();
  return new Set(rows.map(({ device_id }) => device_id));
}

/** What a choice still allows: what it said yes to less than a year ago, unless a later choice on the same device took it back. */
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
