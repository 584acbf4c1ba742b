import { useState } from 'react';
import { accountCopy } from '../../../content/operator/account.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { failureText } from '../parts/failure-text.ts';
import { Panel } from '../parts/panel.tsx';
import { Secret } from '../parts/secret.tsx';
import { useAddressChange, usePasswordChange } from './queries.ts';
import styles from './second-factor.module.css';

const { password: words, address: addressWords } = accountCopy;

export function PasswordPanel() {
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const change = usePasswordChange();
  const save = () => {
    if (change.isPending) return;
    const clear = () => {
      setPassword('');
      setNext('');
    };
    change.mutate({ password, next }, { onSuccess: clear });
  };
  return (
    <Panel title={words.title} note={words.note}>
      <Form
        className={styles.form}
        action={words.action}
        busy={change.isPending}
        busyLabel={words.busy}
        failure={failureText(change.error)}
        onSubmit={save}
      >
        <Secret label={words.present} value={password} onChange={setPassword} />
        <Secret isNew label={words.next} hint={words.hint} value={next} onChange={setNext} />
      </Form>
      <p role="status">{change.isSuccess && words.done}</p>
    </Panel>
  );
}

export function AddressPanel({ email }: { email: string | null }) {
  const [typed, setTyped] = useState<string>();
  const change = useAddressChange();
  const value = typed ?? email ?? '';
  return (
    <Panel title={addressWords.title} note={email === null ? addressWords.none : addressWords.note}>
      <Form
        className={styles.form}
        action={addressWords.action}
        busy={change.isPending}
        busyLabel={words.busy}
        failure={failureText(change.error)}
        onSubmit={() => {
          if (!change.isPending) change.mutate(value);
        }}
      >
        <Field label={addressWords.label} name="email" autoComplete="email" value={value} onChange={setTyped} />
      </Form>
      <p role="status">{change.isSuccess && addressWords.done}</p>
    </Panel>
  );
}
