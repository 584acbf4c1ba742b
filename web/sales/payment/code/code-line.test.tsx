// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { codeRefusals } from '../../../../content/pages/checkout.ts';
import { formCopy } from '../../../../content/pages/forms.ts';
import { paymentModalCopy } from '../../../../content/pages/payment-modal.ts';
import { plans } from '../../../../content/plans.ts';
import type { CheckoutResponse } from '../../../../core/api/checkout.ts';
import type { CodeResponse } from '../../../../core/api/codes.ts';
import type { OfferResponse } from '../../../../core/api/offers.ts';
import { type CodeRule, codeTerms } from '../../../../core/checkout/code.ts';
import { dueOf } from '../../../../core/checkout/terms.ts';
import type { OfferState } from '../../../../core/offers/offer.ts';
import type { Plan } from '../../../../core/plans/plan.ts';
import { fill } from '../../../../core/presentation/fill.ts';
import { clearJourney } from '../../../browser/journey.ts';
import { keepCode } from '../../../browser/keep-code.ts';
import { forgetCode, keptCode } from '../../../browser/kept-code.ts';
import { offline, refusal, requestsTo, respondWith } from '../../../testing/network.ts';
import { render } from '../../../testing/render.tsx';
import { PaymentModal } from '../payment-modal.tsx';

const copy = paymentModalCopy.code;
const CODES = 'POST /api/codes';
const CHECKOUT = 'POST /api/checkout';
const [year, month] = plans;

beforeEach(() => {
  respondWith<OfferResponse>('POST /api/offer', () => ({ now: 0, deadline: 60_000 }));
});
afterEach(() => {
  clearJourney();
  forgetCode();
});

function respondWithCode(rule: Partial<CodeRule> = {}): void {
  const code: CodeRule = { name: 'SPRING', off: { percent: 60 }, charges: 1, plans: null, ...rule };
  const terms = plans.flatMap((plan) => {
    const coded = codeTerms(plan, code);
    return coded ? [[plan.id, dueOf(coded)] as const] : [];
  });
  respondWith<CodeResponse>(CODES, () => ({ success: true, name: code.name, terms: Object.fromEntries(terms) }));
}

function modal(plan: Plan, state: OfferState = { kind: 'over' }) {
  return <PaymentModal plan={plan} seen={{ state, unreachable: false }} onSelect={() => undefined} onClose={() => undefined} />;
}

async function typeCode(user: ReturnType<typeof render>['user'], code = 'spring'): Promise<void> {
  await user.click(screen.getByRole('button', { name: copy.open }));
  await user.keyboard(`${code}{Enter}`);
}

/** In a tab that may have gone on to another address since. */
function loadPage(address: string): void {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ name: address } as PerformanceNavigationTiming]);
  keepCode();
}

const prices = () =>
  new Set(Array.from(screen.getByRole('dialog').querySelectorAll('[data-amount=price]'), ({ textContent }) => textContent));
const said = (text: string, plan: Plan) => screen.findByText(fill(text, { code: 'SPRING', plan: plan.title }));

test('a code is typed into a field that a press opens, and price, consent and order follow it', async () => {
  respondWithCode({ charges: 3 });
  respondWith<CheckoutResponse>(CHECKOUT, () => offline);
  const { user } = render(modal(month));
  await typeCode(user);
  await said(copy.applied, month);
  expect(requestsTo(CODES)[0]?.body).toEqual({ code: 'spring' });
  expect(prices()).toEqual(new Set(['$16.00']));
  expect(screen.getByText('60% off the first 3 payments with the code SPRING')).toBeTruthy();
  expect(screen.getByText(/3 payments in all/)).toBeTruthy();
  await user.type(screen.getByRole('textbox'), 'lee@walk.example');
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: /Subscribe|Start my plan/ }));
  await screen.findByText(formCopy.offline);
  expect(requestsTo(CHECKOUT)[0]?.body).toMatchObject({
    shown: { dueNow: 1600, dueLater: 3999, currency: 'USD', code: 'SPRING' },
  });
  await user.click(screen.getByRole('button', { name: copy.remove }));
  expect(prices()).toEqual(new Set(['$39.99']));
  expect(screen.getByRole('button', { name: copy.open })).toBe(document.activeElement);
});

test('a code of the address is applied when the dialog opens, and is forgotten once it is removed', async () => {
  respondWithCode();
  loadPage('https://shop.example/quiz?code=spring');
  const { user } = render(modal(month));
  await said(copy.applied, month);
  expect(requestsTo(CODES)[0]?.body).toEqual({ code: 'SPRING' });
  await user.click(screen.getByRole('button', { name: copy.remove }));
  expect([keptCode(), prices()]).toEqual([undefined, new Set(['$39.99'])]);
});

test.each([
  ['https://shop.example/?code=a%20b', undefined],
  ['https://shop.example/?code=%3Cscript%3E', undefined],
  ['https://shop.example/', undefined],
  ['https://shop.example/?code=spring-20', 'SPRING-20'],
])('of the address %s the code %s is kept', (address, kept) => {
  loadPage(address);
  expect(keptCode()).toBe(kept);
});

test('the introductory price stays where it is the better one, and the code is not for every plan', async () => {
  respondWithCode({ off: { percent: 10 }, plans: ['month'] });
  const running = { kind: 'running', remainingMs: 60_000 } as const;
  const { user, rerender } = render(modal(month, running));
  await typeCode(user);
  await said(copy.worse, month);
  expect(prices()).toEqual(new Set(['$19.99']));
  rerender(modal(year, running));
  await said(copy.otherPlan, year);
  rerender(modal(month));
  await said(copy.applied, month);
  expect(prices()).toEqual(new Set(['$35.99']));
});

test.each([
  ['is not known', refusal('not_found', codeRefusals.unknown), codeRefusals.unknown],
  ['is one of too many', refusal('too_many_requests', codeRefusals.tooMany), codeRefusals.tooMany],
  ['cannot be checked', offline, formCopy.offline],
] as const)('the field of a code that %s says so, and keeps what was typed', async (_how, answer, text) => {
  respondWith<CodeResponse>(CODES, () => answer);
  const { user } = render(modal(month));
  await typeCode(user, 'typo');
  await screen.findByText(text);
  expect(screen.getByRole<HTMLInputElement>('textbox', { name: copy.label }).value).toBe('typo');
  expect(prices()).toEqual(new Set(['$39.99']));
});

test('a code that ended meanwhile is dropped with its sentence, and what was typed stays', async () => {
  respondWithCode();
  respondWith<CheckoutResponse>(CHECKOUT, () =>
    refusal('conflict', 'The discount code no longer holds.', { terms: { dueNow: 3999, dueLater: 3999, currency: 'USD' } }),
  );
  const { user } = render(modal(month));
  await typeCode(user);
  await said(copy.applied, month);
  await user.type(screen.getByRole('textbox'), 'lee@walk.example');
  for (const box of screen.getAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: /Subscribe|Start my plan/ }));
  await screen.findByText('The discount code no longer holds.');
  await waitFor(() => expect(prices()).toEqual(new Set(['$39.99'])));
  expect(screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)).toEqual(['lee@walk.example', 'spring']);
  const [renewal, adult] = screen.getAllByRole<HTMLInputElement>('checkbox');
  expect([renewal?.checked, adult?.checked]).toEqual([false, true]);
});
