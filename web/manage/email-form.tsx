import { useRef, useState } from 'react';
import { formCopy } from '../../content/pages/forms.ts';
import { parseEmail } from '../../core/leads/email.ts';
import { ApiError } from '../browser/api-error.ts';
import { EmailField } from '../ui/email-field.tsx';
import { Form } from '../ui/form.tsx';
import { linkFailure } from './failure-text.ts';
import styles from './manage-page.module.css';
import { useLinkMail } from './queries.ts';

type Props = {
  readonly path: string;
  readonly label?: string;
  readonly action: string;
  readonly retry: string;
  readonly defaultEmail?: string | undefined;
  readonly onSent: (email: string) => void;
};

export function EmailForm({ path, label, action, retry, defaultEmail = '', onSent }: Props) {
  const [typed, setTyped] = useState<string>();
  const email = typed ?? defaultEmail;
  const [problem, setProblem] = useState<string>();
  const input = useRef<HTMLInputElement>(null);
  const mail = useLinkMail(path);
  const refusedAddress = mail.error instanceof ApiError && mail.error.fields.email;
  const failure = refusedAddress ? undefined : linkFailure(mail.error, formCopy.offline);

  const refuse = (reason: string) => {
    setProblem(reason);
    input.current?.focus();
  };
  const send = () => {
    if (mail.isPending) return;
    const address = parseEmail(email);
    if (!address) return refuse(email.trim() ? formCopy.emailWrong : formCopy.emailMissing);
    mail.mutate(address, {
      onSuccess: () => onSent(address),
      onError(error) {
        const reason = error instanceof ApiError && error.fields.email;
        if (reason) refuse(reason);
      },
    });
  };
  return (
    <Form
      className={styles.form}
      action={failure ? retry : action}
      busy={mail.isPending}
      busyLabel={formCopy.sending}
      failure={failure}
      onSubmit={send}
    >
      <EmailField
        {...(label && { label })}
        value={email}
        error={problem}
        inputRef={input}
        onChange={(value) => {
          setTyped(value);
          setProblem(undefined);
        }}
      />
    </Form>
  );
}
