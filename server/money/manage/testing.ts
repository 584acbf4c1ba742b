import { sql } from 'kysely';
import type { ManagedSubscription } from '../../../core/api/managed-subscription.ts';
import type { MailOrder } from '../../../core/mails/mail-facts.ts';
import { testServer } from '../../platform/http/testing.ts';
import { accountLinkJobs } from '../account-links/jobs.ts';
import { appLinkRoutes } from '../app-links/routes.ts';
import { browser, sessionIdOf, type TestShop, testShop } from '../checkout/testing.ts';
import { programRoutes } from '../program/routes.ts';
import { weeklyMailJobs } from '../program/weekly-mails.ts';
import { subscriptionJobs } from '../subscriptions/jobs.ts';
import { syncSubscription } from '../subscriptions/sync.ts';
import { manageJobs } from './jobs.ts';
import { manageRoutes } from './routes.ts';

export async function manageFixture() {
  const shop = await testShop();
  shop.sandbox.deliverTo(shop.webhookUrl);
  const mail = async (order: MailOrder) => {
    shop.mails.push(order);
  };
  shop.queue.work({
    ...subscriptionJobs(shop.deps),
    ...manageJobs(shop.deps),
    ...accountLinkJobs({ ...shop.deps, hasApp: false, mail }),
    ...weeklyMailJobs({ ...shop.deps, mail }),
    mail,
  });
  const desk = testServer(
    manageRoutes({ ...shop.deps, portal: true }),
    appLinkRoutes({ ...shop.deps, sandboxUnlocks: true }),
    programRoutes(shop.deps),
  );
  const close = async () => {
    await desk.close();
    await shop.close();
  };
  return { ...shop, desk, close };
}

export type ManageFixture = Awaited<ReturnType<typeof manageFixture>>;

export async function buyer(shop: ManageFixture, change: Readonly<Record<string, unknown>> = {}, card?: string) {
  const visitor = browser(shop as TestShop);
  const { url } = (await visitor.checkout(change)).json();
  await visitor.pay(url, card, 'complete');
  await shop.settle();
  const sessionId = sessionIdOf(url);
  const subscription = await shop.db
    .selectFrom('subscriptions')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'attempt_id')
    .selectAll('subscriptions')
    .where('session_id', '=', sessionId)
    .executeTakeFirstOrThrow();
  const order = (await visitor.status(sessionId)).cookies.find(({ name }) => name === 'order')?.value ?? '';
  return { ...visitor, sessionId, email: subscription.email, id: subscription.id, cookies: { order } };
}

export function post(shop: ManageFixture, url: string, payload: object, cookies: Readonly<Record<string, string>> = {}) {
  return shop.desk.inject({ method: 'POST', url: `/api${url}`, payload, cookies });
}

export function mailedToken({ mails }: ManageFixture, template: MailOrder['template'], to: string): string {
  const mail = mails.findLast((one) => one.template === template && one.to === to);
  if (!mail || !('link' in mail.facts)) throw new Error(`No mail ${template} went to ${to}.`);
  return new URL(mail.facts.link).hash.slice(1);
}

export async function signedIn(shop: ManageFixture, email: string) {
  await post(shop, '/manage-links', { email });
  await shop.queue.drain();
  const response = await post(shop, '/manage-sessions', { token: mailedToken(shop, 'manage-link', email) });
  const cookies = { manage: response.cookies.find(({ name }) => name === 'manage')?.value ?? '' };
  return {
    response,
    cookies,
    overview: () => shop.desk.inject({ url: '/api/manage', cookies }),
    ask: (id: string, request: object) => post(shop, `/manage/subscriptions/${id}/requests`, request, cookies),
    post: (url: string, payload: object) => post(shop, url, payload, cookies),
  };
}

/** A buyer with a subscription, signed in. */
export async function signedInBuyer(shop: ManageFixture, change: Readonly<Record<string, unknown>> = {}) {
  const one = await buyer(shop, change);
  const { ask, overview } = await signedIn(shop, one.email);
  await shop.queue.drain();
  shop.mails.length = 0;
  const managed = async (): Promise<ManagedSubscription> => (await overview()).json().subscriptions[0];
  return { ...one, ask: (request: object) => ask(one.id, request), overview, managed };
}

export const requestsOf = ({ db }: ManageFixture, id: string) =>
  db.selectFrom('subscription_requests').selectAll().where('subscription_id', '=', id).orderBy('created_at').execute();

export const mailsOf = ({ mails }: ManageFixture, template: MailOrder['template']) =>
  mails.filter((mail) => mail.template === template);

/** Each movement with what it brings a month, less what was brought before. */
export async function movementsOf({ db }: ManageFixture, id: string) {
  const rows = await db
    .selectFrom('subscription_movements')
    .selectAll()
    .where('subscription_id', '=', id)
    .orderBy('id')
    .execute();
  return rows.map(({ kind, monthly_before, monthly_after }) => [kind, monthly_after - monthly_before]);
}

export async function subscriptionAt({ provider }: ManageFixture, id: string) {
  const found = await provider.readSubscription(id);
  if (!found.ok) throw new Error(found.detail);
  const { currentPeriodEnd, ...subscription } = found.value;
  if (!currentPeriodEnd) throw new Error(`${id} has no end of a period.`);
  return { ...subscription, currentPeriodEnd };
}

export const unreachable = async () => ({ ok: false, reason: 'unreachable', detail: 'no answer' }) as const;

/** As if the plan had another price when it was bought. */
export async function setPrice({ db, deps }: ManageFixture, id: string, amount: number): Promise<void> {
  await sql`
    update sandbox_objects set data = jsonb_set(data, '{items,data,0,price,unit_amount}', ${String(amount)}::jsonb) where id = ${id}`.execute(
    db,
  );
  await syncSubscription(deps, id);
}

/** So that a discount of now is none of the first charge. */
export async function startedYesterday({ db }: ManageFixture, id: string): Promise<void> {
  const start = Math.floor(Date.now() / 1000) - 86_400;
  await sql`
    update sandbox_objects set data = jsonb_set(data, '{items,data,0,current_period_start}', ${String(start)}::jsonb) where id = ${id}`.execute(
    db,
  );
}
