import { salesCopy } from '../../../content/pages/sales.ts';
import { GetMyPlan } from '../get-my-plan.tsx';
import { Facts } from './facts.tsx';
import { FoldedText } from './folded-text.tsx';
import { LockedReport } from './locked-report.tsx';

export function Overview() {
  return (
    <section className="overview block">
      <h2>{salesCopy.overview.title}</h2>
      <div className="card overview__card">
        <FoldedText />
        <Facts />
        <LockedReport />
      </div>
      <GetMyPlan name="analysis overview" />
    </section>
  );
}
