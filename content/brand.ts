import type { Market } from '../core/checkout/market.ts';

/** Who we are: the one place a name, an address or a store link is written. */
export const brand = {
  name: 'Petalune',
  legalName: 'Petalune Labs, Inc.',
  jurisdiction: 'Delaware',
  supportEmail: 'support@petalune.example',
  /** Where finders of a weakness read how it is handled; `/.well-known/security.txt` names it. */
  securityPolicyUrl: undefined as string | undefined,
  appStoreUrl: 'https://apps.petalune.example/ios',
  /** Not on Google Play yet: no button is drawn without it. */
  googlePlayUrl: undefined as string | undefined,
  /** What opens the companion app on a phone: `petalune://redeem?token=...` */
  appScheme: 'petalune',
  /** Whose law the words on the pay button follow: `eu` is enough everywhere, `by-time-zone` is `eu` in Europe and wherever the zone leaves a doubt. */
  market: 'by-time-zone' as Market | 'by-time-zone',
  /** How the companion app spells the two answers that carry the brand. */
  exportKeys: { improveWith: 'improveWithPetalune', outcome: 'petaluneOutcome' },
} as const;
