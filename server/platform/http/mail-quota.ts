import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { DAY_MS } from '../../../core/time.ts';
import type { Db } from '../db/client.ts';
import { type AddressLimit, endOf } from './address-counts.ts';
import { openAddressHash } from './address-hash.ts';
import { clientKey, networkKey } from './client-address.ts';
import { isBehindUnknownProxy } from './unknown-proxy.ts';

/** Of requests for mails to an address that somebody typed, who may not own it. */
export type MailQuota = {
  /**
   * The keys of what the mail was counted in, which its link keeps: undefined when this network asked for too many today. Holds for
   * requests side by side, on all servers.
   */
  take(request: FastifyRequest): Promise<readonly string[] | undefined>;
};

type MailQuotaOptions = {
  readonly db: Db;
  /** Without it networks have no limit, and mails are counted all the same. */
  readonly limited: boolean;
  readonly now: () => Date;
};

/** A /64 of IPv6, which is one home, or an address of IPv4. */
const OF_NETWORK: AddressLimit = { name: 'mails of a network a day', max: 20, windowMs: DAY_MS };
/** Providers give out networks as large as these, and each has many of a /64 in it. */
const OF_WIDER: readonly (readonly [bits: number, limit: AddressLimit])[] = [
  [56, { name: 'mails of a /56 a day', max: 60, windowMs: DAY_MS }],
  [48, { name: 'mails of a /48 a day', max: 200, windowMs: DAY_MS }],
];
const OF_PROXY: AddressLimit = { name: 'mails of an unknown proxy a day', max: 500, windowMs: DAY_MS };
const OF_ALL: AddressLimit = { name: 'mails of all a day', max: Number.MAX_SAFE_INTEGER, windowMs: DAY_MS };
/** In the place of an address. */
const ALL = 'all';

export const MAILS_SPENT =
  'So many mails were asked for from your network today that we send no more. Please try again tomorrow, or from another network.';

export const unlimitedMails: MailQuota = { take: async () => [] };

export function openMailQuota({ db, limited, now }: MailQuotaOptions): MailQuota {
  const hash = openAddressHash(db);

  async function countOf(limit: AddressLimit, address: string): Promise<MailCount> {
    const endsAt = endOf(limit, now());
    return { key: await hash({ limit, address, endsAt }), ends_at: new Date(endsAt), max: limit.max };
  }

  async function countsOf(request: FastifyRequest): Promise<readonly MailCount[]> {
    return limited ? Promise.all(limitsOf(request).map(([limit, address]) => countOf(limit, address))) : [];
  }

  return {
    async take(request) {
      const taken: string[] = [];
      for (const count of await countsOf(request)) {
        if (await take(db, count)) taken.push(count.key);
        else {
          await uncountMail(db, taken);
          return undefined;
        }
      }
      return taken;
    },
  };
}

/**
 * Counts a mail that is about to go to an address that was typed, and returns the key of the count. Undefined when all together were
 * sent `perDay` today; 0 is no limit.
 */
export async function countMail(tx: Db, perDay: number, now: Date): Promise<string | undefined> {
  const endsAt = endOf(OF_ALL, now);
  const key = await openAddressHash(tx)({ limit: OF_ALL, address: ALL, endsAt });
  const counted = await take(tx, { key, ends_at: new Date(endsAt), max: perDay === 0 ? OF_ALL.max : perDay });
  return counted ? key : undefined;
}

/**
 * The mail was not sent, or its link was used, so that it was wanted: it leaves the counts of those who asked for it, wherever it was
 * opened, and no other. Never below zero.
 */
export async function uncountMail(db: Db, keys: readonly string[]): Promise<void> {
  for (const key of keys) await sql`update address_counts set count = count - 1 where key = ${key} and count > 0`.execute(db);
}

/** Of today and to all addresses, less those whose link was used. */
export async function countAskedMails(db: Db, now: Date): Promise<number> {
  const key = await openAddressHash(db)({ limit: OF_ALL, address: ALL, endsAt: endOf(OF_ALL, now) });
  const found = await db.selectFrom('address_counts').select('count').where('key', '=', key).executeTakeFirst();
  return Number(found?.count ?? 0);
}

function limitsOf(request: FastifyRequest): readonly (readonly [limit: AddressLimit, address: string])[] {
  const address = clientKey(request.ip);
  if (isBehindUnknownProxy(request)) return [[OF_PROXY, address]];
  const wider = address.includes(':') ? OF_WIDER : [];
  return [[OF_NETWORK, address], ...wider.map(([bits, limit]) => [limit, networkKey(address, bits)] as const)];
}

type MailCount = { readonly key: string; readonly ends_at: Date; readonly max: number };

async function take(db: Db, { key, ends_at, max }: MailCount): Promise<boolean> {
  const { rows } = await sql`
    insert into address_counts as counted (key, ends_at, count) values (${key}, ${ends_at}, 1)
    on conflict (key) do update set count = counted.count + 1 where counted.count < ${max}
    returning key`.execute(db);
  return rows.length > 0;
}
