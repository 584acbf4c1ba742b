import { useState } from 'react';
import { consent } from '../../../content/pages/checkout.ts';
import { paymentModalCopy as copy } from '../../../content/pages/payment-modal.ts';
import { chargesOf } from '../../../core/checkout/charges.ts';
import { amountsOf, dueOf, isIntroductory, percentOff, type Terms } from '../../../core/checkout/terms.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { day } from '../../../core/presentation/day.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { firstReminder } from '../../../core/subscriptions/reminder.ts';
import { now } from '../../browser/clock.ts';
import { Amount, PricedText } from '../../ui/priced-text.tsx';
import styles from './plan-summary.module.css';

/** The days of payments and of the reminder: all terms, each said once. */
export function PlanSummary({ plan, terms }: { plan: Plan; terms: Terms }) {
  const [openedAt] = useState(now);
  const remindedAt = firstReminder(terms, openedAt);
  const [, renewal] = chargesOf(terms, openedAt, 2);
  const { price, renewal: regular } = amountsOf(terms);
  const discounted = isIntroductory(dueOf(terms));
  return (
    <dl>
      <div className={styles.today}>
        <dt>{copy.today}</dt>
        <dd>
          {discounted && (
            <>
              <s translate="no">{regular}</s> <span className="visually-hidden">{copy.reducedTo}</span>{' '}
            </>
          )}
          <strong>
            <Amount name="price" amount={price} />
          </strong>
          {discounted && <p>{fill(copy.discount, { percent: String(percentOff(terms)) })}</p>}
        </dd>
      </div>
      {remindedAt !== undefined && (
        <div>
          <dt>{day(remindedAt)}</dt>
          <dd>{copy.reminder}</dd>
        </div>
      )}
      {renewal && (
        <div>
          <dt>{day(renewal.at)}</dt>
          <dd>
            <PricedText text={copy.later} amounts={{ renewal: regular }} words={{ period: consent.periods[plan.interval] }} />
          </dd>
        </div>
      )}
    </dl>
  );
}
