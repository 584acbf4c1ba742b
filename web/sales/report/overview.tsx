import { GetMyPlan } from '../get-my-plan.tsx';
import { Facts } from './facts.tsx';
import { FoldedText } from './folded-text.tsx';
import { LockedReport } from './locked-report.tsx';
import styles from './overview.module.css';

export function Overview() {
  return (
    <div className={styles.root}>
      <FoldedText />
      <Facts />
      <LockedReport />
      <GetMyPlan name="analysis overview" />
    </div>
  );
}
