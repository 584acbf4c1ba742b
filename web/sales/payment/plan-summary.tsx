import { useState } from 'react';
import { consent } from '../../../content/pages/checkout.ts';
import { paymentModalCopy as copy } from '../../../content/pages/payment-modal.ts';
import type { Terms } from '../../../core/checkout/terms.ts';
import { type Plan, percentOff } from '../../../core/plans/plan.ts';
import { renewalTime } from '../../../core/plans/renewal.ts';
import { day } from '../../../core/presentation/day.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { firstReminder } from '../../../core/subscriptions/reminder.ts';
import { now } from '../../browser/clock.ts';
import { Amount, PricedText } from '../../ui/priced-text.tsx';
import styles from './plan-summary.module.css';

/** The days of payments and of the reminder: all terms, each said once. */
export function PlanSummary({ plan, terms }: { plan: Plan; terms: Terms }) {
  const [openedAt] = useState(now);
  const remindedAt = firstReminder(terms, plan.interval, openedAt);
  const discounted = terms.dueNow < terms.dueLater;
  return (
    <dl>
      <div className={styles.today}>
        <dt>{copy.today}</dt>
        <dd>
          {discounted && (
            <>
              <s translate="no">{money(terms.dueLater)}</s> <span className="visually-hidden">{copy.reducedTo}</span>{' '}
            </>
          )}
          <strong>
            <Amount name="price" cents={terms.dueNow} />
          </strong>
          {discounted && <p>{fill(copy.discount, { percent: String(percentOff(plan)) })}</p>}
        </dd>
      </div>
      {remindedAt !== undefined && (
        <div>
          <dt>{day(remindedAt)}</dt>
          <dd>{copy.reminder}</dd>
        </div>
      )}
      <div>
        <dt>{day(renewalTime(plan.interval, openedAt))}</dt>
        <dd>
          <PricedText
            text={copy.later}
            amounts={{ renewal: terms.dueLater }}
            words={{ period: consent.periods[plan.interval] }}
          />
        </dd>
      </div>
    </dl>
  );
}
