import { CalendarX2, HandCoins, ReceiptText, Undo2 } from 'lucide';
import { useState } from 'react';
import { manageCopy } from '../../content/pages/manage.ts';
import { fill } from '../../core/presentation/fill.ts';
import { useJourney } from '../browser/journey.ts';
import calendar from '../illustrations/scenes/calendar.svg?url';
import letter from '../illustrations/scenes/letter.svg?url';
import { Button } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { EmailForm } from './email-form.tsx';
import { Heading } from './heading.tsx';
import styles from './manage-page.module.css';
import { ManagePage } from './manage-page.tsx';

const { signIn: copy, sent, overview } = manageCopy;

const ICONS = { see: ReceiptText, cancel: CalendarX2, withdraw: Undo2, refund: HandCoins };

type Props = {
  readonly signedOut: boolean;
};

export function SignIn({ signedOut }: Props) {
  const known = useJourney(({ stored }) => stored.email);
  const [email, setEmail] = useState<string>();
  if (email !== undefined) return <Sent email={email} onBack={() => setEmail(undefined)} />;
  return (
    <ManagePage beside>
      <Heading focus={signedOut}>{manageCopy.title}</Heading>
      <p className={styles.lead} role={signedOut ? 'status' : undefined}>
        {signedOut ? overview.signedOut : copy.lead}
      </p>
      <EmailForm
        path="/api/manage-links"
        action={copy.action}
        retry={copy.retry}
        defaultEmail={signedOut ? undefined : known}
        onSent={setEmail}
      />
      <section className={styles.capabilities}>
        <img src={calendar} alt="" width="280" height="190" />
        <h2>{copy.canTitle}</h2>
        <ul>
          {copy.can.map(({ id, title, text }) => (
            <li key={id}>
              <span className={styles.icon}>
                <Icon icon={ICONS[id]} />
              </span>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className={styles.aside}>{copy.stores}</p>
      </section>
    </ManagePage>
  );
}

/** Known and unknown addresses get the same text. */
function Sent({ email, onBack }: { email: string; onBack: () => void }) {
  return (
    <ManagePage>
      <img className={styles.letter} src={letter} alt="" width="280" height="220" />
      <Heading>{sent.title}</Heading>
      <p className={styles.lead}>{fill(sent.text, { email })}</p>
      <ol className={styles.steps}>
        {sent.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.aside}>{sent.privacy}</p>
      <Button variant="quiet" fullWidth onClick={onBack}>
        {sent.other}
      </Button>
    </ManagePage>
  );
}
