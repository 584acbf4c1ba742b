import { normalizeIP } from '@fastify/rate-limit';
import { sql } from 'kysely';
import { ADDRESS_BACKOFF, type BackoffPolicy, GLOBAL_BACKOFF, guessBackoffMs } from '../../core/operator/backoff.ts';
import type { Db } from '../platform/db/client.ts';
import type { SignInAttempt } from './sign-in-attempt.ts';

/** `operatorId`: whose password or code is guessed; undefined for an address of no operator. */
export type Guess = Pick<SignInAttempt, 'ip' | 'device'> & { readonly operatorId: number | undefined };
type Rule = readonly [key: string, policy: BackoffPolicy];

const ALL = 'all';

/** Counts before the check, so that parallel guesses count too. Returns when the guesser may try again, undefined for now. */
export async function countAttempt(db: Db, guess: Guess, now: Date): Promise<Date | undefined> {
  return db.transaction().execute(async (tx) => {
    await sql`select pg_advisory_xact_lock(hashtextextended('operator guesses', 0))`.execute(tx);
    const rules = rulesFor(guess);
    const rows = await tx.selectFrom('operator_throttle').selectAll().where('key', 'in', keysOf(rules)).execute();
    const waits = rows.filter(({ wait_until }) => wait_until > now);
    if (waits.length > 0) return new Date(Math.max(...waits.map(({ wait_until }) => wait_until.getTime())));
    for (const [key, policy] of rules) {
      const row = rows.find((one) => one.key === key);
      const forgotten = !row || now.getTime() - row.updated_at.getTime() > policy.forgetMs;
      const failures = forgotten ? 1 : row.failures + 1;
      const state = { failures, wait_until: new Date(now.getTime() + guessBackoffMs(failures, policy)), updated_at: now };
      await tx
        .insertInto('operator_throttle')
        .values({ key, ...state })
        .onConflict((conflict) => conflict.column('key').doUpdateSet(state))
        .execute();
    }
    return undefined;
  });
}

export async function uncountAttempt(db: Db, guess: Guess, now: Date): Promise<void> {
  await db
    .updateTable('operator_throttle')
    .set(({ eb }) => ({ failures: eb('failures', '-', 1), wait_until: now }))
    .where('key', 'in', keysOf(rulesFor(guess)))
    .where('failures', '>', 0)
    .execute();
}

/** A sign-in proves nothing about guesses at others, nor about those from elsewhere. */
export async function resetAttempts(tx: Db, guess: Guess): Promise<void> {
  const [[key]] = rulesFor(guess);
  await tx.deleteFrom('operator_throttle').where('key', '=', key).execute();
}

/** A device on which this operator signed in before is held up by its own failures alone; it helps nobody to guess at another. */
function rulesFor({ ip, device, operatorId }: Guess): readonly [Rule, ...Rule[]] {
  if (device !== undefined && device.operatorId === operatorId) return [[`device ${device.hash}`, ADDRESS_BACKOFF]];
  const target = `operator ${operatorId ?? 'unknown'}`;
  return [
    [`${normalizeIP(ip)} ${target}`, ADDRESS_BACKOFF],
    [target, GLOBAL_BACKOFF],
    [ALL, GLOBAL_BACKOFF],
  ];
}

function keysOf(rules: readonly Rule[]): readonly string[] {
  return rules.map(([key]) => key);
}
