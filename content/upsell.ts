import type { OneTimePlan, Plan } from '../core/plans/plan.ts';
import { plans } from './plans.ts';

/** Offered once on 'Done!', after a plan is paid. Without one nothing is offered there. Its words are in `pages/upsell.ts`. */
export const upsell: OneTimePlan | undefined = {
  id: 'workbook',
  title: 'Workbook',
  period: { every: 1, unit: 'lifetime' },
  once: true,
  listPrice: 9_99,
  introDiscount: 0,
  prices: {
    EUR: { listPrice: 9_99, introDiscount: 0 },
    GBP: { listPrice: 7_99, introDiscount: 0 },
    CAD: { listPrice: 13_99, introDiscount: 0 },
    AUD: { listPrice: 14_99, introDiscount: 0 },
    JPY: { listPrice: 1_480, introDiscount: 0 },
  },
};

/** Whatever an order may be of. */
export const soldPlans: readonly Plan[] = upsell ? [...plans, upsell] : plans;
