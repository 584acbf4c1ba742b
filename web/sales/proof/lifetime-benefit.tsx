import { salesCopy } from '../../../content/pages/sales.ts';
import garden from '../../illustrations/scenes/garden.svg?url';
import { ClaimLine } from '../../ui/claim-line.tsx';
import { GetMyPlan } from '../get-my-plan.tsx';
import salesStyles from '../sales.module.css';
import styles from './lifetime-benefit.module.css';

const { eyebrow, title, text, proof } = salesCopy.lifetime;

export function LifetimeBenefit() {
  return (
    <section className={`${styles.root} ${salesStyles.panel} ${salesStyles.block}`}>
      <img src={garden} alt="" width="280" height="200" loading="lazy" decoding="async" />
      <p className="eyebrow">{eyebrow}</p>
      <h2>{title}</h2>
      <p>{text}</p>
      <ClaimLine className={styles.proof} claim={proof} />
      <GetMyPlan name="affordable dream" />
    </section>
  );
}
