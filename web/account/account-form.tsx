import type { ReactNode } from 'react';
import { formCopy } from '../../content/pages/forms.ts';
import { Form } from '../ui/form.tsx';
import styles from './account.module.css';
import type { SubmissionState } from './use-submission.ts';

type Props = {
  readonly action: string;
  readonly retry: string;
  readonly sending: SubmissionState;
  readonly onSubmit: () => void;
  readonly children: ReactNode;
};

export function AccountForm({ action, retry, sending: { busy, failure }, onSubmit, children }: Props) {
  return (
    <Form
      className={styles.form}
      action={failure ? retry : action}
      busy={busy}
      busyLabel={formCopy.sending}
      failure={failure}
      onSubmit={onSubmit}
    >
      {children}
    </Form>
  );
}
