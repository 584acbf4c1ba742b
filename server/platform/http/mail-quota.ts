import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { DAY_MS } from '../../../core/time.ts';
import type { Db } from '../db/client.ts';
import { isPrivate } from '../hosts.ts';
import { type AddressLimit, endOf } from './address-counts.ts';
import { openAddressHash } from './address-hash.ts';
import { clientKey } from './client-address.ts';

/** Of mails to an address that somebody typed, who may not own it. */
export type MailQuota = {
  /** False when this network, or all together, asked for too many today. Holds for requests side by side, on all servers. */
  take(request: FastifyRequest): Promise<boolean>;
  /** The link of such a mail was used, so it was wanted and counts no longer. */
  giveBack(request: FastifyRequest): Promise<void>;
};

type MailQuotaOptions = {
  readonly db: Db;
  /** Of all networks together; 0: no limit. */
  readonly perDay: number;
  readonly now: () => Date;
};

const OF_NETWORK: AddressLimit = { name: 'mails of a network a day', max: 20, windowMs: DAY_MS };
const OF_ALL: AddressLimit = { name: 'mails of all a day', max: Number.MAX_SAFE_INTEGER, windowMs: DAY_MS };
/** In the place of an address. */
const ALL = 'all';

export const MAILS_SPENT =
  'So many mails were asked for from your network today that we send no more. Please try again tomorrow, or from another network.';

export const unlimitedMails: MailQuota = { take: async () => true, giveBack: async () => undefined };

export function openMailQuota({ db, perDay, now }: MailQuotaOptions): MailQuota {
  const hash = openAddressHash(db);
  const ofAll = perDay === 0 ? OF_ALL : { ...OF_ALL, max: perDay };

  async function countOf(limit: AddressLimit, address: string) {
    const endsAt = endOf(limit, now());
    return { key: await hash({ limit, address, endsAt }), ends_at: new Date(endsAt), max: limit.max };
  }

  async function countsOf(request: FastifyRequest) {
    const all = await countOf(ofAll, ALL);
    return isBehindUnknownProxy(request) ? [all] : [await countOf(OF_NETWORK, clientKey(request.ip)), all];
  }

  return {
    async take(request) {
      const taken: string[] = [];
      for (const count of await countsOf(request)) {
        if (await take(db, count)) taken.push(count.key);
        else {
          for (const key of taken) await giveBack(db, key);
          return false;
        }
      }
      return true;
    },
    async giveBack(request) {
      for (const { key } of await countsOf(request)) await giveBack(db, key);
    },
  };
}

/** Of today and of all networks, less those whose link was used. */
export async function countAskedMails(db: Db, now: Date): Promise<number> {
  const key = await openAddressHash(db)({ limit: OF_ALL, address: ALL, endsAt: endOf(OF_ALL, now) });
  const found = await db.selectFrom('address_counts').select('count').where('key', '=', key).executeTakeFirst();
  return Number(found?.count ?? 0);
}

/** A proxy that TRUST_PROXY does not name: all visitors have its address, and twenty mails would be those of the whole shop. */
function isBehindUnknownProxy({ ip, headers }: FastifyRequest): boolean {
  return headers['x-forwarded-for'] !== undefined && isPrivate(ip);
}

type MailCount = { readonly key: string; readonly ends_at: Date; readonly max: number };

async function take(db: Db, { key, ends_at, max }: MailCount): Promise<boolean> {
  const { rows } = await sql`
    insert into address_counts as counted (key, ends_at, count) values (${key}, ${ends_at}, 1)
    on conflict (key) do update set count = counted.count + 1 where counted.count < ${max}
    returning key`.execute(db);
  return rows.length > 0;
}

/** Never below zero: nobody saves up mails to strangers by using links of their own. */
async function giveBack(db: Db, key: string): Promise<void> {
  await sql`update address_counts set count = count - 1 where key = ${key} and count > 0`.execute(db);
}
