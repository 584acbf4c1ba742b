import '../../design/error.css';
import { type SubmitEvent, useRef, useState } from 'react';
import { consent as planConsent } from '../../../content/pages/checkout.ts';
import { upsellCopy as copy, upsellConsent } from '../../../content/pages/upsell.ts';
import { termsWords } from '../../../core/checkout/consent.ts';
import { amountsOf, regularTerms, shownAmounts } from '../../../core/checkout/terms.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { currentMarket } from '../../browser/market.ts';
import { shownTerms } from '../../browser/shown-terms.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ConsentCheckbox } from '../../ui/consent-checkbox.tsx';
import { Link } from '../../ui/link.tsx';
import { Amount, PricedText } from '../../ui/priced-text.tsx';
import styles from './upsell.module.css';
import type { useUpsell } from './use-upsell.ts';

type Offer = ReturnType<typeof useUpsell>;
type Props = Pick<Offer, 'working' | 'problem'> & {
  readonly plan: Plan;
  /** The last try was not paid. */
  readonly refused: boolean;
  readonly onAnswer: Offer['answer'];
};

export function UpsellForm({ plan, refused, working, problem, onAnswer }: Props) {
  const [agreed, setAgreed] = useState(false);
  const [pressed, setPressed] = useState(false);
  const box = useRef<HTMLInputElement>(null);
  const terms = regularTerms(plan);
  const amounts = amountsOf(terms);
  const said = problem ?? (refused ? copy.refused : undefined);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    setPressed(true);
    if (!agreed) return box.current?.focus();
    const shown = shownTerms(event.currentTarget, shownAmounts(terms));
    onAnswer({ answer: 'yes', shown, consent: { version: upsellConsent.version, agreed } });
  };
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      <p>{copy.text}</p>
      <ul className={styles.points}>
        {copy.points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
      <dl className={styles.total}>
        <dt>{copy.total}</dt>
        <dd>
          <strong>
            <Amount name="price" amount={amounts.price} />
          </strong>{' '}
          {copy.once}
        </dd>
      </dl>
      <ConsentCheckbox
        name="upsell"
        text={<PricedText text={upsellConsent.text} amounts={amounts} words={termsWords(planConsent, plan, terms)} />}
        agreed={agreed}
        onChange={setAgreed}
        error={pressed && !agreed ? copy.missing : undefined}
        inputRef={box}
      />
      <p className={styles.terms}>
        {copy.terms.map(({ label, href }) => (
          <Link key={href} href={href}>
            {label}
          </Link>
        ))}
      </p>
      <div role="alert">{said && <p className="notice notice--error">{said}</p>}</div>
      <div className={styles.answers}>
        <BusyButton
          type="submit"
          variant="quiet"
          fullWidth
          busy={working === 'yes'}
          busyLabel={copy.paying}
          disabled={working === 'no'}
        >
          <PricedText text={copy.pay[currentMarket()]} amounts={amounts} />
        </BusyButton>
        <BusyButton
          variant="quiet"
          fullWidth
          busy={working === 'no'}
          disabled={working === 'yes'}
          onClick={() => onAnswer({ answer: 'no' })}
        >
          {copy.decline}
        </BusyButton>
      </div>
    </form>
  );
}
