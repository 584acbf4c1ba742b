import { salesCopy } from '../../../content/pages/sales.ts';
import garden from '../../illustrations/scenes/garden.svg?url';
import { ClaimLine } from '../../ui/claim-line.tsx';
import { ExampleDot } from '../../ui/example-dot.tsx';
import { GetMyPlan } from '../get-my-plan.tsx';
import styles from './lifetime-benefit.module.css';

const { eyebrow, title, text, proof } = salesCopy.lifetime;

/** The one moment that fills the whole width in the darkest colour. */
export function LifetimeBenefit() {
  return (
    <section className={styles.root}>
      <div className={`${styles.inner} page`}>
        <img src={garden} alt="" width="280" height="200" loading="lazy" decoding="async" />
        <div className={styles.words}>
          <p className="eyebrow">{eyebrow}</p>
          <h2>{title}</h2>
          <p>{text}</p>
          <p className={styles.proof}>
            <ClaimLine as="span" claim={proof} /> <ExampleDot of={[proof]} />
          </p>
          <GetMyPlan name="affordable dream" />
        </div>
      </div>
    </section>
  );
}
