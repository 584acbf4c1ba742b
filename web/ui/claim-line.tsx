import type { Claim } from '../../core/claims/claim.ts';
import { useClaim } from '../browser/live-claims.ts';

type Props = { readonly claim: Claim; readonly as?: 'p' | 'b' | 'h2' | 'span'; readonly className?: string | undefined };

/** An uncounted claim leaves its line empty, so that nothing moves. */
export function ClaimLine({ claim, as: Line = 'p', className }: Props) {
  const text = useClaim(claim);
  return (
    <Line className={className} aria-hidden={text === undefined || undefined}>
      {text ?? '\u00a0'}
    </Line>
  );
}
