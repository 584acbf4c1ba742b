import type { ConsentPurpose } from './consent.ts';

/** The ad platforms that may be told of a paid order, and what its buyer has to agree to for that. */
export const platforms = { ga4: 'statistics', meta: 'ads' } as const satisfies Readonly<Record<string, ConsentPurpose>>;
export type Platform = keyof typeof platforms;
