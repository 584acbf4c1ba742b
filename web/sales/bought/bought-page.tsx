import { boughtCopy as copy } from '../../../content/pages/bought.ts';
import { siteCopy } from '../../../content/pages/site.ts';
import { plans } from '../../../content/plans.ts';
import type { BoughtPlan } from '../../../core/api/offers.ts';
import { planTitle } from '../../../core/plans/plan.ts';
import { day } from '../../../core/presentation/day.ts';
import { fill } from '../../../core/presentation/fill.ts';
import done from '../../illustrations/scenes/done.svg?url';
import { inFunnel } from '../../outline.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { TextPage } from '../../ui/text-page.tsx';
import styles from './bought-page.module.css';

export type BoughtPageProps = {
  readonly bought: BoughtPlan;
  /** From a payment page. */
  readonly returned: boolean;
  readonly onBuyAgain: () => void;
};

export function BoughtPage({ bought: { planId, sessionId, periodEnd, renews }, returned, onBuyAgain }: BoughtPageProps) {
  const { eyebrow, title, running, plan, open, manage, analysis, again } = copy;
  return (
    <TextPage footer={siteCopy.footer}>
      <main className={`${styles.root} column`}>
        <img src={done} alt="" width="280" height="220" />
        <p className="eyebrow">{eyebrow}</p>
        <h1>{title}</h1>
        {returned && (
          <p className="notice" role="status">
            {copy.returned}
          </p>
        )}
        <p>{fill(running, { plan: planTitle(plans, planId) })}</p>
        {periodEnd !== null && <p>{fill(renews ? copy.renews : copy.ends, { day: day(periodEnd) })}</p>}
        <div className={styles.actions}>
          <LinkButton href={plan.href} fullWidth>
            {plan.label}
          </LinkButton>
          {sessionId !== null && (
            <LinkButton
              href={inFunnel(`/prediction/subscribe-success?session_id=${encodeURIComponent(sessionId)}`)}
              variant="quiet"
              fullWidth
            >
              {open}
            </LinkButton>
          )}
          <LinkButton href={manage.href} variant="quiet" fullWidth>
            {manage.label}
          </LinkButton>
          <LinkButton href={analysis.href} variant="quiet" fullWidth>
            {analysis.label}
          </LinkButton>
          <Button variant="plain" onClick={onBuyAgain}>
            {again}
          </Button>
        </div>
      </main>
    </TextPage>
  );
}
