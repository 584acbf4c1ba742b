import { createHash } from 'node:crypto';
import { isErased } from '../../../core/privacy/erased.ts';
import type { Db } from '../../../server/platform/db/client.ts';
import type { TestJob } from '../../../server/platform/jobs/testing.ts';
import type { Receivers } from './receivers.ts';

export async function readArrivals(
  db: Db,
  { app, hooks, mail }: Receivers,
  jobs: readonly TestJob[],
  isDeleted: (text: string) => boolean,
) {
  const submissions = await db.selectFrom('submissions').select('idempotency_key').execute();
  const events = await db.selectFrom('webhook_events').select('id').execute();
  const storedKeys = new Set([...submissions.map((row) => row.idempotency_key), ...events.map(({ id }) => id)]);
  const of = (...names: readonly string[]) => jobs.filter(({ name }) => names.includes(name));
  const answers = of('app-answers').filter(({ data }) => storedKeys.has(data.submissionKey ?? ''));
  return [
    {
      receiver: 'the app',
      expected: [...answers, ...of('app-subscriber')].map(({ id }) => id),
      arrived: app.taken.map(({ key = '' }) => key),
      allowed: app.taken.flatMap(({ body, key = '' }) => (isDeleted(body) ? key : [])),
    },
    {
      receiver: 'the hooks',
      expected: of('webhook').flatMap(({ data: { eventId = '' } }) => (storedKeys.has(eventId) ? eventId : [])),
      arrived: hooks.taken.map(({ key = '' }) => key),
      allowed: hooks.taken.flatMap(({ body, key = '' }) => (isDeleted(body) ? key : [])),
    },
    {
      receiver: 'mail',
      // A mail about an order that ends after its person's deletion has an address that no mail reaches, and is not sent.
      expected: of('mail', 'contact-mail', 'account-link').flatMap(({ id, data }) =>
        isErased(data.to ?? '') ? [] : messageId(id),
      ),
      arrived: mail.taken.map((each) => each.messageId),
      allowed: mail.taken.flatMap((each) => (isDeleted(each.to) ? each.messageId : [])),
    },
  ];
}

function messageId(jobId: string): string {
  return `${createHash('sha256').update(jobId).digest('hex').slice(0, 32)}@petalune.example`;
}
