import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { passwordDialogCopy as copy, frameCopy } from '../../content/operator/frame.ts';
import { onPasswordNeeded, operatorRequest } from '../browser/operator-api.ts';
import { Form } from '../ui/form.tsx';
import { Modal } from '../ui/modal.tsx';
import { failureText } from './parts/failure-text.ts';
import { Secret } from './parts/secret.tsx';
import styles from './sign-in.module.css';

/** Opens when the server wants the password once more; the request that asked for it goes on afterwards. */
export function PasswordDialog() {
  const [settle, setSettle] = useState<(given: boolean) => void>();
  useEffect(
    () =>
      onPasswordNeeded(
        () =>
          new Promise<boolean>((resolve) => {
            setSettle(() => (given: boolean) => {
              setSettle(undefined);
              resolve(given);
            });
          }),
      ),
    [],
  );
  return settle && <Question onSettled={settle} />;
}

function Question({ onSettled }: { onSettled: (given: boolean) => void }) {
  const [password, setPassword] = useState('');
  const confirm = useMutation({
    mutationFn: () => operatorRequest('/password-confirmations', { body: { password } }),
    onSuccess: () => onSettled(true),
  });
  return (
    <Modal title={copy.title} closeLabel={frameCopy.close} onClose={() => onSettled(false)}>
      <p>{copy.text}</p>
      <Form
        className={styles.form}
        action={copy.action}
        busy={confirm.isPending}
        busyLabel={copy.busy}
        failure={failureText(confirm.error)}
        onSubmit={() => {
          if (!confirm.isPending) confirm.mutate();
        }}
      >
        <Secret label={copy.password} value={password} onChange={setPassword} />
      </Form>
    </Modal>
  );
}
