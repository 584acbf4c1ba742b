import { type SubmitEvent, useRef, useState } from 'react';
import { brand } from '../../../content/brand.ts';
import { consent } from '../../../content/pages/checkout.ts';
import { formCopy } from '../../../content/pages/forms.ts';
import { paymentModalCopy as copy } from '../../../content/pages/payment-modal.ts';
import { renewalConsent } from '../../../core/checkout/consent.ts';
import type { Terms } from '../../../core/checkout/terms.ts';
import { parseEmail } from '../../../core/leads/email.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { money } from '../../../core/presentation/money.ts';
import { track } from '../../browser/events.ts';
import { currentJourney, saveJourney } from '../../browser/journey.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { ConsentCheckbox } from '../../ui/consent-checkbox.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import salesStyles from '../sales.module.css';
import styles from './payment-form.module.css';
import { usePayment } from './use-payment.ts';

function refuse(field: string, input: HTMLElement | null): void {
  track('Validation Error', { step_id: 'payment', field });
  input?.focus();
}

type Props = { readonly plan: Plan; readonly terms: Terms; readonly ended: boolean };

export function PaymentForm({ plan, terms, ended }: Props) {
  const [email, setEmail] = useState(() => currentJourney().stored.email ?? '');
  const [renewal, setRenewal] = useState(false);
  const [adult, setAdult] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [endedAtFirst] = useState(ended);
  const emailBox = useRef<HTMLInputElement>(null);
  const renewalBox = useRef<HTMLInputElement>(null);
  const adultBox = useRef<HTMLInputElement>(null);
  const { working, problem, pay } = usePayment(plan, terms);

  // A consent to one price does not cover another. A box that was cleared here is not reported as forgotten.
  const price = `${plan.id} ${terms.dueNow}`;
  const [shownPrice, setShownPrice] = useState(price);
  if (shownPrice !== price) {
    setShownPrice(price);
    setRenewal(false);
    setPressed(false);
  }

  const address = parseEmail(email);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setPressed(true);
    if (!address) return refuse('email', emailBox.current);
    if (!renewal) return refuse('renewal', renewalBox.current);
    if (!adult) return refuse('adult', adultBox.current);
    saveJourney({ email: address });
    void pay(address);
  };
  return (
    <form className={styles.root} noValidate onSubmit={submit}>
      <EmailField
        value={email}
        onChange={setEmail}
        error={pressed && !address ? (email.trim() ? formCopy.emailWrong : formCopy.emailMissing) : undefined}
        inputRef={emailBox}
      />
      <div role="alert">{ended && !endedAtFirst && <p className="notice">{copy.offerEnded}</p>}</div>
      <ConsentCheckbox
        name="renewal"
        text={renewalConsent(consent, plan, terms)}
        agreed={renewal}
        onChange={setRenewal}
        error={pressed && !renewal ? copy.renewalMissing : undefined}
        inputRef={renewalBox}
      />
      <ConsentCheckbox
        name="adult"
        text={consent.adult}
        agreed={adult}
        onChange={setAdult}
        error={pressed && !adult ? copy.adultMissing : undefined}
        inputRef={adultBox}
      />
      <div role="alert">{problem && <p className="notice notice--error">{problem}</p>}</div>
      <BusyButton type="submit" fullWidth busy={working} busyLabel={copy.processing}>
        {fill(copy.pay[brand.market], { price: money(terms.dueNow) })}
      </BusyButton>
      <p className={`${salesStyles.fine} ${styles.small}`}>
        {copy.secure} {copy.answers} {copy.phones}
      </p>
      <p className={styles.links}>
        {copy.terms.map(({ label, href }) => (
          <a key={href} href={href} target="_blank" rel="noopener">
            {label}
          </a>
        ))}
      </p>
    </form>
  );
}
