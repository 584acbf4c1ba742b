import { beforeAll, expect, test } from 'vitest';
import { introPrice } from '../../../core/plans/plan.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { browser, OTHER_PLAN, PLAN, sessionIdOf, shownTerms, testShop } from './testing.ts';

/** The sandbox's one card that is the same under every address. */
const KNOWN_CARD = '4000 0566 5566 5556';
const OTHER = { planId: OTHER_PLAN.id, shown: shownTerms(OTHER_PLAN) };

const shop = openBeforeAll(testShop);
beforeAll(async () => shop.sandbox.deliverTo(shop.webhookUrl));

type Visitor = ReturnType<typeof browser>;

async function open(visitor: Visitor, change: Parameters<Visitor['checkout']>[0] = {}) {
  const { url } = (await visitor.checkout(change)).json();
  return { url, sessionId: sessionIdOf(url) };
}

/** Both pages stand open before either is paid. */
async function payBoth(first: Visitor, second: Visitor) {
  const pages = [await open(first), await open(second, { ...OTHER, email: first.email })] as const;
  await first.pay(pages[0].url);
  await second.pay(pages[1].url);
  await shop.settle();
  return pages;
}

test('a duplicate that is paid back is no purchase, and the browser of another order learns nothing of the first', async () => {
  const [first, second] = [browser(shop), browser(shop)];
  const [kept, duplicate] = await payBoth(first, second);
  expect((await first.status(kept.sessionId)).json()).toMatchObject({ status: 'paid', paid: { value: PLAN.listPrice } });
  expect((await second.status(duplicate.sessionId)).json()).toEqual({
    status: 'duplicate',
    email: first.email,
    planId: OTHER_PLAN.id,
  });
});

test('the answer names the order that was kept to a browser that opens it', async () => {
  const visitor = browser(shop);
  const [kept, duplicate] = await payBoth(visitor, visitor);
  const order = (await visitor.status(kept.sessionId)).cookies.find(({ name }) => name === 'order')?.value ?? '';
  const cookies = { visitor: visitor.visitor, order };
  const answer = await shop.server.inject({ url: `/api/checkout/${duplicate.sessionId}`, cookies });
  expect(answer.json()).toMatchObject({ status: 'duplicate', kept: { planId: PLAN.id, sessionId: kept.sessionId } });
  expect(answer.json()).not.toHaveProperty('paid');
});

test('an order that is refused after its payment is no purchase either, and says nothing of the orders before it', {
  tags: 'exhaustive',
}, async () => {
  const answers = [];
  for (let n = 0; n < 3; n++) {
    const visitor = browser(shop);
    await visitor.startOffer();
    const { url, sessionId } = await open(visitor, { shown: shownTerms(PLAN, introPrice(PLAN)) });
    await visitor.pay(url, KNOWN_CARD);
    await shop.settle();
    answers.push({ email: visitor.email, answer: (await visitor.status(sessionId)).json() });
  }
  expect(answers.map(({ answer }) => answer.status)).toEqual(['paid', 'paid', 'refused']);
  expect(answers[2]?.answer).toEqual({ status: 'refused', email: answers[2]?.email, planId: PLAN.id });
});
