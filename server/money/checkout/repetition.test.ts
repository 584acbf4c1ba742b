import { sql } from 'kysely';
import { beforeEach, describe, expect, test } from 'vitest';
import { consent, refusals } from '../../../content/pages/checkout.ts';
import { MAX_RETURNED } from '../../../core/offers/repetition.ts';
import { introPrice } from '../../../core/plans/plan.ts';
import { casesOf } from '../../../core/testing.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { hashOf } from '../../platform/token.ts';
import { excuseReturns, readFailedPayments } from '../buyer-marks/store.ts';
import { ERASED_VISITOR } from '../checkout-attempts/store.ts';
import { buyer, mailedToken, manageFixture, post, signedIn } from '../manage/testing.ts';
import { browser, PLAN, sessionIdOf, shownTerms } from './testing.ts';

/** The sandbox's one card that is the same under every address. */
const KNOWN_CARD = '4000 0566 5566 5556';
const INTRO = { shown: shownTerms(PLAN, introPrice(PLAN)) };

const shop = openBeforeAll(manageFixture);

let people = 0;
const newEmail = () => `farm-${++people}@example.com`;

/** In a browser of its own, whose offer has just begun. */
async function offered(email: string, change: object = INTRO) {
  const own = browser(shop);
  await own.startOffer();
  return { ...own, email, order: (other: object = change) => own.checkout({ email, ...other }) };
}

async function orderIntro(email: string, card?: string, page?: Awaited<ReturnType<typeof offered>>) {
  const one = page ?? (await offered(email));
  const { url } = (await one.order()).json();
  await one.pay(url, card);
  await shop.settle();
  return orderOf(sessionIdOf(url));
}

function orderOf(sessionId: string) {
  return shop.db
    .selectFrom('subscriptions')
    .innerJoin('checkout_attempts', 'checkout_attempts.id', 'attempt_id')
    .leftJoin('payments', 'payments.subscription_id', 'subscriptions.id')
    .select(['subscriptions.id', 'subscriptions.status', 'repetition', 'duplicate_of', 'amount_paid', 'amount_refunded'])
    .where('session_id', '=', sessionId)
    .executeTakeFirst();
}

async function withdraw(email: string, id: string) {
  const { ask } = await signedIn(shop, email);
  expect((await ask(id, { kind: 'withdraw' })).statusCode).toBe(200);
  await shop.settle();
}

const forgetCards = () => shop.db.deleteFrom('buyer_marks').where('kind', '=', 'card').execute();

const attemptsUnder = async (email: string) =>
  (await shop.db.selectFrom('checkout_attempts').select('id').where('email', '=', email).execute()).length;

describe('the introductory price', () => {
  test('is charged for a first order', async () => {
    expect(await orderIntro(newEmail())).toMatchObject({ repetition: null, duplicate_of: null, amount_paid: introPrice(PLAN) });
  });

  test.each(
    casesOf<[string, (email: string, id: string) => Promise<void>]>(
      [
        ['kept', async () => {}],
        ['withdrawn', withdraw],
        ['refunded', async (_email: string, id: string) => void (await shop.sandbox.control.refund(id))],
        ['ended', async (_email: string, id: string) => void (await shop.sandbox.control.cancel(id))],
      ],
      2,
    ),
  )('is refused before the payment to a mailbox whose order was %s', async (_how, then) => {
    const email = newEmail();
    const first = await orderIntro(email);
    await then(email, first?.id ?? '');
    await shop.settle();
    const spelled = email.replace('@', '+again@').toUpperCase();
    const again = await offered(spelled);
    const refused = await again.order();
    expect([refused.statusCode, refused.json().error.terms]).toEqual([409, shownTerms(PLAN)]);
    expect(refused.json().error.message).toMatch(/introductory price is for a first order.*\$129\.99 today, then \$129\.99/);
    expect((await again.startOffer()).json()).toSatisfy(({ deadline, now }) => deadline <= now);
    expect(await attemptsUnder(spelled.toLowerCase())).toBe(0);
    // Page, consent and charge are now the same amount.
    const { url } = (await again.order({ shown: shownTerms(PLAN) })).json();
    await again.pay(url);
    await shop.settle();
    expect(await orderOf(sessionIdOf(url))).toMatchObject({ amount_paid: PLAN.listPrice, repetition: null, duplicate_of: null });
    const texts = await shop.db
      .selectFrom('consent_records')
      .innerJoin('checkout_attempts', 'checkout_attempts.id', 'attempt_id')
      .select('text')
      .where('email', '=', spelled.toLowerCase())
      .where('kind', '=', 'renewal')
      .execute();
    expect(texts).toEqual([{ text: expect.stringContaining('$129.99 today') }]);
    expect(consent.renewal).toContain('{price} today');
  });

  test('is still there after a payment that failed, and after a page that was left', { tags: 'exhaustive' }, async () => {
    const email = newEmail();
    const one = await offered(email);
    await one.pay((await one.order()).json().url, '4000 0000 0000 0002');
    await shop.settle();
    expect((await (await offered(email)).order()).statusCode).toBe(200);
  });

  test('had under an earlier address is known under the address that the order moved to', { tags: 'exhaustive' }, async () => {
    const email = newEmail();
    await orderIntro(email);
    const session = await signedIn(shop, email);
    await session.post('/manage/email-changes', { email: 'moved@example.com' });
    await shop.queue.drain();
    const token = mailedToken(shop, 'email-change', 'moved@example.com');
    expect((await session.post('/manage/email-confirmations', { token })).statusCode).toBe(200);
    for (const each of [email, 'moved@example.com']) expect((await (await offered(each)).order()).statusCode).toBe(409);
  });

  test('paid twice from pages that were open before either was paid is kept once', { tags: 'exhaustive' }, async () => {
    const email = newEmail();
    const pages = [await offered(email), await offered(email.replace('@', '+b@'))];
    const urls = [];
    for (const page of pages) urls.push((await page.order()).json().url);
    for (const [index, page] of pages.entries()) await page.pay(urls[index]);
    await shop.settle();
    const orders = await Promise.all(urls.map((url) => orderOf(sessionIdOf(url))));
    expect(orders.map((order) => order?.repetition).toSorted()).toEqual(['introductory', null].toSorted());
    const refused = orders.find((order) => order?.repetition);
    expect(refused).toMatchObject({ status: 'canceled', amount_refunded: introPrice(PLAN) });
  });

  test('paid again with one card under another address is kept and marked once, and then ended and paid back', async () => {
    const emails = [newEmail(), newEmail(), newEmail()];
    const third = await offered(emails[2] ?? '');
    const orders = [];
    for (const email of emails) orders.push(await orderIntro(email, KNOWN_CARD, email === third.email ? third : undefined));
    expect(orders).toMatchObject([
      { repetition: null, duplicate_of: null, amount_refunded: 0 },
      { repetition: 'kept', duplicate_of: null, amount_refunded: 0 },
      { repetition: 'introductory', duplicate_of: orders[1]?.id, status: 'canceled', amount_refunded: introPrice(PLAN) },
    ]);
    expect(shop.mails.filter(({ to }) => to === emails[2]).map(({ template }) => template)).toEqual([
      'refunded',
      'order-refused',
    ]);
    // The page of the refused buyer shows the regular price from now on. Another card has the price under this address.
    expect((await third.startOffer()).json()).toSatisfy(({ deadline, now }) => deadline <= now);
    expect(await orderIntro(third.email)).toMatchObject({ repetition: null, duplicate_of: null, amount_refunded: 0 });
  });

  test.each([
    ['kept', 'introductory', async () => {}],
    ['withdrawn', 'returned', withdraw],
  ])(
    'is still there for a mailbox under which strangers paid with a card whose orders they had %s',
    { tags: 'exhaustive' },
    async (_how, why, then) => {
      await forgetCards();
      for (const own of [newEmail(), newEmail()]) await then(own, (await orderIntro(own, KNOWN_CARD))?.id ?? '');
      const email = newEmail();
      for (let n = 0; n < MAX_RETURNED; n++)
        expect(await orderIntro(email, KNOWN_CARD)).toMatchObject({ repetition: why, amount_refunded: introPrice(PLAN) });
      expect(await orderIntro(email)).toMatchObject({ repetition: null, duplicate_of: null, amount_paid: introPrice(PLAN) });
    },
  );

  test('paid at once with one card under three addresses is kept twice', { tags: 'exhaustive' }, async () => {
    await forgetCards();
    const pages = [];
    for (let n = 0; n < 3; n++) {
      const page = await offered(newEmail());
      pages.push({ page, url: (await page.order()).json().url });
    }
    await Promise.all(pages.map(({ page, url }) => page.pay(url, KNOWN_CARD)));
    await shop.settle();
    const orders = await Promise.all(pages.map(({ url }) => orderOf(sessionIdOf(url))));
    expect(orders.filter((order) => order?.duplicate_of === null)).toHaveLength(2);
  });
});

describe('an order after returns', () => {
  const moveLastWithdrawal = (days: number) =>
    sql`
      update subscription_requests set created_at = created_at + ${days} * interval '1 day'
      where id = (select id from subscription_requests where kind = 'withdraw' order by done_at desc limit 1)`.execute(shop.db);

  async function returnTwice(email: string) {
    for (let n = 0; n < MAX_RETURNED; n++) {
      const { id } = await buyer(shop, { email });
      await withdraw(email, id);
    }
  }

  test('is refused before the payment once two of a year were withdrawn, until a year has passed or an operator excuses them', async () => {
    const email = newEmail();
    await returnTwice(email);
    const again = browser(shop);
    const refused = await again.checkout({ email });
    expect([refused.statusCode, refused.json().error.message]).toEqual([
      409,
      refusals.returnedTooMuch.replace('{support}', 'support@petalune.example'),
    ]);
    await moveLastWithdrawal(-366);
    expect((await browser(shop).checkout({ email })).statusCode).toBe(200);
    await moveLastWithdrawal(366);
    expect((await browser(shop).checkout({ email })).statusCode).toBe(409);
    await excuseReturns(shop.db, email, new Date());
    expect((await browser(shop).checkout({ email })).statusCode).toBe(200);
  });

  test('counts duplicates, which stop being paid back without end', { tags: 'exhaustive' }, async () => {
    const email = newEmail();
    await buyer(shop, { email });
    for (let n = 0; n < MAX_RETURNED; n++) await buyer(shop, { email });
    expect((await browser(shop).checkout({ email })).statusCode).toBe(409);
  });

  test('is counted after a payment as before it, also in the browser whose duplicate was paid back', {
    tags: 'exhaustive',
  }, async () => {
    await forgetCards();
    const email = newEmail();
    const [first, second] = [await buyer(shop, { email }), browser(shop)];
    await second.pay((await second.checkout({ email })).json().url, KNOWN_CARD);
    await shop.settle();
    await withdraw(email, first.id);
    const { url } = (await second.checkout({ email })).json();
    await second.pay(url);
    await shop.settle();
    expect(await orderOf(sessionIdOf(url))).toMatchObject({ repetition: null, status: 'active', amount_refunded: 0 });
  });

  test('is open to a buyer under whose address strangers ordered with cards of their own', { tags: 'exhaustive' }, async () => {
    const { email, id } = await buyer(shop, { email: newEmail() });
    for (let n = 0; n < MAX_RETURNED; n++) {
      const stranger = browser(shop);
      await stranger.pay((await stranger.checkout({ email })).json().url, KNOWN_CARD);
      await shop.settle();
    }
    expect(await shop.db.selectFrom('subscriptions').select('id').where('duplicate_of', '=', id).execute()).toHaveLength(2);
    await shop.sandbox.control.cancel(id);
    await shop.settle();
    expect((await browser(shop).checkout({ email })).statusCode).toBe(200);
  });

  test('with the same card under another address is ended and paid back at once', { tags: 'exhaustive' }, async () => {
    await forgetCards();
    for (let n = 0; n < MAX_RETURNED; n++) {
      const email = newEmail();
      const own = browser(shop);
      const { url } = (await own.checkout({ email })).json();
      await own.pay(url, KNOWN_CARD);
      await shop.settle();
      await withdraw(email, (await orderOf(sessionIdOf(url)))?.id ?? '');
    }
    const own = browser(shop);
    const { url } = (await own.checkout({ email: newEmail() })).json();
    await own.pay(url, KNOWN_CARD);
    await shop.settle();
    expect(await orderOf(sessionIdOf(url))).toMatchObject({
      repetition: 'returned',
      status: 'canceled',
      amount_refunded: PLAN.listPrice,
    });
  });

  test('is still open to be withdrawn, whatever was returned before', { tags: 'exhaustive' }, async () => {
    const email = newEmail();
    const { id } = await buyer(shop, { email });
    const other = await buyer(shop, { email: email.replace('@', '+b@') });
    await withdraw(email, id);
    await withdraw(other.email, other.id);
    expect(await shop.db.selectFrom('subscriptions').select('status').where('id', 'in', [id, other.id]).execute()).toEqual([
      { status: 'canceled' },
      { status: 'canceled' },
    ]);
  });
});

type Place = { readonly headers?: Readonly<Record<string, string>>; readonly remoteAddress?: string };

describe('the owner of an address under which strangers paid', () => {
  /** With a card and in a browser of their own. */
  async function strangerPays(email: string) {
    await forgetCards();
    return orderIntro(email, KNOWN_CARD);
  }

  async function confirmed(email: string) {
    const page = await offered(email);
    await post(shop, '/manage-links', { email });
    await shop.queue.drain();
    const token = mailedToken(shop, 'manage-link', email);
    const session = await post(shop, '/manage-sessions', { token }, { visitor: page.visitor });
    const cookies = { manage: session.cookies.find(({ name }) => name === 'manage')?.value ?? '' };
    return {
      ...page,
      ask: (id: string, request: object) => post(shop, `/manage/subscriptions/${id}/requests`, request, cookies),
    };
  }

  test('has the introductory price and a plan of their own, once a mailed link was opened in the browser', async () => {
    const email = newEmail();
    const strangers = await strangerPays(email);
    const unknown = await offered(email);
    expect((await unknown.order()).statusCode).toBe(409);
    const own = await orderIntro(email, undefined, await confirmed(email));
    expect(own).toMatchObject({ status: 'active', repetition: null, duplicate_of: null, amount_refunded: 0 });
    expect(strangers).toMatchObject({ status: 'active', duplicate_of: null });
  });

  test('is not shut out by orders of strangers that the owner withdrew', { tags: 'exhaustive' }, async () => {
    const email = newEmail();
    await forgetCards();
    for (let n = 0; n < MAX_RETURNED; n++) {
      const stranger = browser(shop);
      const { url } = (await stranger.checkout({ email })).json();
      await stranger.pay(url, KNOWN_CARD);
      await shop.settle();
      await withdraw(email, (await orderOf(sessionIdOf(url)))?.id ?? '');
    }
    expect((await (await offered(email)).order()).statusCode).toBe(409);
    expect(await orderIntro(email, undefined, await confirmed(email))).toMatchObject({
      status: 'active',
      repetition: null,
      duplicate_of: null,
    });
  });

  test('is mailed of eight duplicates a day, and orders beyond them where a mailed link was opened', {
    tags: 'exhaustive',
  }, async () => {
    const { email } = await buyer(shop, { email: newEmail() });
    const pay = async (page: Pick<ReturnType<typeof browser>, 'checkout' | 'pay'>) => {
      const answer = await page.checkout({ email });
      if (answer.statusCode === 200) await page.pay(answer.json().url, KNOWN_CARD);
      await shop.settle();
      return answer.statusCode;
    };
    for (let n = 0; n < 8; n++) expect(await pay(browser(shop))).toBe(200);
    expect(await pay(browser(shop))).toBe(409);
    expect(shop.mails.filter(({ to, template }) => to === email && template === 'duplicate')).toHaveLength(8);
    expect((await (await confirmed(email)).order()).statusCode).toBe(200);
  });

  test('has it once: in that browser, in another one that opened a link, and with the same card', {
    tags: 'exhaustive',
  }, async () => {
    const email = newEmail();
    await strangerPays(email);
    const page = await confirmed(email);
    const own = await orderIntro(email, undefined, page);
    await page.ask(own?.id ?? '', { kind: 'withdraw' });
    await shop.settle();
    expect((await page.order()).statusCode).toBe(409);
    expect((await (await confirmed(email)).order()).statusCode).toBe(409);
  });

  test('whose own earlier browser opened no link is known by the card, and paid back', { tags: 'exhaustive' }, async () => {
    await forgetCards();
    const email = newEmail();
    const first = await orderIntro(email);
    const again = await orderIntro(email, undefined, await confirmed(email));
    expect(again).toMatchObject({ duplicate_of: first?.id, status: 'canceled', amount_refunded: introPrice(PLAN) });
  });

  test('does not have it again by being deleted', { tags: 'exhaustive' }, async () => {
    const email = newEmail();
    await orderIntro(email);
    await shop.db
      .updateTable('checkout_attempts')
      .set({ email: 'deleted', visitor_id: ERASED_VISITOR })
      .where('email', '=', email)
      .execute();
    await shop.db.updateTable('subscriptions').set({ email: 'deleted' }).where('email', '=', email).execute();
    const page = await offered(email);
    await shop.db
      .insertInto('confirmed_addresses')
      .values({ email, visitor_id: hashOf(page.visitor) })
      .execute();
    expect((await page.order()).statusCode).toBe(409);
  });
});

describe('refused cards', () => {
  beforeEach(() => shop.db.updateTable('checkout_attempts').set({ declines: 0 }).execute());
  const DECLINED = '4000 0000 0000 0002';
  const networkOf = (sessionId: string) =>
    shop.db
      .selectFrom('buyer_marks')
      .innerJoin('checkout_attempts', 'checkout_attempts.id', 'attempt_id')
      .select(['attempt_id', 'mark'])
      .where('session_id', '=', sessionId)
      .where('kind', '=', 'network')
      .executeTakeFirstOrThrow();

  async function decline(by: ReturnType<typeof browser>, email: string, times: number): Promise<string> {
    const { url } = (await by.checkout({ email })).json();
    for (let n = 0; n < times; n++) expect((await by.pay(url, DECLINED)).statusCode).toBe(402);
    await shop.queue.drain();
    return url;
  }

  test('of one browser end the open payment page and every further checkout of the day, under whatever address', async () => {
    const email = newEmail();
    const own = browser(shop);
    const url = await decline(own, email, 8);
    expect((await own.pay(url)).statusCode).toBe(410);
    for (const tried of [email, newEmail()]) {
      const refused = await own.checkout({ email: tried });
      expect([refused.statusCode, refused.json().error.message]).toEqual([
        409,
        refusals.triesTooMuch.replace('{support}', 'support@petalune.example'),
      ]);
    }
    await sql`update checkout_attempts set created_at = created_at - interval '25 hours' where email = ${email}`.execute(shop.db);
    expect((await own.checkout({ email })).statusCode).toBe(200);
  });

  const PROXY = { 'x-forwarded-for': '198.51.100.7' };
  const PLACES: readonly (readonly [where: string, strangers: Place, owners: Place])[] = [
    ['in the same network', {}, {}],
    ['in another network', {}, { remoteAddress: '198.51.100.8' }],
    ['behind one proxy that is not named', { headers: PROXY }, { headers: PROXY }],
  ];
  test.each(casesOf(PLACES, 1))(
    'of a stranger under an address keep its owner %s from no payment, before or after the page was opened',
    { tags: 'exhaustive' },
    async (_where, strangers, owners) => {
      const email = newEmail();
      const owner = browser(shop, undefined, owners.headers, owners.remoteAddress);
      const { url } = (await owner.checkout({ email })).json();
      await decline(browser(shop, undefined, strangers.headers, strangers.remoteAddress), email, 8);
      expect((await owner.pay(url)).statusCode).toBe(303);
      await shop.settle();
      const later = browser(shop, undefined, owners.headers, owners.remoteAddress);
      expect((await later.checkout({ email })).statusCode).toBe(200);
    },
  );

  test('of a stranger whose page was opened before count for no browser, and for the network', {
    tags: 'exhaustive',
  }, async () => {
    const email = newEmail();
    const [stranger, owner] = [browser(shop), browser(shop)];
    const { url } = (await stranger.checkout({ email })).json();
    const own = (await owner.checkout({ email })).json().url;
    for (let n = 0; n < 8; n++) expect((await stranger.pay(url, DECLINED)).statusCode).toBe(402);
    await shop.queue.drain();
    expect((await owner.pay(own)).statusCode).toBe(303);
    await shop.settle();
    const visitorId = hashOf(owner.visitor);
    const { mark: network } = await networkOf(sessionIdOf(own));
    const failed = await readFailedPayments(shop.db, { visitorId, email, network }, new Date());
    expect([failed.browser, failed.network >= 8]).toEqual([0, true]);
  });

  test('of one network end its checkouts under every address, whose digest no other network has', async () => {
    const own = browser(shop);
    const { url } = (await own.checkout({ email: newEmail() })).json();
    await own.pay(url, DECLINED);
    await shop.settle();
    const { attempt_id, mark } = await networkOf(sessionIdOf(url));
    expect(mark).not.toContain('127.0.0.1');
    await shop.db.updateTable('checkout_attempts').set({ declines: 60 }).where('id', '=', attempt_id).execute();
    expect((await browser(shop).checkout({ email: newEmail() })).statusCode).toBe(409);
    await shop.db.updateTable('buyer_marks').set({ mark: 'of another network' }).where('mark', '=', mark).execute();
    expect((await browser(shop).checkout({ email: newEmail() })).statusCode).toBe(200);
  });

  test('behind a proxy that is not named end no checkout of other visitors', async () => {
    const headers = { 'x-forwarded-for': '198.51.100.7' };
    const one = browser(shop, undefined, headers);
    const { url } = (await one.checkout({ email: newEmail() })).json();
    await shop.db.updateTable('checkout_attempts').set({ declines: 60 }).where('session_id', '=', sessionIdOf(url)).execute();
    expect((await browser(shop, undefined, headers).checkout({ email: newEmail() })).statusCode).toBe(200);
  });
});

test('checkout names at most 20 known addresses a day to one network, and a repeated introductory price is then given back once paid', {
  tags: 'exhaustive',
}, async () => {
  const email = newEmail();
  await orderIntro(email);
  let page = await offered(email);
  let response = await page.order();
  for (let told = 1; response.statusCode === 409; told++) {
    expect(told).toBeLessThanOrEqual(20);
    page = await offered(email);
    response = await page.order();
  }
  const { url } = response.json();
  await page.pay(url);
  await shop.settle();
  expect(await orderOf(sessionIdOf(url))).toMatchObject({ status: 'canceled', amount_refunded: introPrice(PLAN) });
});
