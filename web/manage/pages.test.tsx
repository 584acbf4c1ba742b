import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { manageCopy } from '../../content/pages/manage.ts';
import type { ManagedPayment, ManagedSubscription } from '../../core/api/managed-subscription.ts';
import { NO_ALTERNATIVES } from '../../core/subscriptions/alternatives.ts';
import { markupOf } from '../testing/markup.tsx';
import { Actions } from './actions.tsx';
import EmailUndo from './email-undo.tsx';
import { PaymentsPort } from './history.tsx';
import Manage from './manage.tsx';
import NewEmail from './new-email.tsx';
import { SignIn } from './sign-in.tsx';
import { SubscriptionCard } from './subscription-card.tsx';

const MAY_1 = Date.parse('2027-05-01T12:00:00Z');
const nothing = { cancel: false, keep: false, changePlan: false, withdrawUntil: null, withdrawAmount: 0, guaranteeUntil: null };
const subscription: ManagedSubscription = {
  id: 'sub_1',
  planId: 'month',
  state: 'running',
  startedAt: MAY_1,
  endedAt: null,
  endReason: null,
  openUntil: null,
  resumesAt: null,
  resumption: null,
  periodEnd: MAY_1,
  unpaidSince: null,
  once: false,
  trial: null,
  currency: 'USD',
  renewalAmount: 3999,
  regular: null,
  until: null,
  alternatives: NO_ALTERNATIVES,
  can: nothing,
  withdrawnAt: null,
  guaranteeAskedAt: null,
  payments: [],
  agreements: [],
};
const card = (change: Partial<ManagedSubscription>) =>
  markupOf(<SubscriptionCard subscription={{ ...subscription, ...change }} />);
const offered = (can: ManagedSubscription['can'], portal = false) =>
  Array.from(
    markupOf(
      <Actions
        subscription={{ ...subscription, state: 'ended', can }}
        portal={portal}
        working={undefined}
        onAction={() => undefined}
      />,
    ).matchAll(/data-action="(\w+)"/g),
    ([, action]) => action,
  );

describe('before any JavaScript runs', () => {
  test.each([
    ['/manage', <Manage key="manage" />],
    ['/manage/email', <NewEmail key="email" />],
    ['/manage/email/undo', <EmailUndo key="undo" />],
  ])('%s has one level-1 heading and no personal data', (_path, page) => {
    const html = markupOf(page);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(html).not.toContain(manageCopy.overview.signedInAs);
  });

  test('the form would put nothing into the URL', () => {
    const page = (
      <QueryClientProvider client={new QueryClient()}>
        <SignIn signedOut={false} />
      </QueryClientProvider>
    );
    expect(markupOf(page)).toContain('method="dialog"');
  });
});

test('amounts are shown in the currency that is charged', () => {
  expect(card({ currency: 'EUR' })).toContain('for €39.99, then every month');
  expect(card({ currency: 'JPY', renewalAmount: 5800 })).toContain('¥5,800 on May 1, 2027');
  const payment: ManagedPayment = {
    id: 'in_1',
    reason: 'first',
    status: 'paid',
    amount: 5800,
    currency: 'JPY',
    refunded: 800,
    refundable: 5000,
    disputed: null,
    at: MAY_1,
    needs: null,
    nextTryAt: null,
    number: null,
    documentUrl: null,
  };
  const history = markupOf(<PaymentsPort payments={[payment]} once={false} />);
  expect(history).toContain('¥5,800');
  expect(history).toContain('¥800');
});

test('a card shows price and day of the next payment', () => {
  expect(card({})).toContain('renews on May 1, 2027 for $39.99, then every month');
  expect(card({ state: 'ending' })).toContain('You have access until May 1, 2027. Nothing more is charged.');
  const regular = { amount: 3999, from: Date.parse('2027-08-01T12:00:00Z') };
  expect(card({ renewalAmount: 1999, regular })).toContain(
    'renews on May 1, 2027 for $19.99, with your discount. From Aug 1, 2027 it renews for $39.99 every month',
  );
  expect(card({ renewalAmount: 1999, regular, unpaidSince: Date.parse('2027-04-01T12:00:00Z') })).toContain(
    'next on May 1, 2027 for $19.99, with your discount, and from Aug 1, 2027 for $39.99 every month',
  );
  expect(
    card({
      planId: 'year',
      renewalAmount: 6499,
      regular: { ...regular, amount: 12999 },
      until: { planId: 'month', amount: 3999 },
    }),
  ).toContain('at $64.99 with your discount, and from Aug 1, 2027 at $129.99 every year');
  expect(card({ planId: 'year', renewalAmount: 12999, until: { planId: 'month', amount: 3999 } })).toContain(
    'You are on the 1-Month plan until May 1, 2027. Then the 1-Year plan begins, at $129.99 every year',
  );
  const unpaidSince = Date.parse('2027-04-01T12:00:00Z');
  expect(card({ unpaidSince })).toContain('renewed on Apr 1, 2027, and the payment for this period has not arrived yet');
  const ending = card({ state: 'ending', unpaidSince });
  expect(ending).toContain('Your plan ends on May 1, 2027. The payment for the period that began on Apr 1, 2027');
  expect(ending).not.toMatch(/You have access until|Access until|Nothing more is charged/);
  expect(card({ state: 'failing' })).toContain('We could not charge $39.99');
  expect(card({ state: 'ended', endedAt: MAY_1 })).toContain('Your access ended on May 1, 2027');
});

test('a paused card says until when it is paused and open, and never that a payment failed', () => {
  const paused = { state: 'paused', openUntil: null, resumesAt: null } as const;
  const jun1 = Date.parse('2027-06-01T12:00:00Z');
  expect(card({ ...paused, resumesAt: jun1, openUntil: MAY_1 })).toContain(
    'It goes on by itself on Jun 1, 2027. You have access until May 1, 2027.',
  );
  expect(card(paused)).toContain('nothing is charged until it goes on. You have access again when it goes on.');
  const chosen = { ...paused, resumesAt: jun1, resumption: { dueNow: 0, dueLater: 3999, currency: 'USD' } };
  expect(card(chosen)).toContain(
    'is paused until Jun 1, 2027. On that day it goes on by itself, and $39.99 is charged, then every month, until you cancel.',
  );
  const failed = { status: 'failed', needs: 'card', reason: 'renewal', amount: 3999 } as ManagedPayment;
  const unpaid = card({ ...chosen, resumption: null, payments: [failed] });
  expect(unpaid).toContain('stays paused, because we could not charge $39.99');
  expect(unpaid).not.toContain('goes on by itself');
  for (const change of [paused, { ...paused, openUntil: MAY_1 }])
    expect(card(change)).not.toMatch(/could not charge|Payment failed|renews on|Next payment/);
});

test('a card of a payment that failed says when it is tried again, and leads to its invoice', () => {
  const payment = { status: 'failed', needs: 'card', amount: 1999, currency: 'USD', documentUrl: 'https://pay.example/in_1' };
  const failing = (change: object) => card({ state: 'failing', payments: [{ ...payment, ...change } as ManagedPayment] });
  expect(failing({ nextTryAt: MAY_1 })).toContain(
    'We could not charge $19.99 for the current period. The payment is tried again on May 1',
  );
  expect(failing({})).toContain('is tried again by itself');
  expect(failing({})).toMatch(/<a href="https:\/\/pay\.example\/in_1"[^>]*>Pay \$19\.99<\/a>/);
  expect(failing({ needs: 'confirmation' })).toMatch(/<a href="https:\/\/pay\.example\/in_1"[^>]*>Confirm the payment<\/a>/);
  expect(failing({ documentUrl: null })).not.toContain('<a ');
});

test.each([
  ['chosen', 'Your access ended on May 1, 2027.'],
  ['unpaid', 'Your plan ended on May 1, 2027, because its renewal could not be charged.'],
  ['refunded', 'Your payment was refunded, so your plan ended on May 1, 2027.'],
  ['disputed', 'You disputed a payment at your bank, so your plan ended on May 1, 2027.'],
] as const)('a card of what ended as %s says so', (endReason, sentence) => {
  expect(card({ state: 'ended', endedAt: MAY_1, endReason })).toContain(sentence);
});

test('a plan that is no longer sold still has a card', () => {
  expect(card({ planId: 'decade' })).toContain('decade');
});

test('only possible actions are offered, and withdrawal has the wording of the law', () => {
  expect(offered(nothing)).toEqual([]);
  expect(offered({ ...nothing, cancel: true, withdrawUntil: MAY_1 })).toEqual(['cancel', 'withdraw']);
  expect(offered({ ...nothing, keep: true, guaranteeUntil: MAY_1 }, true)).toEqual(['keep', 'guarantee']);
  expect(manageCopy.actions.withdraw.title).toBe('Withdraw from contract here');
  expect(manageCopy.withdraw.action).toBe('Confirm withdrawal here');
});
