import { beforeAll, describe, expect, test, vi } from 'vitest';
import { planChange } from '../../../content/pages/manage.ts';
import { findPlan, planIn } from '../../../core/plans/plan.ts';
import { planChangeTerms } from '../../../core/subscriptions/plan-change.ts';
import { lostAmount } from '../../../core/subscriptions/refundable.ts';
import { casesOf } from '../../../core/testing.ts';
import { readGrowth } from '../../operator/growth/query.ts';
import { readRevenue } from '../../operator/revenue/query.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { browser, sessionIdOf } from '../checkout/testing.ts';
import { addCode } from '../codes/store.ts';
import { manageFixture, signedIn } from '../manage/testing.ts';
import { accessTo } from '../subscriptions/access.ts';
import { findPayments, findSubscription, paymentStateOf } from '../subscriptions/store.ts';
import { settleCharge } from '../upsells/settle.ts';
import { answerBank, upsellCalls } from '../upsells/testing.ts';
import { LIVES, type Life, type LifeEvent } from './lives.ts';

vi.mock('../../../content/plans.ts', async () => {
  const { KINDS } = await import('../../../core/plans/testing.ts');
  const prices: Readonly<Record<string, object>> = {
    month: { EUR: { listPrice: 37_99, introDiscount: 19_00 }, JPY: { listPrice: 5_980, introDiscount: 3_000 } },
    year: { EUR: { listPrice: 119_99, introDiscount: 60_00 }, JPY: { listPrice: 19_800, introDiscount: 9_900 } },
    'free-trial': { JPY: { listPrice: 5_980, introDiscount: 0 } },
    'paid-trial': { JPY: { listPrice: 4_980, introDiscount: 0, trialPrice: 100 } },
    'half-year': { JPY: { listPrice: 7_480, introDiscount: 3_000 } },
    lifetime: { EUR: { listPrice: 139_99, introDiscount: 0 } },
  };
  const plans = KINDS.map((plan) => ({ ...plan, ...(prices[plan.id] && { prices: prices[plan.id] }) }));
  return { plans, preselectedPlan: null };
});
const { plans } = await import('../../../content/plans.ts');

const CODES = { 'QUARTER-OFF': 1, 'QUARTER-OFF-3': 3, 'QUARTER-OFF-ALL': null } as const;
const CURRENCIES = ['USD', 'EUR', 'JPY'] as const;
/** Those that this run lives through. */
const LIVED = Object.fromEntries(casesOf(Object.entries(LIVES), 14));
const FOREVER = { from: '2020-01-01', to: '2100-01-01', zone: 'UTC', unit: 'month' } as const;

const shop = openBeforeAll(manageFixture);
beforeAll(async () => {
  const begins_at = new Date('2026-01-01');
  for (const [name, charges] of Object.entries(CODES))
    await addCode(shop.db, {
      ...{ name, charges, percent_off: 25, amount_off: null, currency: null, plans: null, ends_at: null, max_uses: null },
      ...{ begins_at, created_at: begins_at, made_by: 'owner' },
    });
});

type Owner = {
  readonly id: string;
  /** Of the order that was bought beside it. */
  readonly upsellId: () => Promise<string>;
  readonly ask: (request: object, id?: string) => Promise<void>;
  readonly calls: () => Promise<ReturnType<typeof upsellCalls>>;
};

async function buy({ plan: planId, currency, shown: [dueNow, dueLater], offer, code, card }: Life): Promise<Owner> {
  const visitor = browser(shop);
  const plan = findPlan(plans, planId);
  if (offer) await visitor.startOffer();
  const kind = { ...(plan?.trialDays && { trialDays: plan.trialDays }), ...(plan?.once && { once: true }) };
  const answer = await visitor.checkout({ planId, shown: { dueNow, dueLater, currency, ...kind, ...(code && { code }) } });
  expect(answer.json()).toMatchObject({ success: true });
  const { url } = answer.json();
  await visitor.pay(url, card, 'complete');
  const session = await shop.provider.readSession(sessionIdOf(url));
  const id = session.ok ? String(session.value.subscriptionId) : '';
  return {
    id,
    upsellId: async () => (await findUpsellOf(visitor.email)) ?? '',
    async ask(request, of = id) {
      const { ask } = await signedIn(shop, visitor.email);
      expect((await ask(of, request)).json()).toMatchObject({ outcome: 'done' });
    },
    async calls() {
      const order = (await visitor.status(sessionIdOf(url))).cookies.find(({ name }) => name === 'order')?.value ?? '';
      return upsellCalls(shop, { visitor: visitor.visitor, sessionId: sessionIdOf(url), cookies: { order } });
    },
  };
}

async function findUpsellOf(email: string): Promise<string | undefined> {
  const found = shop.db.selectFrom('subscriptions').select('id').where('email', '=', email).where('upsell', '=', true);
  return (await found.executeTakeFirst())?.id;
}

/** At its bank too, where that asks. */
async function take({ calls }: Owner, currency: string): Promise<string> {
  const { see, take } = await calls();
  await see();
  const { state, url } = (await take({}, currency)).json();
  if (url !== undefined) await answerBank(shop, url, 'complete');
  const waiting = await shop.db
    .selectFrom('checkout_attempts')
    .selectAll()
    .where('session_url', '=', url ?? '')
    .execute();
  for (const attempt of waiting) await settleCharge(shop.deps, attempt);
  return url === undefined ? state : 'bought';
}

const isYen = ({ currency }: Life) => currency === 'JPY';

async function happens(event: Exclude<LifeEvent, 'buys'>, life: Life, owner: Owner): Promise<unknown> {
  const { id, ask, upsellId } = owner;
  const { control } = shop.sandbox;
  switch (event) {
    case 'renews':
      return control.renew(id);
    case 'fails':
      return control.failRenewal(id);
    case 'failsAgain':
      return control.failAgain(id);
    case 'pays':
      return control.payOpen(id);
    case 'isPaidBackInPart':
      return control.refund(id, 1_000);
    case 'isPaidBack':
      return control.refund(id);
    case 'disputes':
      return control.dispute(id);
    case 'disputesInPart':
      return control.dispute(id, 1_000);
    case 'wins':
      return control.closeDispute(id, 'won');
    case 'loses':
      return control.closeDispute(id, 'lost');
    case 'cancels':
      return ask({ kind: 'cancel' });
    case 'keeps':
      return ask({ kind: 'keep' });
    case 'withdraws':
      return ask({ kind: 'withdraw' });
    case 'runsOut':
      return control.advance(id);
    case 'endsAtTheProvider':
      return control.cancel(id);
    case 'pauses':
      return control.pause(id);
    case 'resumes':
      return control.resume(id);
    case 'getsHalfPriceOnce':
      return control.discount(id, { off: { percent: 50 }, lasts: 'once' });
    case 'getsHalfPriceForEver':
      return control.discount(id, { off: { percent: 50 }, lasts: 'forever' });
    case 'takesTheOffer':
      return expect(await take(owner, life.currency)).toBe('bought');
    case 'isRefusedTheOffer':
      return expect(await take(owner, life.currency)).toBe('offered');
    case 'declinesTheOffer':
      return (await owner.calls()).decline();
    case 'withdrawsFromTheOffer':
      return ask({ kind: 'withdraw' }, await upsellId());
    case 'isPaidBackTheOffer':
      return control.refund(await upsellId());
    case 'isPaidBackTheOfferInPart':
      return control.refund(await upsellId(), 5_00);
    case 'disputesTheOffer':
      return control.dispute(await upsellId());
    case 'winsTheOffer':
      return control.closeDispute(await upsellId(), 'won');
    case 'losesTheOffer':
      return control.closeDispute(await upsellId(), 'lost');
    case 'changesToYear': {
      const [, year] = plans;
      const priced = planIn(year, life.currency);
      if (!priced) throw new Error('The year has no price.');
      const consent = { version: planChange.version, renewal: true };
      return ask({ kind: 'plan-change', planId: year.id, shown: planChangeTerms(priced), consent });
    }
  }
}

/** As the shop has it. */
async function lineOf(event: LifeEvent, { id, upsellId }: Owner) {
  const subscription = await findSubscription(shop.db, id);
  if (!subscription) throw new Error(`The order ${id} is not stored.`);
  const payments = await findPayments(shop.db, id);
  const all = [...payments, ...(await findPayments(shop.db, await upsellId()))];
  const charged = all.reduce((sum, { amount_paid }) => sum + amount_paid, 0);
  const back = all.reduce((sum, payment) => sum + payment.amount_refunded + lostAmount(paymentStateOf(payment)), 0);
  const latest = await shop.db
    .selectFrom('subscription_movements')
    .select('monthly_after')
    .where('subscription_id', '=', id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return [event, charged, back, accessTo(subscription, payments, shop.deps.now()).given, latest?.monthly_after ?? 0];
}

describe('each figure of a life is the one in the book:', () => {
  test.each(Object.entries(LIVED))('%s', async (_name, life) => {
    const owner = await buy(life);
    const seen = [];
    for (const [event] of life.lines) {
      if (event !== 'buys') await happens(event, life, owner);
      await shop.settle();
      seen.push(await lineOf(event, owner));
    }
    expect(seen).toEqual(life.lines);
  });
});

test.each(CURRENCIES)('the reports in %s are the sums of the book, to the smallest unit', async (currency) => {
  const last = Object.values(LIVED).flatMap((life) => (life.currency === currency ? [life.lines.at(-1)] : []));
  const sumOf = (column: 1 | 2 | 4) => last.reduce((sum, line) => sum + (line?.[column] ?? 0), 0);
  const { totals } = await readRevenue(shop.db, { ...FOREVER, currency }, shop.deps.now());
  const { monthly } = await readGrowth(shop.db, { ...FOREVER, currency });
  expect({ charged: totals.gross, back: totals.refunded + totals.lost, monthly }).toEqual({
    charged: sumOf(1),
    back: sumOf(2),
    monthly: sumOf(4),
  });
});

test.each(CURRENCIES)('what was offered after orders in %s, taken, declined and paid is what the book says', async (currency) => {
  const book = Object.values(LIVED).flatMap((life) => (life.currency === currency && life.upsell ? [life.upsell] : []));
  const count = (answer: string) => book.filter(([one]) => one === answer).length;
  const { upsells, totals } = await readRevenue(shop.db, { ...FOREVER, currency }, shop.deps.now());
  const charged = book.reduce((sum, [, amount]) => sum + amount, 0);
  const back = book.reduce((sum, [, , amount]) => sum + amount, 0);
  expect(upsells).toMatchObject({ taken: count('taken'), declined: count('declined'), refused: count('refused') });
  expect(upsells).toMatchObject({ payments: count('taken'), gross: charged, net: charged - back });
  expect(upsells.refunded + upsells.lost).toBe(back);
  expect(upsells.seen).toBe(book.length);
  // An upsell is money, and no order.
  const orders = Object.values(LIVED).filter((life) => life.currency === currency).length;
  expect(totals.orders).toBe(orders);
});

test('the book has seventy lives in three currencies', () => {
  expect(Object.values(LIVES)).toHaveLength(70);
  expect(Object.values(LIVES).filter(isYen).length).toBeGreaterThan(10);
});
