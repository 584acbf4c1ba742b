import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import { ADDRESS_BACKOFF, type BackoffPolicy, GLOBAL_BACKOFF, guessBackoffMs } from '../../core/operator/backoff.ts';
import type { Db } from '../platform/db/client.ts';

const ALL = 'all';
/** An address that signed in recently is exempt from the global backoff. */
const RECENT_MS = 14 * 24 * 3600 * 1000;

/** Counts before the check, so that parallel guesses count too. Returns when the address may try again, undefined for now. */
export async function countAttempt(db: Db, ip: string, now: Date): Promise<Date | undefined> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('operator guesses', 0))`.execute(tx);
    const rows = await tx
      .selectFrom('operator_throttle')
      .selectAll()
      .where('key', 'in', [ALL, keyOf(ip)])
      .execute();
    const own = rows.find(({ key }) => key !== ALL);
    const recentlySignedIn = own?.signed_in_at && now.getTime() - own.signed_in_at.getTime() < RECENT_MS;
    const rules: readonly (readonly [string, BackoffPolicy])[] = recentlySignedIn
      ? [[keyOf(ip), ADDRESS_BACKOFF]]
      : [
          [keyOf(ip), ADDRESS_BACKOFF],
          [ALL, GLOBAL_BACKOFF],
        ];
    const waits = rows.filter(({ key, wait_until }) => wait_until > now && rules.some(([rule]) => rule === key));
    if (waits.length > 0) return new Date(Math.max(...waits.map(({ wait_until }) => wait_until.getTime())));
    for (const [key, policy] of rules) {
      const row = rows.find((one) => one.key === key);
      const forgotten = !row || now.getTime() - row.updated_at.getTime() > policy.forgetMs;
      const failures = forgotten ? 1 : row.failures + 1;
      const state = { failures, wait_until: new Date(now.getTime() + guessBackoffMs(failures, policy)), updated_at: now };
      await tx
        .insertInto('operator_throttle')
        .values({ key, signed_in_at: null, ...state })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(state))
        .execute();
    }
    return undefined;
  });
}

export async function uncountAttempt(db: Db, ip: string, now: Date): Promise<void> {
  await db
    .updateTable('operator_throttle')
    .set(({ eb }) => ({ failures: eb('failures', '-', 1), wait_until: now }))
    .where('key', 'in', [ALL, keyOf(ip)])
    .where('failures', '>', 0)
    .execute();
}

export async function resetAttempts(tx: Db, ip: string, now: Date): Promise<void> {
  const state = { failures: 0, wait_until: now, signed_in_at: now, updated_at: now };
  await tx
    .insertInto('operator_throttle')
    .values({ key: keyOf(ip), ...state })
    .onConflict((conflict) => conflict.column('key').doUpdateSet(state))
    .execute();
}

/** One customer of an IPv6 provider has a whole /64. */
function keyOf(address: string): string {
  const ip = address.replace(/^::ffff:(?=\d+\.)/i, ''); // a dual-stack socket reports IPv4 addresses like this
  if (!isIPv6(ip)) return ip;
  const [head = '', tail] = ip.split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail === undefined) return `${groups.slice(0, 4).join(':')}::`;
  const missing = 8 - groups.length - tail.split(':').filter(Boolean).length;
  return `${[...groups, ...Array(missing).fill('0'), ...tail.split(':')].slice(0, 4).join(':')}::`;
}
