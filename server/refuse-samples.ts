import { type Claim, sampleClaims } from '../core/claims/claim.ts';
import { StartupError } from './platform/startup-error.ts';

/** Live payments require that every published claim has a basis. */
export function refuseSamples(published: Readonly<Record<string, Readonly<Record<string, Claim>> | readonly Claim[]>>): void {
  const samples = Object.entries(published).flatMap(([list, claims]) =>
    sampleClaims({ ...claims } as Readonly<Record<string, Claim>>).map((id) => `${list}.${id}`),
  );
  if (samples.length === 0) return;
  throw new StartupError(
    `STRIPE_SECRET_KEY takes real money, but what content/ says here is only a sample: ${samples.join(', ')}. Give each a basis, or remove it.`,
  );
}
