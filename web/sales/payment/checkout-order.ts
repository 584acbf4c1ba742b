import { funnel as asked } from '../../../content/funnel/index.ts';
import { consent } from '../../../content/pages/checkout.ts';
import type { CheckoutRequest } from '../../../core/api/checkout.ts';
import { consentTo } from '../../../core/checkout/consent.ts';
import { dueOf, type ShownAmounts, type Terms } from '../../../core/checkout/terms.ts';
import { userData } from '../../../core/funnel/answer-export.ts';
import { validAnswers } from '../../../core/funnel/answers.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { decimal } from '../../../core/presentation/money.ts';
import { orderAttribution } from '../../browser/attribution.ts';
import type { ConfirmationData } from '../../browser/checkout.ts';
import { currentJourney } from '../../browser/journey.ts';
import { currentSeller } from '../../browser/seller.ts';
import { furtherFunnel } from '../../outline.ts';

type Ordered = {
  readonly plan: Plan;
  readonly email: string;
  readonly shown: ShownAmounts;
  readonly another: boolean;
};

export function checkoutOrder({ plan, email, shown, another }: Ordered): CheckoutRequest {
  const funnel = furtherFunnel();
  return {
    planId: plan.id,
    email,
    answers: validAnswers(asked, currentJourney().answers),
    consent: { version: consentTo(currentSeller(), consent).version, renewal: true, adult: true },
    shown,
    ...(another && { another }),
    ...(funnel && { funnel }),
    ...orderAttribution(),
  };
}

export function confirmationData(plan: Plan, terms: Terms, email: string): ConfirmationData {
  const answers = validAnswers(asked, currentJourney().answers);
  return { userData: userData(asked, answers, plan.title), email, price: decimal(dueOf(terms).dueNow, terms.currency) };
}
