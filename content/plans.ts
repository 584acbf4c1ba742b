import type { Plan } from '../core/plans/plan.ts';

/** In the order they are shown. Amounts are cents of US dollars, and the smallest unit of each other currency; every other price is derived from these. */
export const plans = [
  {
    id: 'year',
    title: '1-Year',
    period: { every: 1, unit: 'year' },
    listPrice: 129_99,
    introDiscount: 65_00,
    prices: {
      EUR: { listPrice: 119_99, introDiscount: 60_00 },
      GBP: { listPrice: 99_99, introDiscount: 50_00 },
      CAD: { listPrice: 179_99, introDiscount: 90_00 },
      AUD: { listPrice: 199_99, introDiscount: 100_00 },
      JPY: { listPrice: 19_800, introDiscount: 9_900 },
    },
  },
  {
    id: 'month',
    title: '1-Month',
    period: { every: 1, unit: 'month' },
    listPrice: 39_99,
    introDiscount: 20_00,
    badge: 'MOST POPULAR',
    prices: {
      EUR: { listPrice: 37_99, introDiscount: 19_00 },
      GBP: { listPrice: 31_99, introDiscount: 16_00 },
      CAD: { listPrice: 53_99, introDiscount: 27_00 },
      AUD: { listPrice: 59_99, introDiscount: 30_00 },
      JPY: { listPrice: 5_980, introDiscount: 3_000 },
    },
  },
  {
    id: 'quarter',
    title: '3-Months',
    period: { every: 3, unit: 'month' },
    listPrice: 59_99,
    introDiscount: 30_00,
    prices: {
      EUR: { listPrice: 55_99, introDiscount: 28_00 },
      GBP: { listPrice: 47_99, introDiscount: 24_00 },
      CAD: { listPrice: 79_99, introDiscount: 40_00 },
      AUD: { listPrice: 89_99, introDiscount: 45_00 },
      JPY: { listPrice: 8_980, introDiscount: 4_500 },
    },
  },
] as const satisfies readonly Plan[];

/** Chosen until the visitor chooses. With none the buttons ask for a choice first. */
export const preselectedPlan: (typeof plans)[number]['id'] | null = 'month';
