import { BookOpenCheck } from 'lucide';
import { knownCopy } from '../../../content/pages/known.ts';
import type { ChartStep } from '../../../core/funnel/step.ts';
import { ClaimLine } from '../../ui/claim-line.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './chart.module.css';

/** What research says, with its source; a server that takes real money refuses an example. */
export function Research({ title, claim }: NonNullable<ChartStep['research']>) {
  const { basis } = claim;
  return (
    <section className={styles.claim}>
      <h2>
        <Icon icon={BookOpenCheck} /> {title}
      </h2>
      <ClaimLine claim={claim} />
      <p className={styles.source}>{basis.kind === 'evidence' ? `${basis.document}, ${basis.date}` : knownCopy.exampleClaim}</p>
    </section>
  );
}
