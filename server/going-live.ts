import { type Claim, sampleClaims } from '../core/claims/claim.ts';
import { CannotStart } from './cannot-start.ts';

/** Real money is not taken beside demonstration copy: lists the claims that still need a basis. */
export function refuseSamples(claims: Readonly<Record<string, Claim>>): void {
  const samples = sampleClaims(claims);
  if (samples.length === 0) return;
  throw new CannotStart(
    `STRIPE_SECRET_KEY takes real money, but ${samples.length} claims in content/ are samples: give them a basis or remove them: ${samples.join(', ')}.`,
  );
}
