import { beforeEach, describe, expect, test } from 'vitest';
import { operatorRefusals } from '../../../content/operator/refusals.ts';
import { plans } from '../../../content/plans.ts';
import type { CodeReport, NewCode } from '../../../core/api/operator/codes.ts';
import { DAY_MS } from '../../../core/time.ts';
import { addAttempt } from '../../money/checkout-attempts/store.ts';
import { findUsableCode } from '../../money/codes/store.ts';
import { openBeforeAll } from '../../platform/testing.ts';
import { statusOf, testOperator } from '../testing.ts';
import { operatorCodeRoutes } from './routes.ts';

const shop = openBeforeAll(() => testOperator({ routes: (deps) => [operatorCodeRoutes(deps)] }));
beforeEach(async () => {
  await shop.reset();
  for (const table of ['payments', 'subscriptions', 'checkout_attempts', 'codes', 'balance_transactions'] as const)
    await shop.db.deleteFrom(table).execute();
});

const CODE: NewCode = {
  name: 'spring-7q4k',
  off: { percent: 20 },
  charges: 3,
  plans: null,
  beginsAt: null,
  endsAt: null,
  maxUses: null,
};
const usable = (name: string, at = shop.deps.now()) => findUsableCode(shop.db, name, '', at);
const codes = async (from: Awaited<ReturnType<typeof shop.signedIn>>) => (await from.get('/codes')).json<CodeReport>().codes;

describe('an owner', () => {
  test('makes a code that holds at once, and ends it for good; both stand in the audit log', async () => {
    const owner = await shop.signedIn();
    expect(await statusOf(owner.post('/codes', CODE))).toBe(200);
    expect(await usable('SPRING-7Q4K')).toEqual({ name: 'SPRING-7Q4K', off: { percent: 20 }, charges: 3, plans: null });
    expect(await codes(owner)).toMatchObject([{ name: 'SPRING-7Q4K', state: 'running', uses: 0, madeBy: 'owner', amounts: [] }]);
    expect(await statusOf(owner.post('/codes/end', { name: 'SPRING-7Q4K' }))).toBe(200);
    expect(await usable('SPRING-7Q4K')).toBeUndefined();
    expect(await statusOf(owner.post('/codes/end', { name: 'SPRING-7Q4K' }))).toBe(404);
    expect((await owner.post('/codes', CODE)).json().error.fields).toEqual({ name: operatorRefusals.codeTaken });
    expect((await codes(owner))[0]?.state).toBe('ended');
    const audited = await shop.db
      .selectFrom('operator_audit')
      .select(['action', 'operator', 'detail'])
      .where('action', 'like', 'code-%')
      .where('action', '!=', 'code-asked-for')
      .orderBy('id')
      .execute();
    expect(audited.map(({ action, detail }) => [action, detail])).toEqual([
      ['code-made', 'SPRING-7Q4K'],
      ['code-ended', 'SPRING-7Q4K'],
    ]);
  });

  test('makes a code for an amount in a currency, which holds in no other', async () => {
    const owner = await shop.signedIn();
    await owner.post('/codes', { ...CODE, off: { amount: 500, currency: 'JPY' } });
    expect((await codes(owner))[0]).toMatchObject({ off: { amount: 500, currency: 'JPY' } });
    expect(await usable('SPRING-7Q4K')).toMatchObject({ off: { amount: 500, currency: 'JPY' } });
  });

  test('makes a code for days, plans and a number of uses', async () => {
    const owner = await shop.signedIn();
    const now = shop.clock.at;
    const limited = { plans: ['month'], beginsAt: now + DAY_MS, endsAt: now + 2 * DAY_MS, maxUses: 5 };
    await owner.post('/codes', { ...CODE, off: { amount: 1000 }, ...limited });
    expect((await codes(owner))[0]).toMatchObject({ ...limited, off: { amount: 1000, currency: 'USD' }, state: 'planned' });
    const at = (ms: number) => usable('SPRING-7Q4K', new Date(now + ms));
    expect([await at(0), await at(DAY_MS), await at(2 * DAY_MS)].map((rule) => rule !== undefined)).toEqual([false, true, false]);
  });

  test.each([
    ['name', { name: 'a' }],
    ['name', { name: 'two words' }],
    ['off', { off: { percent: 91 } }],
    ['off', { off: { percent: 0 } }],
    ['off', { off: { amount: 0 } }],
    ['off', { off: { amount: 500, currency: 'CHF' } }],
    ['off', { off: { amount: 100_00, currency: 'GBP' } }],
    ['off', { off: { amount: Math.min(...plans.map(({ listPrice }) => listPrice)) } }],
    ['charges', { charges: 0 }],
    ['plans', { plans: ['gone'] }],
    ['endsAt', { endsAt: 1 }],
    ['endsAt', { beginsAt: 2_000_000_000_000, endsAt: 1_900_000_000_000 }],
    ['maxUses', { maxUses: 0 }],
  ])('is refused a code with a wrong %s: %j', async (field, change) => {
    const owner = await shop.signedIn();
    const { statusCode, body } = await owner.post('/codes', { ...CODE, ...change });
    expect([statusCode, Object.keys(JSON.parse(body).error.fields)]).toEqual([400, [field]]);
    expect(await codes(owner)).toEqual([]);
  });
});

test('a marketer reads codes and makes none, and support does neither', async () => {
  const marketer = await shop.add('m@example.com', 'marketer');
  expect(await statusOf(marketer.get('/codes'))).toBe(200);
  expect(await statusOf(marketer.post('/codes', CODE))).toBe(403);
  const support = await shop.add('s@example.com', 'support');
  expect(await statusOf(support.get('/codes'))).toBe(403);
});

type Paid = {
  readonly amount: number;
  readonly refunded?: number;
  readonly tax?: number;
  readonly currency?: string;
  readonly dispute?: 'lost';
};

async function order(id: string, code: string | null, payments: readonly Paid[], duplicateOf: string | null = null) {
  const at = shop.deps.now();
  const due = { plan_id: 'month', currency: 'USD', due_now: 3199, due_later: 3999, digest: '', created_at: at };
  await addAttempt(shop.db, { id: `a-${id}`, visitor_id: id, email: `${id}@example.com`, code, ...due });
  await shop.db
    .insertInto('subscriptions')
    .values({
      ...{ id, attempt_id: `a-${id}`, customer_id: 'cus', email: `${id}@example.com`, plan_id: 'month', status: 'active' },
      ...{ currency: 'USD', first_amount: 3199, renewal_amount: 3199, started_at: at, duplicate_of: duplicateOf, as_of: at },
      ...{ current_period_start: at, current_period_end: at },
    })
    .execute();
  for (const [index, { amount, refunded = 0, tax = 0, currency = 'USD', dispute = null }] of payments.entries())
    await shop.db
      .insertInto('payments')
      .values({
        ...{ id: `${id}-${index}`, subscription_id: id, reason: index === 0 ? 'first' : 'renewal', status: 'paid', currency },
        ...{ amount_due: amount, amount_paid: amount, amount_refunded: refunded, tax, dispute, charge_id: `ch-${id}-${index}` },
        ...{ number: null, document_url: null, created_at: at, paid_at: at },
      })
      .execute();
}

test('the report sums what orders with a code paid, got back and brought, by code and currency, renewals and fees too', async () => {
  const owner = await shop.signedIn();
  for (const name of ['ONE-1', 'TWO-2', 'NONE-3'])
    await owner.post('/codes', { ...CODE, name, maxUses: name === 'TWO-2' ? 1 : null });
  await order('s1', 'ONE-1', [{ amount: 3199 }, { amount: 3999, refunded: 1000 }]);
  await order('s2', 'ONE-1', [{ amount: 3199, dispute: 'lost' }]);
  await order('s3', 'ONE-1', [{ amount: 500, currency: 'EUR' }]);
  await order('s4', 'ONE-1', [{ amount: 3199, refunded: 3199 }], 's1');
  await order('s5', 'TWO-2', [{ amount: 3399, tax: 200 }]);
  await order('s6', null, [{ amount: 9999 }]);
  const fee = { kind: 'charge' as const, amount: 3399, fee: 130, net: 3269, currency: 'USD', payout_id: null };
  await shop.db
    .insertInto('balance_transactions')
    .values({ id: 'txn', charge_id: 'ch-s5-0', created_at: shop.deps.now(), ...fee })
    .execute();
  const told = await codes(owner);
  const sums = { tax: 0, fees: 0, lost: 0, refunded: 0 };
  expect(told.map(({ name, uses, state, amounts }) => [name, uses, state, amounts])).toEqual([
    ['NONE-3', 0, 'running', []],
    [
      'ONE-1',
      3,
      'running',
      [
        { ...sums, currency: 'EUR', gross: 500, net: 500 },
        { ...sums, currency: 'USD', gross: 3199 + 3999 + 3199 + 3199, refunded: 4199, lost: 3199, net: 3199 + 2999 },
      ],
    ],
    ['TWO-2', 1, 'used-up', [{ ...sums, currency: 'USD', gross: 3399, tax: 200, fees: 130, net: 3069 }]],
  ]);
});
