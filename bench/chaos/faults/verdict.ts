import type { Db } from '../../../server/platform/db/client.ts';
import { deliveryNames } from '../../../server/platform/jobs/catalogue.ts';
import { readJobs, type TestJob } from '../../../server/platform/jobs/testing.ts';
import { readArrivals } from './arrivals.ts';
import { deletionProblems } from './deletion-problems.ts';
import type { Receivers } from './receivers.ts';

export type FaultVerdict = {
  readonly deliveries: number;
  /** Requests and mails that arrived; the surplus is duplicates. */
  readonly arrivals: number;
  readonly attempts: number;
  readonly wrong: readonly string[];
};

type JudgeOptions = {
  /** Confirmed deletions, which also remove the person's jobs. */
  readonly deletedEmails?: readonly string[];
  readonly once?: boolean;
};

export async function judge(
  db: Db,
  receivers: Receivers,
  { deletedEmails = [], once = false }: JudgeOptions = {},
): Promise<FaultVerdict> {
  const { app, hooks, mail } = receivers;
  const wrong: string[] = [];
  const delivering: ReadonlySet<string> = new Set(deliveryNames);
  const jobs = (await readJobs(db)).filter(({ name }) => delivering.has(name));
  for (const { name, state, id } of jobs) if (state !== 'completed') wrong.push(`${name} ${id} is ${state}`);

  const isDeleted = (text: string) => deletedEmails.some((email) => text.includes(email));
  for (const { receiver, expected, arrived, allowed } of await readArrivals(db, receivers, jobs, isDeleted)) {
    if (expected.length === 0) wrong.push(`nothing was queued for ${receiver}`);
    for (const key of expected) if (!arrived.includes(key)) wrong.push(`${receiver} never got ${key}`);
    for (const key of arrived)
      if (!expected.includes(key) && !allowed.includes(key)) wrong.push(`${receiver} got ${key}, which was never queued`);
    if (once && arrived.length !== new Set(arrived).size) wrong.push(`${receiver} got something twice`);
  }
  for (const { key, body } of app.taken) {
    if (app.taken.some((other) => other.body === body && other.key !== key)) wrong.push('the app got one thing under two keys');
  }
  wrong.push(...(await missingFacts(db, jobs, isDeleted)), ...(await wrongOrder(db, hooks.taken)));
  wrong.push(...deletedEmails.flatMap((email) => deletionProblems(email, receivers)));
  return {
    deliveries: jobs.length,
    arrivals: app.taken.length + hooks.taken.length + mail.taken.length,
    attempts: jobs.reduce((sum, { retries }) => sum + retries + 1, 0),
    wrong,
  };
}

async function missingFacts(db: Db, jobs: readonly TestJob[], isDeleted: (email: string) => boolean): Promise<string[]> {
  const has = (name: string, field: string, value: string) => jobs.some((job) => job.name === name && job.data[field] === value);
  const wrong: string[] = [];
  for (const { id } of await db.selectFrom('webhook_events').select('id').execute()) {
    if (!has('webhook', 'eventId', id)) wrong.push(`no listener received event ${id}`);
  }
  const orders = await db.selectFrom('subscriptions').select(['attempt_id', 'email']).where('duplicate_of', 'is', null).execute();
  for (const { attempt_id, email } of orders) {
    if (!email?.startsWith('shopper-') || isDeleted(email)) continue;
    if (!has('app-answers', 'submissionKey', attempt_id ?? '')) wrong.push(`the answers of ${email} were not queued for the app`);
    if (!has('mail', 'to', email)) wrong.push(`no mail was queued for ${email}`);
  }
  for (const { id } of await db.selectFrom('contact_messages').select('id').execute()) {
    if (!has('contact-mail', 'messageId', id)) wrong.push(`message ${id} was not forwarded`);
  }
  return wrong;
}

/** Events of one person must arrive in order; duplicates may arrive any time later. */
async function wrongOrder(db: Db, taken: Receivers['hooks']['taken']): Promise<string[]> {
  const arrived = taken.map(({ key }) => key);
  const events = await db.selectFrom('webhook_events').select(['id', 'email']).orderBy('position').execute();
  const wrong: string[] = [];
  for (const email of new Set(events.map((event) => event.email))) {
    if (email === null) continue;
    const firsts = events.filter((event) => event.email === email).map(({ id }) => arrived.indexOf(id));
    if (firsts.some((first, index) => first < (firsts[index - 1] ?? -1)))
      wrong.push(`the events of ${email} arrived in another order`);
  }
  return wrong;
}
