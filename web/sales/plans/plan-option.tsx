import { Check } from 'lucide';
import { consent } from '../../../content/pages/checkout.ts';
import { salesCopy } from '../../../content/pages/sales.ts';
import { termsWords } from '../../../core/checkout/consent.ts';
import { amountsOf, checkoutTerms, percentOff } from '../../../core/checkout/terms.ts';
import { cardPrices } from '../../../core/offers/card-prices.ts';
import type { OfferState } from '../../../core/offers/offer.ts';
import { type Currency, currencyOf, type Plan, priceByTheMonth } from '../../../core/plans/plan.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { Icon } from '../../ui/icon.tsx';
import { PricedText } from '../../ui/priced-text.tsx';
import styles from './plan-option.module.css';

const copy = salesCopy.pricing;

type Props = {
  readonly plan: Plan;
  readonly plans: readonly Plan[];
  readonly group: string;
  readonly offer: OfferState;
  readonly chosen: boolean;
  readonly onSelect: () => void;
};

/** Its height is the same with and without the offer. */
export function PlanOption({ plan, plans, group, offer, chosen, onSelect }: Props) {
  const terms = checkoutTerms(plan, offer);
  const { now, before } = cardPrices(plan, terms);
  const currency = currencyOf(plan);
  const monthly = before ? undefined : priceByTheMonth(plan, plans);
  const regular = monthly === undefined ? copy.regular : copy.longer;
  const own = plan.once ? copy.once : plan.trialDays && copy.trial[plan.trialPrice ? 'paid' : 'free'];
  return (
    <label className={styles.root} data-plan={plan.id} data-currency={plan.currency}>
      <input type="radio" className={styles.input} name={group} value={plan.id} checked={chosen} onChange={onSelect} />
      {plan.badge && <span className={styles.badge}>{plan.badge}</span>}
      <span className={styles.mark}>
        <Icon icon={Check} size={14} />
      </span>
      <span className={styles.title}>
        <bdi>{plan.title}</bdi>{' '}
        {before && <span className={styles.save}>{fill(copy.save, { percent: String(percentOff(terms)) })}</span>}
        {!own && monthly !== undefined && offer.kind === 'over' && (
          <span className={styles.save}>{fill(copy.less, { amount: money(monthly - now.price, currency) })}</span>
        )}
      </span>
      <span className={styles.day}>
        {plan.period.unit === 'lifetime' ? (
          <span className={styles.unit}>{copy.endless}</span>
        ) : (
          <>
            <Price currency={currency} now={now.perDay} before={before?.perDay} />{' '}
            <span className={styles.unit}>{copy.perDay}</span>
          </>
        )}
      </span>
      <span className={styles.price}>
        <Price currency={currency} now={now.price} before={before?.price} />
      </span>
      <span className={styles.total}>
        <PricedText
          text={own || (before ? copy.total : regular)}
          amounts={{ ...amountsOf(terms), monthly: money(monthly ?? 0, currency) }}
          words={termsWords(consent, plan, terms)}
        />
      </span>
    </label>
  );
}

type PriceProps = { readonly currency: Currency; readonly now: number; readonly before: number | undefined };

function Price({ currency, now, before }: PriceProps) {
  if (before === undefined) return <strong translate="no">{money(now, currency)}</strong>;
  return (
    <>
      <s translate="no">{money(before, currency)}</s> <span className="visually-hidden">{copy.reducedTo}</span>{' '}
      <strong translate="no">{money(now, currency)}</strong>
    </>
  );
}
