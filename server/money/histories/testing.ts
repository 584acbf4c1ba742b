import { randomUUID } from 'node:crypto';
import { expect } from 'vitest';
import { offlineCompanion } from '../../../adapters/companion/offline.ts';
import type { CompanionPort } from '../../../adapters/companion/port.ts';
import { seededRandom } from '../../../core/seeded-random.ts';
import type { SubscriptionNotice } from '../../../core/subscriptions/notice.ts';
import { browser, PLAN, sessionIdOf } from '../checkout/testing.ts';
import { companionJobs } from '../companion/jobs.ts';
import { endSessions, startSession } from '../manage/session.ts';
import { type ManageFixture, mailedToken, manageFixture, post } from '../manage/testing.ts';
import { cookiesAfterPayment } from '../order-keys/testing.ts';
import { accessTo } from '../subscriptions/access.ts';
import { subscriptionJobs } from '../subscriptions/jobs.ts';
import { findPayments, findSubscription } from '../subscriptions/store.ts';
import { hasPaid, Ledger, type LedgerOrder } from './ledger.ts';

const EVENTS = 12;
/** Most events are possible only after others. */
const MAX_TRIES = 500;

export async function historyFixture() {
  const notices = new Map<string, SubscriptionNotice>();
  const companion: CompanionPort = {
    ...offlineCompanion(),
    async notifySubscription(_id, notice) {
      notices.set(notice.subscription, notice);
      return { ok: true };
    },
  };
  const shop = await manageFixture();
  const opened: string[] = [];
  const jobs = { ...companionJobs({ db: shop.db, companion }), ...subscriptionJobs(shop.deps) };
  shop.queue.work({
    ...jobs,
    // Between its payment and its end a duplicate opens nothing either.
    async 'end-duplicate'(data, job) {
      if (await givesLink(shop, data.subscriptionId)) opened.push(data.subscriptionId);
      await jobs['end-duplicate'](data, job);
    },
  });
  return { ...shop, notices, opened };
}

async function givesLink(shop: ManageFixture, id: string): Promise<boolean> {
  const subscription = await findSubscription(shop.db, id);
  if (!subscription) throw new Error(`Subscription ${id} is not stored.`);
  return accessTo(subscription, await findPayments(shop.db, id), shop.deps.now()).given;
}

type HistoryFixture = Awaited<ReturnType<typeof historyFixture>>;

/** Two people, each in two browsers, to whom random things happen. After each of them the law is checked everywhere. */
export async function runHistory(shop: HistoryFixture, seed: number): Promise<void> {
  const random = seededRandom(seed);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)];
  const ledger = new Ledger();
  shop.opened.length = 0;
  const network = `10.1.${seed >> 8}.${seed % 256}`;
  const newBrowser = () => browser(shop, undefined, {}, network);
  const people = ['ann', 'bob'].map((name) => ({
    email: `${name}-${seed}-${randomUUID()}@example.com`,
    browsers: [newBrowser(), newBrowser()] as const,
    newBrowser,
  }));
  for (const { email } of people) ledger.emails.add(email);
  try {
    for (let tries = 0; ledger.story.length < EVENTS && tries < MAX_TRIES; tries++) {
      const person = pick(people) ?? people[0];
      const orders = person ? ledger.of(person.email) : [];
      const order = pick(orders.filter(runs)) ?? pick(orders);
      const happened = person && (await happen(shop, ledger, { person, order, random, pick }));
      if (!happened) continue;
      ledger.story.push(happened);
      await shop.settle();
      expect(shop.opened).toEqual([]);
      await checkLaw(shop, ledger);
    }
  } catch (error) {
    const story = ledger.story.map((line, index) => `${index + 1}. ${line}`).join('\n');
    throw new Error(`The history of seed ${seed} breaks the law.\n${story}\n${String(error)}`, { cause: error });
  }
}

type Browser = ReturnType<typeof browser>;
/** A network of their own: one that was told of twenty known addresses is told of no more, and what is bought there is given back once paid. */
type Person = { email: string; readonly browsers: readonly [Browser, Browser]; readonly newBrowser: () => Browser };
type Moment = {
  readonly person: Person;
  readonly order: LedgerOrder | undefined;
  readonly random: () => number;
  readonly pick: <T>(list: readonly T[]) => T | undefined;
};
/** What happened, in words. Undefined where it could not. */
type Event = (shop: HistoryFixture, ledger: Ledger, moment: Moment) => Promise<string | undefined>;

const onOrder =
  (
    isPossible: (order: LedgerOrder) => boolean,
    act: (shop: HistoryFixture, order: LedgerOrder, moment: Moment) => Promise<string | undefined>,
  ): Event =>
  async (shop, _ledger, moment) =>
    moment.order && isPossible(moment.order) ? act(shop, moment.order, moment) : undefined;

const runs = ({ ended }: LedgerOrder) => !ended;

const EVENTS_BY_NAME: Readonly<Record<string, Event>> = {
  async pay(shop, ledger, { person, pick }) {
    const own = pick(person.browsers) ?? person.browsers[0];
    const url = await openPage(own, person.email);
    if (!url) return `${person.email} is refused at checkout`;
    await own.pay(url);
    await shop.settle();
    await book(shop, ledger, [{ url, own, email: person.email }]);
    return `${person.email} pays`;
  },
  async payOnTwoDevices(shop, ledger, { person }) {
    const pages = [];
    for (const own of person.browsers) pages.push({ own, email: person.email, url: await openPage(own, person.email) });
    const open = pages.flatMap(({ url, ...page }) => (url ? [{ ...page, url }] : []));
    await Promise.all(open.map(({ own, url }) => own.pay(url)));
    await shop.settle();
    await book(shop, ledger, open);
    return `${person.email} pays on ${open.length} devices at once`;
  },
  async beginCheckout(_shop, _ledger, { person, pick }) {
    await openPage(pick(person.browsers) ?? person.browsers[0], person.email);
    return `${person.email} begins a checkout`;
  },
  async tryCard(_shop, _ledger, { person }) {
    const own = person.newBrowser();
    const url = await openPage(own, person.email);
    if (url) await own.pay(url, '4000 0000 0000 0002');
    return `${person.email} is declined`;
  },
  refundPart: onOrder(
    ({ ended, paid, returned, dispute }) => !ended && dispute === undefined && paid - returned > 200,
    async ({ sandbox }, order) => {
      await sandbox.control.refund(order.id, 100);
      order.returned += 100;
      return `${order.id} is refunded in part`;
    },
  ),
  refund: onOrder(
    ({ paid, returned, dispute }) => dispute === undefined && paid > returned,
    async ({ sandbox }, order) => {
      await sandbox.control.refund(order.id);
      order.returned = order.paid;
      order.ended = true;
      return `${order.id} is refunded in full`;
    },
  ),
  dispute: onOrder(
    ({ paid, returned, dispute }) => dispute === undefined && paid > returned,
    async ({ sandbox }, order) => {
      await sandbox.control.dispute(order.id);
      order.dispute = 'open';
      order.cancelled = true;
      if (order.unpaid) order.ended = true;
      return `${order.id} is disputed`;
    },
  ),
  closeDispute: onOrder(
    ({ dispute }) => dispute === 'open',
    async ({ sandbox }, order, { pick }) => {
      order.dispute = pick(['won', 'lost'] as const) ?? 'won';
      await sandbox.control.closeDispute(order.id, order.dispute);
      if (order.dispute === 'lost') order.ended = true;
      return `the dispute of ${order.id} is ${order.dispute}`;
    },
  ),
  withdraw: onOrder(
    ({ ended, returned }) => !ended && returned === 0,
    async (shop, order) => {
      const response = await ask(shop, order, { kind: 'withdraw' });
      if (response.statusCode !== 200) return undefined;
      order.ended = true;
      if (order.dispute === undefined || order.dispute === 'won') order.returned = order.paid;
      return `${order.id} is withdrawn from`;
    },
  ),
  cancel: onOrder(runs, async (shop, order) => {
    const cancelled = (await ask(shop, order, { kind: 'cancel' })).statusCode === 200;
    if (cancelled) order.cancelled = true;
    return cancelled ? `${order.id} is cancelled` : undefined;
  }),
  takeBack: onOrder(
    ({ ended, cancelled }) => !ended && cancelled,
    async (shop, order) => {
      const kept = (await ask(shop, order, { kind: 'keep' })).statusCode === 200;
      if (kept) order.cancelled = false;
      return kept ? `the cancellation of ${order.id} is taken back` : undefined;
    },
  ),
  expire: onOrder(runs, async ({ sandbox }, order) => {
    await sandbox.control.cancel(order.id);
    order.ended = true;
    return `${order.id} ends`;
  }),
  renew: onOrder(
    ({ ended, cancelled, unpaid }) => !ended && !cancelled && !unpaid,
    async ({ sandbox }, order) => {
      await sandbox.control.renew(order.id);
      renewed(order);
      return `${order.id} renews`;
    },
  ),
  failRenewal: onOrder(
    ({ ended, cancelled, unpaid }) => !ended && !cancelled && !unpaid,
    async ({ sandbox }, order) => {
      await sandbox.control.failRenewal(order.id);
      order.unpaid = true;
      return `the renewal of ${order.id} fails`;
    },
  ),
  recover: onOrder(
    ({ ended, unpaid }) => !ended && unpaid,
    async ({ sandbox }, order) => {
      await sandbox.control.payOpen(order.id);
      renewed(order);
      order.unpaid = false;
      return `the renewal of ${order.id} is paid with another card`;
    },
  ),
  async changeEmail(shop, ledger, { person, pick }) {
    const own = ledger.of(person.email);
    if (own.length === 0) return undefined;
    const to = pick([...ledger.emails, `new-${randomUUID()}@example.com`]) ?? person.email;
    if (to === person.email) return undefined;
    const from = person.email;
    const cookies = await signIn(shop, from);
    const asked = await post(shop, '/manage/email-changes', { email: to }, cookies);
    if (asked.statusCode !== 200) return `${from} may not ask for ${to}`;
    await shop.queue.drain();
    const token = mailedToken(shop, 'email-change', to);
    const confirmed = await post(shop, '/manage/email-confirmations', { token }, cookies);
    if (confirmed.statusCode !== 200) return `${from} may not become ${to}`;
    for (const order of own) order.email = to;
    ledger.emails.add(to);
    person.email = to;
    return `${from} becomes ${to}`;
  },
  async signOut(shop, _ledger, { person }) {
    const cookies = await signIn(shop, person.email);
    await endSessions(shop.db, person.email);
    expect((await programFor(shop, cookies)).order).toBeNull();
    return `${person.email} signs out everywhere`;
  },
};
/** What is seldom possible is tried more often. */
const OFTEN = ['pay', 'payOnTwoDevices', 'dispute', 'closeDispute', 'closeDispute', 'closeDispute', 'changeEmail', 'changeEmail'];
const EVENT_NAMES = [...Object.keys(EVENTS_BY_NAME), ...OFTEN];

async function happen(shop: HistoryFixture, ledger: Ledger, moment: Moment): Promise<string | undefined> {
  const event = EVENTS_BY_NAME[moment.pick(EVENT_NAMES) ?? 'pay'];
  return event?.(shop, ledger, moment);
}

async function openPage(own: Browser, email: string): Promise<string | undefined> {
  const response = await own.checkout({ email });
  return response.statusCode === 200 ? response.json().url : undefined;
}

type PaidPage = { readonly url: string; readonly own: Browser; readonly email: string };

/** Of two running orders under one address one is paid back: which of them is for the shop to say, that it is one is the law. */
async function book(shop: HistoryFixture, ledger: Ledger, pages: readonly PaidPage[]): Promise<void> {
  for (const { url, email } of pages) {
    const sessionId = sessionIdOf(url);
    const session = await shop.provider.readSession(sessionId);
    if (!session.ok || !session.value.subscriptionId) continue;
    const id = session.value.subscriptionId;
    const other = { returned: 0, dispute: undefined, ended: false, cancelled: false, unpaid: false };
    ledger.orders.push({ id, sessionId, email, paid: PLAN.listPrice, ...other });
  }
  await bookRefused(shop, ledger);
  const [email] = pages.map((page) => page.email);
  const running = ledger.of(email ?? '').filter(({ ended }) => !ended);
  if (running.length < 2) return;
  const before = running.filter(({ sessionId }) => !pages.some(({ url }) => sessionIdOf(url) === sessionId));
  const back = before.length > 0 ? running.filter((order) => !before.includes(order)) : await paidBackOf(shop, running);
  expect(running.length - back.length).toBe(1);
  for (const order of back) {
    order.ended = true;
    order.returned = order.paid;
  }
}

/** The shop learns of a card when it has paid. What a card may not order any more is paid back whole. */
async function bookRefused(shop: HistoryFixture, ledger: Ledger): Promise<void> {
  const ids = ledger.orders.filter(({ ended }) => !ended).map(({ id }) => id);
  if (ids.length === 0) return;
  const rows = await shop.db
    .selectFrom('subscriptions')
    .select('id')
    .where('id', 'in', ids)
    .where('repetition', '=', 'returned')
    .execute();
  const refused = rows.map(({ id }) => ledger.order(id));
  expect(await paidBackOf(shop, refused)).toEqual(refused);
  for (const order of refused) {
    order.ended = true;
    order.returned = order.paid;
  }
}

async function paidBackOf({ provider }: HistoryFixture, orders: readonly LedgerOrder[]): Promise<readonly LedgerOrder[]> {
  const back = [];
  for (const order of orders) {
    const subscription = await provider.readSubscription(order.id);
    const payments = subscription.ok ? await provider.readPayments(subscription.value) : subscription;
    if (!payments.ok) throw new Error(payments.detail);
    if (payments.value.every(({ amountPaid, amountRefunded }) => amountRefunded === amountPaid)) back.push(order);
  }
  return back;
}

/** Money that came for the next period. */
function renewed(order: LedgerOrder): void {
  order.paid = PLAN.listPrice;
  order.returned = 0;
  order.dispute = undefined;
}

async function ask(shop: HistoryFixture, { id, email }: LedgerOrder, request: object) {
  return post(shop, `/manage/subscriptions/${id}/requests`, request, await signIn(shop, email));
}

async function signIn({ db, deps }: ManageFixture, email: string): Promise<Readonly<Record<string, string>>> {
  return { manage: await startSession(db, email, { device: 'Firefox', before: undefined }, deps.now()) };
}

async function programFor(shop: ManageFixture, cookies: Readonly<Record<string, string>>) {
  return (await shop.desk.inject({ url: '/api/program', cookies })).json();
}

async function checkLaw(shop: HistoryFixture, ledger: Ledger): Promise<void> {
  for (const email of ledger.emails) {
    const { order } = await programFor(shop, await signIn(shop, email));
    expect(order?.open ?? false, `program of ${email}`).toBe(ledger.of(email).some(hasPaid));
    if (order?.open) expect(hasPaid(ledger.order(order.id)), `the program of ${email} is of ${order.id}`).toBe(true);
  }
  for (const order of ledger.orders) {
    const cookies = await cookiesAfterPayment(shop.db, order.sessionId, shop.deps.now());
    const { order: shown } = await programFor(shop, cookies);
    expect(shown?.open ?? false, `the program of ${order.id} in the browser that paid`).toBe(hasPaid(order));
    await checkApp(shop, order, cookies);
  }
}

/** The app's link, its redemption, and the last notice that the app got. */
async function checkApp(shop: HistoryFixture, order: LedgerOrder, cookies: { readonly order: string }): Promise<void> {
  const paid = hasPaid(order);
  await shop.db.deleteFrom('account_links').where('subscription_id', '=', order.id).where('purpose', '=', 'app').execute();
  const link = await post(shop, '/app-links', { sessionId: order.sessionId }, cookies);
  expect(link.statusCode, `the link of ${order.id}`).toBe(paid ? 200 : 409);
  if (paid) {
    const redeemed = await post(shop, '/app-links/redemptions', { token: link.json().code });
    expect(redeemed.statusCode, `the redemption of ${order.id}`).toBe(200);
    expect(redeemed.json().email).toBe(order.email);
  }
  const notice = shop.notices.get(order.id);
  if (paid) expect(Date.parse(notice?.accessUntil ?? ''), `the notice of ${order.id}`).toBeGreaterThan(Date.now());
  else if (notice?.accessUntil && !order.ended)
    expect(Date.parse(notice.accessUntil), `the notice of ${order.id}`).toBeLessThanOrEqual(Date.now());
}
