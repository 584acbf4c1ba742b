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
    subtitle: 'Terms of service and end user license agreement',
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
