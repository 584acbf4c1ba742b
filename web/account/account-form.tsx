import type { ReactNode } from 'react';
import { formCopy } from '../../content/pages/forms.ts';
import { SendForm } from '../ui/send-form.tsx';
import styles from './account.module.css';
import type { Sending } from './sending.ts';

type Props = {
  readonly action: string;
  /** What the button says after a failure. */
  readonly retry: string;
  readonly sending: Sending;
  readonly onSend: () => void;
  readonly children: ReactNode;
};

/** Fields and one button that says what to do after a failure. */
export function AccountForm({ action, retry, sending: { busy, failure }, onSend, children }: Props) {
  return (
    <SendForm
      className={styles.form}
      action={failure ? retry : action}
      busy={busy}
      busyLabel={formCopy.sending}
      failure={failure}
      onSend={onSend}
    >
      {children}
    </SendForm>
  );
}
