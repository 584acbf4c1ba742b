import { expect, test } from 'vitest';
import { seededRandom } from '../seeded-random.ts';
import { type DisputablePayment, disputedAmount, lostAmount, refundableAmount } from './refundable.ts';

const paid: DisputablePayment = { amountPaid: 6499, amountRefunded: 0, dispute: undefined };

test.each<[string, Partial<DisputablePayment>, { disputed: number; lost: number; refundable: number }]>([
  ['no dispute', {}, { disputed: 0, lost: 0, refundable: 6499 }],
  ['a part refunded', { amountRefunded: 1000 }, { disputed: 0, lost: 0, refundable: 5499 }],
  ['an open dispute', { dispute: 'open' }, { disputed: 6499, lost: 0, refundable: 0 }],
  ['an open dispute of a part', { dispute: 'open', disputeAmount: 2000 }, { disputed: 2000, lost: 0, refundable: 0 }],
  ['an inquiry', { dispute: 'open', disputeAmount: 0 }, { disputed: 0, lost: 0, refundable: 6499 }],
  ['a lost dispute', { dispute: 'lost', disputeAmount: 6499 }, { disputed: 6499, lost: 6499, refundable: 0 }],
  ['a lost dispute of a part', { dispute: 'lost', disputeAmount: 2000 }, { disputed: 2000, lost: 2000, refundable: 0 }],
  [
    'a lost dispute of what was partly refunded',
    { dispute: 'lost', disputeAmount: 6499, amountRefunded: 1000 },
    { disputed: 5499, lost: 5499, refundable: 0 },
  ],
  ['a dispute that was won', { dispute: 'won', disputeAmount: 6499 }, { disputed: 0, lost: 0, refundable: 6499 }],
])('a payment with %s has its own disputed, lost and refundable amounts', (_case, change, amounts) => {
  const payment = { ...paid, ...change };
  expect({
    disputed: disputedAmount(payment),
    lost: lostAmount(payment),
    refundable: refundableAmount(payment),
  }).toEqual(amounts);
});

test('of 20,000 random payments no buyer could get more back than was paid, by refund and dispute together', () => {
  const random = seededRandom(60);
  const pick = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)] as T;
  for (let i = 0; i < 20_000; i++) {
    const amountPaid = Math.floor(random() * 10_000);
    const payment: DisputablePayment = {
      amountPaid,
      amountRefunded: Math.floor(random() * (amountPaid + 1)),
      dispute: pick([undefined, 'open', 'won', 'lost'] as const),
      disputeAmount: pick([undefined, 0, Math.floor(random() * 12_000)]),
    };
    const back = payment.amountRefunded + disputedAmount(payment) + refundableAmount(payment);
    expect(back).toBeLessThanOrEqual(amountPaid);
    expect(lostAmount(payment)).toBeLessThanOrEqual(disputedAmount(payment));
  }
});
