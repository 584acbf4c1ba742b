import type { PeriodWords } from '../../core/plans/period.ts';

export type LegalDocument = {
  readonly path: string;
  /** The text's name in `content/legal/`, without `.md`. */
  readonly file: string;
  readonly title: string;
  /** What links say that have little room. */
  readonly short?: string;
  readonly subtitle?: string;
  /** The day the text applies from, as it is written on the page. */
  readonly effective: string;
};

export const legalDocuments = [
  { path: '/privacy-policy', file: 'privacy-policy', title: 'Privacy Policy', effective: '09/15/2025' },
  {
    path: '/terms-of-use',
    file: 'terms-of-use',
    title: 'Terms of Use',
    subtitle: 'Terms of service and end user licence agreement',
    effective: '09/15/2025',
  },
  {
    path: '/consumer-health-data',
    file: 'consumer-health-data',
    title: 'Consumer Health Data Privacy Policy',
    short: 'Consumer health data',
    effective: '25 November 2026',
  },
  { path: '/refund-policy', file: 'refund-policy', title: 'Refund Policy', effective: '25 September 2025' },
] as const satisfies readonly LegalDocument[];

/** The words around the texts. */
export const legalPage = {
  effective: 'Effective',
  contents: 'On this page',
} as const;

/** How the price table reads that stands for `{{plans}}` in a text. */
/** {price} and {renewal} are filled in. */
export const planTable = {
  others: 'In other currencies, the first payment and each later one:',
  other: { currency: 'Currency', amounts: '{price}, then {renewal}' },
  columns: { plan: 'Plan', first: 'First payment', renewal: 'Each later payment', period: 'Paid' },
  periods: {
    week: { one: 'every week', many: 'every {count} weeks' },
    month: { one: 'every month', many: 'every {count} months' },
    year: { one: 'once a year', many: 'every {count} years' },
  } satisfies PeriodWords,
} as const;
