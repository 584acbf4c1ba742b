import '../design/walk.css';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { formCopy } from '../../content/pages/forms.ts';
import { keepResultsCopy as copy } from '../../content/pages/keep-results.ts';
import { parseEmail } from '../../core/leads/email.ts';
import { track } from '../browser/events.ts';
import { saveJourney, useJourney } from '../browser/journey.ts';
import { sendLead } from '../browser/lead-outbox.ts';
import { redirectTo, useNavigate } from '../browser/navigation.ts';
import { walletPlace } from '../browser/wallet-place.ts';
import { loadFace } from '../illustrations/face/load-face.ts';
import { furtherFunnel, inFunnel } from '../outline.ts';
import { FirstPage } from '../program/first-page.tsx';
import { Button } from '../ui/button.tsx';
import { Checkbox } from '../ui/checkbox.tsx';
import { EmailField } from '../ui/email-field.tsx';
import framedStyles from '../ui/framed.module.css';
import { Link } from '../ui/link.tsx';
import styles from './keep-results.module.css';
import salesStyles from './sales.module.css';

/** The visitor goes on without waiting for the request. */
export default function KeepResults() {
  const navigate = useNavigate();
  const { email: known = '', selfie } = useJourney(({ stored }) => stored);
  const [typed, setTyped] = useState<string>();
  const [pressed, setPressed] = useState(false);
  const [marketing, setMarketing] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const box = useRef<HTMLInputElement>(null);
  // The next screen opens with the visitor's own face, and after a selfie no screen has drawn it yet.
  useEffect(loadFace, []);
  useEffect(() => {
    // Typed or autofilled before hydration.
    if (input.current?.value) setTyped(input.current.value);
    if (box.current?.checked) setMarketing(true);
  }, []);

  const email = typed ?? known;
  const address = parseEmail(email);
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setPressed(true);
    if (!address) {
      track('Validation Error', { step_id: 'keep-results', field: 'email' });
      return input.current?.focus();
    }
    const funnel = furtherFunnel();
    saveJourney({ email: address });
    sendLead({ email: address, ...(marketing && { marketing: copy.marketing.version }), ...(funnel && { funnel }) });
    if (walletPlace() === 'ahead') redirectTo(inFunnel('/prediction'));
    else void navigate(inFunnel('/prediction'));
  };
  return (
    <main className={`${styles.root} ${framedStyles.root} column`} data-backdrop="card">
      <FirstPage />
      <div className={styles.question}>
        <p className="eyebrow">{copy.eyebrow}</p>
        <h1>{copy.title}</h1>
        <p className={styles.why}>{copy.why}</p>
        {/* `dialog`: a form that is submitted before hydration must not put an address into the URL. */}
        <form className={styles.form} method="dialog" noValidate onSubmit={submit}>
          <EmailField
            value={email}
            onChange={setTyped}
            error={pressed && !address ? (email.trim() ? formCopy.emailWrong : formCopy.emailMissing) : undefined}
            inputRef={input}
          />
          <Checkbox name="marketing" text={copy.marketing.text} checked={marketing} onChange={setMarketing} inputRef={box} />
          <p className={salesStyles.fine}>
            {selfie === 'photo' ? copy.privacyWithSelfie : copy.privacy}{' '}
            <Link href={copy.privacyLink.href}>{copy.privacyLink.label}</Link>
          </p>
          <div className="dock">
            <Button type="submit" fullWidth data-next="" data-waiting={address ? undefined : ''}>
              {copy.next}
            </Button>
          </div>
        </form>
      </div>
    </main>
  );
}
