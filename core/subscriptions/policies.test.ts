import { describe, expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { DAY_MS } from '../time.ts';
import { accessOf } from './access.ts';
import { type EndingInput, endingBy, type SubscriptionPolicies } from './policies.ts';

const START = Date.UTC(2026, 10, 21, 10);
const NEXT = START + 30 * DAY_MS;
const BOTH: Pick<SubscriptionPolicies, 'onDispute' | 'onFullRefund'> = { onDispute: 'end', onFullRefund: 'end' };
type Payment = EndingInput['payments'][number];

const payment = (change: Partial<Payment> = {}): Payment => ({
  id: 'in_1',
  reason: 'first',
  status: 'paid',
  amountPaid: 6499,
  amountRefunded: 0,
  dispute: undefined,
  createdAt: START,
  ...change,
});
const renewal = (change: Partial<Payment> = {}): Payment =>
  payment({ id: 'in_2', reason: 'renewal', createdAt: NEXT, ...change });
const bought = (...payments: readonly Payment[]): EndingInput => ({
  status: 'active',
  startedAt: START,
  periodStart: START,
  periodEnd: NEXT,
  payments,
});
const renewed = (...payments: readonly Payment[]): EndingInput => ({
  ...bought(...payments),
  periodStart: NEXT,
  periodEnd: NEXT + 30 * DAY_MS,
});

const NOW = { when: 'now', reason: 'disputed' } as const;
const LATER = { when: 'period-end', reason: 'disputed' } as const;
const REFUNDED = { when: 'now', reason: 'refunded' } as const;

describe('a subscription', () => {
  test.each<[string, EndingInput, ReturnType<typeof endingBy>]>([
    ['nothing came back', bought(payment()), undefined],
    ['a part was refunded', bought(payment({ amountRefunded: 6498 })), undefined],
    ['all was refunded', bought(payment({ amountRefunded: 6499 })), REFUNDED],
    ['an earlier payment was refunded', renewed(payment({ amountRefunded: 6499 }), renewal()), undefined],
    ['the renewal was refunded', renewed(payment(), renewal({ amountRefunded: 6499 })), REFUNDED],
    ['a bank asks', bought(payment({ dispute: 'open', disputeAmount: 0 })), undefined],
    ['a bank decides', bought(payment({ dispute: 'open' })), LATER],
    ['a bank decides about a part', bought(payment({ dispute: 'open', disputeAmount: 1 })), LATER],
    ['a bank decides about an earlier payment', renewed(payment({ dispute: 'open' }), renewal()), LATER],
    ['a bank took all', bought(payment({ dispute: 'lost' })), NOW],
    ['a bank took a part', bought(payment({ dispute: 'lost', disputeAmount: 500 })), LATER],
    ['a bank took an earlier payment', renewed(payment({ dispute: 'lost' }), renewal()), LATER],
    ['the dispute was won', bought(payment({ dispute: 'won' })), undefined],
    ['a bank decides in the hour before a renewal is charged', renewed(payment({ dispute: 'open' })), NOW],
    [
      'a bank decides while a renewal is tried again',
      { ...renewed(payment({ dispute: 'open' }), renewal({ status: 'failed', amountPaid: 0 })), status: 'past_due' },
      NOW,
    ],
    ['a bank decides in a pause of what is paid', { ...bought(payment({ dispute: 'open' })), status: 'paused' }, LATER],
    ['a bank decides in a pause that nothing pays', { ...renewed(payment({ dispute: 'open' })), status: 'paused' }, NOW],
    ['it has ended already', { ...bought(payment({ dispute: 'lost' })), status: 'canceled' }, undefined],
    ['it never began', { ...bought(payment({ amountRefunded: 6499 })), status: 'incomplete' }, undefined],
  ])('of which %s ends as both policies say', (_case, input, ending) => {
    expect(endingBy(BOTH, input)).toEqual(ending);
  });

  test('goes on where the policy of what happened keeps it', () => {
    const refunded = bought(payment({ amountRefunded: 6499 }));
    const disputed = bought(payment({ dispute: 'lost' }));
    expect(endingBy({ ...BOTH, onFullRefund: 'keep' }, refunded)).toBeUndefined();
    expect(endingBy({ ...BOTH, onFullRefund: 'keep' }, disputed)).toEqual(NOW);
    expect(endingBy({ ...BOTH, onDispute: 'keep' }, disputed)).toBeUndefined();
    expect(endingBy({ ...BOTH, onDispute: 'keep' }, refunded)).toEqual(REFUNDED);
  });
});

test('of 20,000 random subscriptions none that both policies let go on is without access, or has a disputed payment', () => {
  const random = seededRandom(59);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  for (let i = 0; i < 20_000; i++) {
    const change = () => ({
      amountRefunded: pick([0, 0, 500, 6499]),
      dispute: pick([undefined, undefined, 'open', 'won', 'lost'] as const),
      disputeAmount: pick([undefined, 0, 500, 6499]),
    });
    const input = pick([bought(payment(change())), renewed(payment(change()), renewal(change()))]);
    const access = { ...input, duplicate: false, endedAt: null, asOf: NEXT };
    const paysOn = endingBy(BOTH, input) === undefined;
    if (!paysOn) continue;
    expect(accessOf(access, (input.periodEnd ?? 0) - 1).given).toBe(true);
    for (const { dispute, disputeAmount, amountRefunded } of input.payments)
      expect(dispute === undefined || dispute === 'won' || disputeAmount === 0 || amountRefunded === 6499).toBe(true);
  }
});
