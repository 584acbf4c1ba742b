import { beforeAll, describe, expect, test, vi } from 'vitest';
import { refusals } from '../../../content/pages/checkout.ts';
import { casesOf } from '../../../core/testing.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { browser, sessionIdOf, shownTerms, subscriptionsOf, testShop } from './testing.ts';

vi.mock('../../../content/plans.ts', async () => {
  const { KINDS } = await import('../../../core/plans/testing.ts');
  return { plans: KINDS, preselectedPlan: null };
});
const { KINDS } = await import('../../../core/plans/testing.ts');
const [MONTH, YEAR, , , EXTRA] = KINDS;

const shop = openBeforeAll(testShop);
beforeAll(async () => shop.sandbox.deliverTo(shop.webhookUrl));

type Visitor = ReturnType<typeof browser>;
const order = (plan: (typeof KINDS)[number], dueNow?: number) => ({ planId: plan.id, shown: shownTerms(plan, dueNow) });

async function buy(visitor: Visitor, change: Record<string, unknown>) {
  const answer = await visitor.checkout(change);
  if (answer.statusCode !== 200) return answer.json().error.message as string;
  await visitor.pay(answer.json().url);
  await shop.settle();
  return (await visitor.status(sessionIdOf(answer.json().url))).json().status as string;
}

const keptOf = async (visitor: Visitor) =>
  (await subscriptionsOf(shop, visitor.visitor)).filter(({ duplicate_of }) => duplicate_of === null).length;

describe('a second order of a buyer', () => {
  test('runs beside the first where it is of another family, in one browser and in two', async () => {
    const [visitor, elsewhere] = [browser(shop), browser(shop)];
    expect(await buy(visitor, order(MONTH))).toBe('paid');
    expect(await buy(visitor, order(EXTRA))).toBe('paid');
    expect(await keptOf(visitor)).toBe(2);
    const other = browser(shop);
    expect(await buy(other, order(EXTRA))).toBe('paid');
    expect(await buy(elsewhere, { ...order(YEAR), email: other.email })).toBe('paid');
    expect(shop.mails.filter(({ template }) => template === 'duplicate')).toEqual([]);
  });

  const SECOND = [
    ['of a named family', EXTRA, EXTRA],
    ['of the family without a name', MONTH, YEAR],
  ] as const;
  test.each(casesOf(SECOND, 1))('is paid back where it is the second %s', async (_family, first, second) => {
    const [visitor, elsewhere] = [browser(shop), browser(shop)];
    expect(await buy(visitor, order(first))).toBe('paid');
    expect(await buy(elsewhere, { ...order(second), email: visitor.email })).toBe('duplicate');
    expect(await buy(visitor, order(second))).toBe(refusals.alreadyBought);
  });

  test('leaves the open page of another family, and ends that of its own', { tags: 'exhaustive' }, async () => {
    const visitor = browser(shop);
    const extra = (await visitor.checkout(order(EXTRA))).json().url;
    const year = (await visitor.checkout(order(YEAR))).json().url;
    expect(await buy(visitor, order(MONTH))).toBe('paid');
    expect((await visitor.pay(year)).statusCode).toBe(410);
    expect((await visitor.pay(extra)).statusCode).toBe(303);
  });

  test('has the introductory price of a family of which the buyer had none', { tags: 'exhaustive' }, async () => {
    const visitor = browser(shop);
    await visitor.startOffer();
    expect(await buy(visitor, order(MONTH, 19_99))).toBe('paid');
    const again = browser(shop);
    await again.startOffer();
    expect(await buy(again, { ...order(EXTRA, 9_99), email: visitor.email })).toBe('paid');
    const third = browser(shop);
    await third.startOffer();
    expect(await buy(third, { ...order(YEAR, 64_99), email: visitor.email })).toContain(
      'The introductory price is for a first order',
    );
  });
});
