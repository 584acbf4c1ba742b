import { useState } from 'react';
import { accountCopy } from '../../../content/operator/account.ts';
import { Form } from '../../ui/form.tsx';
import { failureText } from '../parts/failure-text.ts';
import { Secret } from '../parts/secret.tsx';
import { CodeField } from './code-field.tsx';
import styles from './second-factor.module.css';

const { factor } = accountCopy;

type Props = {
  readonly field: 'password' | 'code';
  readonly action: string;
  readonly request: { readonly isPending: boolean; readonly error: Error | null };
  readonly onSubmit: (value: string) => void;
};

export function SecondFactorStep({ field, action, request, onSubmit }: Props) {
  const [value, setValue] = useState('');
  return (
    <Form
      className={styles.form}
      action={action}
      busy={request.isPending}
      busyLabel={factor.checking}
      failure={failureText(request.error)}
      onSubmit={() => {
        if (!request.isPending) onSubmit(value);
      }}
    >
      {field === 'password' ? (
        <Secret label={factor.password} value={value} onChange={setValue} />
      ) : (
        <CodeField value={value} onChange={setValue} />
      )}
    </Form>
  );
}
