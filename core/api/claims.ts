import type { LiveCount } from '../claims/claim.ts';

/** `GET /api/claims`: what the published live claims need, and no more; a count below the floor of each is not told. */
export type ClaimsResponse = { readonly counts: Readonly<Partial<Record<LiveCount, number>>> };
