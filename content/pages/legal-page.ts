import type { PeriodWords } from '../../core/plans/period.ts';
import { consent } from './checkout.ts';

/** The words around the texts. */
export const legalPage = {
  effective: 'Effective',
  contents: 'On this page',
} as const;

/** How the price table reads that stands for `{{plans}}` in a text. {price}, {renewal} and {days} are filled in. */
export const planTable = {
  others: 'In other currencies, the first payment and each later one:',
  other: { currency: 'Currency', amounts: '{price}, then {renewal}' },
  columns: { plan: 'Plan', first: 'First payment', renewal: 'Each later payment', period: 'Paid' },
  /** Of a trial, as the first payment. */
  trial: '{price} for {days} days',
  /** Below the table, where a plan begins with one. */
  trials:
    '**A trial** begins with your order. If you cancel before it ends, you pay nothing more; otherwise the plan renews automatically at the price in the table. It is for a first order: once for a person, which we know by the mailbox and by the card.',
  /** Of a plan that is bought once. */
  once: { renewal: 'None', period: 'once, for access {access}', amounts: '{price} once' },
  /** Below the table, where there is one. */
  purchases:
    '**A plan that is paid once** does not renew: nothing is charged after the payment in the table, there is nothing to cancel, and your access ends by itself, where it has an end. Your rights to withdraw and to your money back are the same.',
  periods: {
    week: { one: 'every week', many: 'every {count} weeks' },
    month: { one: 'every month', many: 'every {count} months' },
    year: { one: 'once a year', many: 'every {count} years' },
  } satisfies PeriodWords,
  access: consent.access,
} as const;
