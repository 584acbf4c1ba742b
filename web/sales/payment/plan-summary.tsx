import { useState } from 'react';
import { consent } from '../../../content/pages/checkout.ts';
import { paymentModalCopy as copy } from '../../../content/pages/payment-modal.ts';
import type { Terms } from '../../../core/checkout/terms.ts';
import { type Plan, percentOff } from '../../../core/plans/plan.ts';
import { renewalTime } from '../../../core/plans/renewal.ts';
import { day } from '../../../core/presentation/day.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { now } from '../../browser/clock.ts';
import { Amount, PricedText } from '../../ui/priced-text.tsx';
import styles from './plan-summary.module.css';

export function PlanSummary({ plan, terms }: { plan: Plan; terms: Terms }) {
  const [openedAt] = useState(now);
  const discounted = terms.dueNow < terms.dueLater;
  const later = { day: day(renewalTime(plan.interval, openedAt)), period: consent.periods[plan.interval] };
  return (
    <>
      <dl>
        <div className={styles.today}>
          <dt>{copy.dueToday}</dt>
          <dd>
            {discounted && (
              <>
                <s translate="no">{money(terms.dueLater)}</s> <span className="visually-hidden">{copy.reducedTo}</span>{' '}
              </>
            )}
            <strong>
              <Amount name="price" cents={terms.dueNow} />
            </strong>
          </dd>
        </div>
        <div>
          <dt>{copy.laterLabel}</dt>
          <dd>
            <PricedText text={copy.later} amounts={{ renewal: terms.dueLater }} words={later} />
          </dd>
        </div>
        <div>
          <dt>{copy.cancelLabel}</dt>
          <dd>
            {copy.cancel}{' '}
            <a href={copy.cancelLink.href} target="_blank" rel="noopener">
              {copy.cancelLink.label}
            </a>
          </dd>
        </div>
      </dl>
      <p className={styles.renews}>
        {discounted && <strong>{fill(copy.discount, { percent: String(percentOff(plan)) })} </strong>}
        {copy.renews}
      </p>
    </>
  );
}
