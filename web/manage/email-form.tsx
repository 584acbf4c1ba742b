import { useRef, useState } from 'react';
import { formCopy } from '../../content/pages/forms.ts';
import { manageRefusals } from '../../content/pages/manage.ts';
import { parseEmail } from '../../core/leads/email.ts';
import { post } from '../browser/api.ts';
import { EmailField } from '../ui/email-field.tsx';
import { SendForm } from '../ui/send-form.tsx';
import styles from './manage-page.module.css';

type Props = {
  /** Where the address is sent. */
  readonly path: string;
  readonly label?: string;
  readonly action: string;
  readonly retry: string;
  /** An address that is known already, to be changed at will. */
  readonly known?: string | undefined;
  readonly onSent: (email: string) => void;
};

/** An address and one button. */
export function EmailForm({ path, label, action, retry, known = '', onSent }: Props) {
  const [typed, setEmail] = useState<string>();
  const email = typed ?? known;
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const input = useRef<HTMLInputElement>(null);

  const complain = (found: string) => {
    setProblem(found);
    input.current?.focus();
  };
  const send = async () => {
    if (busy) return;
    const address = parseEmail(email);
    if (!address) return complain(email.trim() ? formCopy.emailWrong : formCopy.emailMissing);
    setBusy(true);
    setFailure(undefined);
    const result = await post(path, { email: address });
    setBusy(false);
    if (result.ok) return onSent(address);
    if (result.reason === 'offline') return setFailure(formCopy.offline);
    const { fields, code, message } = result.error;
    if (fields?.email) complain(fields.email);
    else setFailure(code === 'too_many_requests' ? manageRefusals.tooMany : message);
  };
  return (
    <SendForm
      className={styles.form}
      action={failure ? retry : action}
      busy={busy}
      busyLabel={formCopy.sending}
      failure={failure}
      onSend={() => void send()}
    >
      <EmailField
        {...(label && { label })}
        value={email}
        error={problem}
        inputRef={input}
        onValue={(value) => {
          setEmail(value);
          setProblem(undefined);
        }}
      />
    </SendForm>
  );
}
