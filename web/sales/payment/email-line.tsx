import { Mail } from 'lucide';
import { type RefObject, useEffect, useState } from 'react';
import { formCopy } from '../../../content/pages/forms.ts';
import { paymentModalCopy as copy } from '../../../content/pages/payment-modal.ts';
import { parseEmail } from '../../../core/leads/email.ts';
import { Button } from '../../ui/button.tsx';
import { EmailField } from '../../ui/email-field.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './payment-form.module.css';

type Props = {
  readonly email: string;
  readonly onChange: (email: string) => void;
  readonly pressed: boolean;
  readonly inputRef: RefObject<HTMLInputElement | null>;
};

/** An address that was left before takes one line; the field comes when it is changed. */
export function EmailLine({ email, onChange, pressed, inputRef }: Props) {
  const address = parseEmail(email);
  const [known] = useState(address !== undefined);
  const [changing, setChanging] = useState(false);
  useEffect(() => {
    if (changing) inputRef.current?.focus();
  }, [changing, inputRef]);
  if (known && !changing)
    return (
      <p className={styles.email}>
        <Icon icon={Mail} size={18} /> <span className="visually-hidden">{copy.receipt}</span>{' '}
        <span className={styles.address}>{email}</span>
        <Button variant="plain" aria-label={copy.changeEmail} onClick={() => setChanging(true)}>
          {copy.change}
        </Button>
      </p>
    );
  return (
    <EmailField
      value={email}
      onChange={onChange}
      error={pressed && !address ? (email.trim() ? formCopy.emailWrong : formCopy.emailMissing) : undefined}
      inputRef={inputRef}
    />
  );
}
