import { salesCopy } from '../../../content/pages/sales.ts';
import { GetMyPlan } from '../get-my-plan.tsx';
import salesStyles from '../sales.module.css';
import { Facts } from './facts.tsx';
import { FoldedText } from './folded-text.tsx';
import { LockedReport } from './locked-report.tsx';
import styles from './overview.module.css';

export function Overview() {
  return (
    <section className={salesStyles.block}>
      <h2>{salesCopy.overview.title}</h2>
      <div className={`card ${styles.card}`}>
        <FoldedText />
        <Facts />
        <LockedReport />
      </div>
      <GetMyPlan name="analysis overview" />
    </section>
  );
}
