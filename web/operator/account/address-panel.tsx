import { useState } from 'react';
import { accountCopy } from '../../../content/operator/account.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { failureText } from '../parts/failure-text.ts';
import { Panel } from '../parts/panel.tsx';
import { CodeField } from './code-field.tsx';
import { useAddressChange } from './queries.ts';
import styles from './second-factor.module.css';

const { password, address: words } = accountCopy;

type Props = { readonly email: string | null; readonly secondFactor: boolean };

export function AddressPanel({ email, secondFactor }: Props) {
  const [code, setCode] = useState('');
  const [typed, setTyped] = useState<string>();
  const change = useAddressChange();
  const value = typed ?? email ?? '';
  return (
    <Panel title={words.title} note={email === null ? words.none : words.note}>
      <Form
        className={styles.form}
        action={words.action}
        busy={change.isPending}
        busyLabel={password.busy}
        failure={failureText(change.error)}
        onSubmit={() => {
          if (!change.isPending) change.mutate({ email: value, ...(secondFactor && { code }) }, { onSuccess: () => setCode('') });
        }}
      >
        <Field label={words.label} name="email" autoComplete="email" value={value} onChange={setTyped} />
        {secondFactor && <CodeField value={code} onChange={setCode} />}
      </Form>
      <p role="status">{change.isSuccess && words.done}</p>
    </Panel>
  );
}
