import type { LiveCount } from '../claims/claim.ts';

export type ClaimsResponse = { readonly counts: Readonly<Partial<Record<LiveCount, number>>> };
