import { useState } from 'react';
import { accountCopy } from '../../../content/operator/account.ts';
import type { Proof } from '../../../core/api/operator/session.ts';
import { Form } from '../../ui/form.tsx';
import { failureText } from '../parts/failure-text.ts';
import { Secret } from '../parts/secret.tsx';
import { CodeField } from './code-field.tsx';
import styles from './second-factor.module.css';

const { factor } = accountCopy;

type Props = {
  readonly request: { readonly isPending: boolean; readonly error: Error | null };
  readonly onSubmit: (proof: Proof) => void;
};

export function SecondFactorStop({ request, onSubmit }: Props) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  return (
    <Form
      className={styles.form}
      action={factor.stop}
      busy={request.isPending}
      busyLabel={factor.checking}
      failure={failureText(request.error)}
      onSubmit={() => {
        if (!request.isPending) onSubmit({ password, code });
      }}
    >
      <Secret label={factor.password} value={password} onChange={setPassword} />
      <CodeField value={code} onChange={setCode} />
    </Form>
  );
}
