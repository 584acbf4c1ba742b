import { type ComponentType, useEffect, useState } from 'react';
import { salesCopy } from '../../../content/pages/sales.ts';
import { whenIdle } from '../../browser/clock.ts';
import { GetMyPlan } from '../get-my-plan.tsx';
import salesStyles from '../sales.module.css';
import { FoldedText } from './folded-text.tsx';
import { LockedReport } from './locked-report.tsx';
import styles from './overview.module.css';

export function Overview() {
  const Facts = useFacts();
  return (
    <section className={salesStyles.block}>
      <h2>{salesCopy.overview.title}</h2>
      <div className={`card ${styles.card}`}>
        <FoldedText />
        {Facts && <Facts />}
        <LockedReport />
      </div>
      <GetMyPlan name="analysis overview" />
    </section>
  );
}

/** The words of the whole quiz load once the browser is idle. */
function useFacts(): ComponentType | undefined {
  const [facts, setFacts] = useState<{ readonly Facts: ComponentType }>();
  useEffect(() => whenIdle(() => void import('./facts.tsx').then(setFacts, () => undefined)), []);
  return facts?.Facts;
}
