import type { Plan } from '../core/plans/plan.ts';

/** In the order they are shown. Amounts are cents of US dollars; every other price is derived from these two. */
export const plans = [
  { id: 'year', title: '1-Year', period: { every: 1, unit: 'year' }, listPrice: 129_99, introDiscount: 65_00 },
  {
    id: 'month',
    title: '1-Month',
    period: { every: 1, unit: 'month' },
    listPrice: 39_99,
    introDiscount: 20_00,
    badge: 'MOST POPULAR',
  },
  { id: 'quarter', title: '3-Months', period: { every: 3, unit: 'month' }, listPrice: 59_99, introDiscount: 30_00 },
] as const satisfies readonly Plan[];

/** Chosen until the visitor chooses. With none the buttons ask for a choice first. */
export const preselectedPlan: (typeof plans)[number]['id'] | null = 'month';
