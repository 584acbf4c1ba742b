import type { ConsentPurpose } from './consent.ts';

/** The consent that each ad platform needs before a paid order is reported to it. */
export const platforms = { ga4: 'statistics', meta: 'ads' } as const satisfies Readonly<Record<string, ConsentPurpose>>;
export type Platform = keyof typeof platforms;
