import { useState } from 'react';
import { accountCopy } from '../../../content/operator/account.ts';
import { Form } from '../../ui/form.tsx';
import { failureText } from '../parts/failure-text.ts';
import { Panel } from '../parts/panel.tsx';
import { Secret } from '../parts/secret.tsx';
import { usePasswordChange } from './queries.ts';
import styles from './second-factor.module.css';

const { password: words } = accountCopy;

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
