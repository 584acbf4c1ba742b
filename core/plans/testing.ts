import type { Plan } from './plan.ts';

/** A plan of each kind, beside the two that tests of a shop buy. */
export const KINDS = [
  { id: 'month', title: '1-Month', period: { every: 1, unit: 'month' }, listPrice: 39_99, introDiscount: 20_00 },
  { id: 'year', title: '1-Year', period: { every: 1, unit: 'year' }, listPrice: 129_99, introDiscount: 65_00 },
  { id: 'week', title: '1-Week', period: { every: 1, unit: 'week' }, listPrice: 9_99, introDiscount: 5_00 },
  { id: 'four-weeks', title: '4-Weeks', period: { every: 4, unit: 'week' }, listPrice: 34_99, introDiscount: 15_00 },
  {
    id: 'extra',
    title: 'Extra',
    family: 'extra',
    period: { every: 1, unit: 'month' },
    listPrice: 14_99,
    introDiscount: 5_00,
  },
  {
    id: 'free-trial',
    title: 'Free trial',
    family: 'free-trial',
    period: { every: 1, unit: 'month' },
    listPrice: 39_99,
    introDiscount: 0,
    trialDays: 7,
    trialPrice: 0,
  },
  {
    id: 'paid-trial',
    title: 'Paid trial',
    family: 'paid-trial',
    period: { every: 4, unit: 'week' },
    listPrice: 34_99,
    introDiscount: 0,
    trialDays: 14,
    trialPrice: 1_00,
  },
] as const satisfies readonly Plan[];
