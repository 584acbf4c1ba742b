import type { Db } from '../../../server/platform/db/client.ts';
import type { AcknowledgedWrites } from './acknowledged.ts';

/** A sentence for each acknowledged row that the database lacks, and for each row that it holds twice. */
export async function findLostOrDuplicated(db: Db, acknowledged: AcknowledgedWrites): Promise<string[]> {
  return [...(await wrongWords(db, acknowledged)), ...(await wrongCheckouts(db, acknowledged))];
}

async function wrongWords(db: Db, { leads, messages, submissions }: AcknowledgedWrites): Promise<string[]> {
  const storedLeads = (await db.selectFrom('leads').select('email').execute()).map(({ email }) => email);
  const storedMessages = (await db.selectFrom('contact_messages').select('message').execute()).map(({ message }) => message);
  const stored = await db.selectFrom('submissions').select('question_answers').execute();
  const storedSubmissions = stored
    .map((row) => row.question_answers.find(({ question, answer }) => question === 'city' && answer !== 'No answer')?.answer)
    .filter((city) => city !== undefined);
  return [
    ...missing('lead', leads, storedLeads),
    ...missing('message', messages, storedMessages),
    ...doubled('message', storedMessages),
    ...missing('submission', submissions, storedSubmissions),
    ...doubled('submission', storedSubmissions),
  ];
}

async function wrongCheckouts(db: Db, { checkouts, payments }: AcknowledgedWrites): Promise<string[]> {
  const attempts = await db.selectFrom('checkout_attempts').selectAll().execute();
  const consents = await db.selectFrom('consent_records').select('attempt_id').execute();
  const subscriptions = await db.selectFrom('subscriptions').select('attempt_id').execute();
  const submissions = await db.selectFrom('submissions').select('idempotency_key').execute();
  const paid = new Set(payments.map(({ sessionId }) => sessionId));
  const urls = attempts.map(({ session_url }) => String(session_url));
  const wrong = missing(
    'checkout',
    checkouts.map(({ url }) => url),
    urls,
  );
  for (const { id, session_id, status } of attempts) {
    const expectCount = (count: number, is: number, what: string) => {
      if (is !== count) wrong.push(`the checkout ${id} has ${is} ${what} instead of ${count}`);
    };
    expectCount(2, consents.filter(({ attempt_id }) => attempt_id === id).length, 'consents');
    expectCount(1, submissions.filter(({ idempotency_key }) => idempotency_key === id).length, 'submissions');
    expectCount(status === 'paid' ? 1 : 0, subscriptions.filter(({ attempt_id }) => attempt_id === id).length, 'subscriptions');
    if (paid.has(String(session_id)) && status !== 'paid') wrong.push(`the checkout ${id} was paid and is ${status}`);
  }
  return wrong;
}

function missing(what: string, acknowledged: readonly string[], stored: readonly string[]): string[] {
  const there = new Set(stored);
  return acknowledged.filter((one) => !there.has(one)).map((one) => `the acknowledged ${what} ${one} is lost`);
}

function doubled(what: string, stored: readonly string[]): string[] {
  return [...new Set(stored.filter((one, index) => stored.indexOf(one) !== index))].map(
    (one) => `the ${what} ${one} is there twice`,
  );
}
