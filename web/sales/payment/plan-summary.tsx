import { useState } from 'react';
import { consent } from '../../../content/pages/checkout.ts';
import { paymentModalCopy as copy } from '../../../content/pages/payment-modal.ts';
import { chargesOf } from '../../../core/checkout/charges.ts';
import { termsWords } from '../../../core/checkout/consent.ts';
import { amountsOf, fullPrice, isReduced, percentOff, type Terms } from '../../../core/checkout/terms.ts';
import { trialOf } from '../../../core/checkout/trial.ts';
import { periodEnd } from '../../../core/plans/period-end.ts';
import type { Plan } from '../../../core/plans/plan.ts';
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
  const remindedAt = firstReminder(terms, openedAt);
  const { code, phases, once } = terms;
  const regularAt = once ? undefined : chargesOf(terms, openedAt, (phases[0].periods ?? 1) + 1).at(-1)?.at;
  const accessEnds = once && plan.period.unit !== 'lifetime' ? periodEnd(plan.period, openedAt) : undefined;
  const { price, renewal: regular } = amountsOf(terms);
  const discounted = isReduced(terms);
  const trial = trialOf(terms);
  const words = {
    ...termsWords(consent, plan, terms),
    percent: String(percentOff(terms)),
    code: code?.name ?? '',
  };
  return (
    <dl>
      <div className={styles.today}>
        <dt>{copy.today}</dt>
        <dd>
          {discounted && (
            <>
              <s translate="no">{money(fullPrice(terms), terms.currency)}</s>{' '}
              <span className="visually-hidden">{copy.reducedTo}</span>{' '}
            </>
          )}
          <strong>
            <Amount name="price" amount={price} />
          </strong>
          {trial && <p>{fill(copy.trial, words)}</p>}
          {once && <p>{fill(copy.once, words)}</p>}
          {discounted && <p>{fill(discountText(terms), words)}</p>}
        </dd>
      </div>
      {remindedAt !== undefined && (
        <div>
          <dt>{day(remindedAt)}</dt>
          <dd>{copy.reminder}</dd>
        </div>
      )}
      {regularAt !== undefined && (
        <div>
          <dt>{day(regularAt)}</dt>
          <dd>
            <PricedText
              text={trial ? copy.afterTrial : code && phases.length === 1 ? copy.laterReduced : copy.later}
              amounts={{ renewal: regular }}
              words={words}
            />
          </dd>
        </div>
      )}
      {accessEnds !== undefined && (
        <div>
          <dt>{day(accessEnds)}</dt>
          <dd>{copy.accessEnds}</dd>
        </div>
      )}
    </dl>
  );
}

function discountText({ phases: [{ periods }], code, once }: Terms): string {
  if (!code) return once ? copy.discountOnce : copy.discount;
  if (once) return copy.codeDiscount.only;
  if (periods === null) return copy.codeDiscount.always;
  return periods > 1 ? copy.codeDiscount.several : copy.codeDiscount.once;
}
