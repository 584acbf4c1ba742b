import '../../design/error.css';
import { ShieldCheck } from 'lucide';
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { consent } from '../../../content/pages/checkout.ts';
import { paymentModalCopy as copy } from '../../../content/pages/payment-modal.ts';
import { consentSentence, consentTo, termsWords } from '../../../core/checkout/consent.ts';
import { amountsOf, type DueAmounts, shownAmounts, type Terms } from '../../../core/checkout/terms.ts';
import { trialOf } from '../../../core/checkout/trial.ts';
import { parseEmail } from '../../../core/leads/email.ts';
import type { Plan } from '../../../core/plans/plan.ts';
import { track } from '../../browser/events.ts';
import { currentJourney, saveJourney } from '../../browser/journey.ts';
import { currentMarket } from '../../browser/market.ts';
import { currentSeller } from '../../browser/seller.ts';
import { shownTerms } from '../../browser/shown-terms.ts';
import { hasWallet } from '../../browser/wallet-place.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Button } from '../../ui/button.tsx';
import { ConsentCheckbox } from '../../ui/consent-checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PricedText } from '../../ui/priced-text.tsx';
import { EmailLine } from './email-line.tsx';
import styles from './payment-form.module.css';
import { SmallPrint } from './small-print.tsx';
import { usePayment } from './use-payment.ts';
import { WalletSlot } from './wallet-slot.tsx';

/** The errors come into sight from the last to the first, so that the first is seen where there is no room for all. */
function refuse(field: string, input: HTMLInputElement | null): void {
  track('Validation Error', { step_id: 'payment', field });
  input?.focus({ preventScroll: true });
  const errors = [...(input?.form?.querySelectorAll('p[role="alert"]:not(:empty)') ?? [])];
  for (const shown of [...errors.reverse(), input]) shown?.scrollIntoView({ block: 'nearest' });
}

type Props = {
  readonly plan: Plan;
  readonly terms: Terms;
  /** Another one for each price that the visitor is shown. */
  readonly version: string;
  readonly ended: boolean;
  readonly again?: boolean;
  readonly onPriceRefused: (due: DueAmounts) => void;
  /** Between what is agreed to and the small print. It may hold a form of its own. */
  readonly children?: ReactNode;
};

export function PaymentForm({ plan, terms, version, ended, again = false, onPriceRefused, children }: Props) {
  const form = useId();
  const [email, setEmail] = useState(() => currentJourney().stored.email ?? '');
  const [renewal, setRenewal] = useState(false);
  const [adult, setAdult] = useState(false);
  const [pressed, setPressed] = useState(false);
  const [endedAtFirst] = useState(ended);
  const emailBox = useRef<HTMLInputElement>(null);
  const renewalBox = useRef<HTMLInputElement>(null);
  const adultBox = useRef<HTMLInputElement>(null);
  const anotherButton = useRef<HTMLButtonElement>(null);
  const { working, problem, pay } = usePayment({ plan, terms, onPriceRefused });
  const amounts = amountsOf(terms);
  const payText = (terms.once ? copy.payOnce : trialOf(terms) ? copy.payTrial : copy.pay)[currentMarket()];

  // A consent to one price does not cover another. A box that was cleared here is not reported as forgotten.
  const [shownVersion, setShownVersion] = useState(version);
  if (shownVersion !== version) {
    setShownVersion(version);
    setRenewal(false);
    setPressed(false);
  }

  const address = parseEmail(email);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    flushSync(() => setPressed(true));
    if (!address) return refuse('email', emailBox.current);
    if (!renewal) return refuse('renewal', renewalBox.current);
    if (!adult) return refuse('adult', adultBox.current);
    saveJourney({ email: address });
    void pay(
      address,
      shownTerms(event.currentTarget, shownAmounts(terms)),
      again || event.nativeEvent.submitter === anotherButton.current,
    );
  };
  return (
    <>
      <form className={styles.root} id={form} noValidate onSubmit={submit}>
        <EmailLine email={email} onChange={setEmail} pressed={pressed} inputRef={emailBox} />
        <div role="alert">{ended && !endedAtFirst && <p className="notice">{copy.offerEnded}</p>}</div>
        <ConsentCheckbox
          key={version}
          name="renewal"
          text={
            <PricedText
              text={consentSentence(consentTo(currentSeller(), consent), terms)}
              amounts={amounts}
              words={termsWords(consent, plan, terms)}
            />
          }
          agreed={renewal}
          onChange={setRenewal}
          error={pressed && !renewal ? (terms.once ? copy.onceMissing : copy.renewalMissing) : undefined}
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
        {address && renewal && adult && !working && hasWallet() && (
          <WalletSlot key={`${version} ${address}`} {...{ plan, terms, email: address, another: again, payText }} />
        )}
      </form>
      {children}
      <SmallPrint renews={!terms.once} />
      <div className={styles.pay} data-modal-footer="">
        <div role="alert">{problem && <p className="notice notice--error">{problem.text}</p>}</div>
        {problem?.asks === 'another' && (
          <Button type="submit" form={form} variant="quiet" fullWidth ref={anotherButton}>
            {copy.another}
          </Button>
        )}
        <BusyButton type="submit" form={form} fullWidth busy={working} busyLabel={copy.processing}>
          <PricedText key={version} text={payText} amounts={amounts} />
        </BusyButton>
        <p className={styles.guarantee}>
          <Icon icon={ShieldCheck} size={16} /> {copy.guarantee}
        </p>
      </div>
    </>
  );
}
