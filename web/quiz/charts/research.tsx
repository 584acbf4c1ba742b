import { chartCopy } from '../../../content/pages/charts.ts';
import type { ChartStep } from '../../../core/funnel/step.ts';
import exampleMarkStyles from '../../ui/example-mark.module.css';
import styles from './chart.module.css';

/** What research says, with its source; a server that takes real money refuses an example. */
export function Research({ title, claim }: NonNullable<ChartStep['research']>) {
  const { basis } = claim;
  return (
    <section className={styles.claim}>
      <h2>{title}</h2>
      <p>{claim.text}</p>
      <p className={styles.source}>
        {basis.kind === 'evidence' ? (
          `${basis.document}, ${basis.date}`
        ) : (
          <small className={exampleMarkStyles.root}>{chartCopy.exampleClaim}</small>
        )}
      </p>
    </section>
  );
}
