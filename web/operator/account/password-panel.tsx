import { useState } from 'react';
import { accountCopy } from '../../../content/operator/account.ts';
import { Form } from '../../ui/form.tsx';
import { failureText } from '../parts/failure-text.ts';
import { Panel } from '../parts/panel.tsx';
import { Secret } from '../parts/secret.tsx';
import { CodeField } from './code-field.tsx';
import { usePasswordChange } from './queries.ts';
import styles from './second-factor.module.css';

const { password: words } = accountCopy;

export function PasswordPanel({ secondFactor }: { readonly secondFactor: boolean }) {
  const [password, setPassword] = useState('');
  const [next, setNext] = useState('');
  const [code, setCode] = useState('');
  const change = usePasswordChange();
  const save = () => {
    if (change.isPending) return;
    const clear = () => {
      setPassword('');
      setNext('');
      setCode('');
    };
    change.mutate({ password, next, ...(secondFactor && { code }) }, { onSuccess: clear });
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
        {secondFactor && <CodeField value={code} onChange={setCode} />}
      </Form>
      <p role="status">{change.isSuccess && words.done}</p>
    </Panel>
  );
}
