import type { ConsentPurpose } from './consent.ts';

/** The consent that each ad platform needs before a paid order is reported to it. */
export const platforms = { ga4: 'statistics', meta: 'ads', tiktok: 'ads' } as const satisfies Readonly<
  Record<string, ConsentPurpose>
>;
export type Platform = keyof typeof platforms;

/** Meta and TikTok document no event that takes a conversion back. */
export const refundPlatforms: ReadonlySet<Platform> = new Set(['ga4']);
