import type { Page } from '@playwright/test';
import { planChange } from '../../content/pages/manage.ts';
import type { ManageResponse } from '../../core/api/manage.ts';
import type { ManagedSubscription } from '../../core/api/managed-subscription.ts';
import type { Terms } from '../../core/checkout/terms.ts';
import { NO_ALTERNATIVES } from '../../core/subscriptions/alternatives.ts';
import { DAY_MS } from '../../core/time.ts';

const NONE = { cancel: false, keep: false, changePlan: false, withdrawUntil: null, withdrawAmount: 0, guaranteeUntil: null };

function subscription(change: Partial<ManagedSubscription> = {}): ManagedSubscription {
  const startedAt = Date.now() - 2 * DAY_MS;
  const periodEnd = startedAt + 30 * DAY_MS;
  return {
    id: 'sub_1',
    planId: 'month',
    state: 'running',
    startedAt,
    endedAt: null,
    endReason: null,
    openUntil: null,
    resumesAt: null,
    resumption: null,
    periodEnd,
    unpaidSince: null,
    once: false,
    trial: null,
    currency: 'USD',
    renewalAmount: 3999,
    regular: null,
    until: null,
    alternatives: NO_ALTERNATIVES,
    can: {
      ...NONE,
      cancel: true,
      changePlan: true,
      withdrawUntil: startedAt + 14 * DAY_MS,
      withdrawAmount: 1999,
      guaranteeUntil: periodEnd,
    },
    withdrawnAt: null,
    guaranteeAskedAt: null,
    payments: [
      {
        id: 'in_1',
        reason: 'first',
        status: 'paid',
        amount: 1999,
        currency: 'USD',
        refunded: 0,
        refundable: 1999,
        disputed: null,
        needs: null,
        nextTryAt: null,
        at: startedAt,
        number: 'P-1',
        documentUrl: 'https://pay.example/1',
      },
    ],
    agreements: [{ text: planChange.renewal, version: planChange.version, at: startedAt }],
    ...change,
  };
}

const disputed = (change: Partial<ManagedSubscription> = {}) => {
  const own = subscription(change);
  return {
    ...own,
    can: { ...own.can, withdrawAmount: 0 },
    payments: own.payments.map((one) => ({ ...one, refundable: 0, disputed: 'open' as const })),
  };
};
const before = subscription({ id: 'sub_0', planId: 'year', state: 'ended', endedAt: Date.now() - 9 * DAY_MS, can: NONE });

function managed(...subscriptions: readonly ManagedSubscription[]) {
  return async (page: Page): Promise<void> => {
    const email = `${'wilhelmina.constantinopolitanska.'.repeat(2)}wolfeschlegel@a-rather-long-name.example`;
    const json: ManageResponse = { email, subscriptions, portal: true };
    await page.route('/api/manage', (route) => route.fulfill({ json }));
    await page.goto('/manage');
    await page.getByText(email).first().waitFor();
  };
}

function modal(action: string, shown = subscription()) {
  return async (page: Page): Promise<void> => {
    await managed(shown)(page);
    await page.locator(`[data-action=${action}]`).click();
    await page.getByRole('dialog').waitFor();
  };
}

const { periodEnd } = subscription();
const terms: Terms = {
  currency: 'USD',
  phases: [
    { amount: 2999, period: { every: 1, unit: 'month' }, periods: 3 },
    { amount: 3999, period: { every: 1, unit: 'month' }, periods: null },
  ],
};
const offering = subscription({
  alternatives: {
    pauses: [1, 2, 3].map((months) => ({ months, resumesAt: (periodEnd ?? 0) + months * 31 * DAY_MS })),
    discount: { percent: 25, charges: 3, terms },
    smallerPlan: null,
  },
});
const paused = subscription({
  state: 'paused',
  resumesAt: Date.now() + 60 * DAY_MS,
  resumption: { dueNow: 3999, dueLater: 3999, currency: 'USD' },
  can: { ...NONE, cancel: true },
});

function alternative(name: string) {
  return async (page: Page): Promise<void> => {
    await modal('cancel', offering)(page);
    await page.locator(`[data-alternative=${name}]`).click();
    if (name === 'pause') await page.getByRole('radio').first().check();
  };
}

export const managedStates: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'manage-running': managed(subscription(), before),
  'manage-changing': managed(subscription({ planId: 'year', until: { planId: 'month', amount: 3999 }, renewalAmount: 12_999 })),
  'manage-failing': managed(subscription({ state: 'failing', can: { ...NONE, cancel: true } })),
  'manage-paused': managed(
    subscription({
      state: 'paused',
      resumesAt: Date.now() + 60 * DAY_MS,
      openUntil: Date.now() + 20 * DAY_MS,
      can: { ...NONE, cancel: true },
    }),
  ),
  'manage-ending': managed(subscription({ state: 'ending', can: { ...NONE, keep: true } })),
  'manage-withdrawn': managed(subscription({ state: 'withdrawn', withdrawnAt: Date.now(), can: NONE })),
  'manage-withdrawn-disputed': managed(disputed({ state: 'withdrawn', withdrawnAt: Date.now(), can: NONE })),
  'manage-none': managed(),
  'manage-modal-plan': modal('plan'),
  'manage-modal-email': modal('email'),
  'manage-modal-guarantee': modal('guarantee'),
  'manage-modal-cancel': modal('cancel'),
  'manage-modal-withdraw': modal('withdraw'),
  'manage-paused-chosen': managed(paused),
  'manage-modal-alternatives': modal('cancel', offering),
  'manage-modal-pause': alternative('pause'),
  'manage-modal-discount': alternative('discount'),
  'manage-modal-resume': modal('resume', paused),
};
