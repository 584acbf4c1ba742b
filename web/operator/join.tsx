import { QueryClientProvider, useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { brand } from '../../content/brand.ts';
import { accountCopy } from '../../content/operator/account.ts';
import { joinCopy as copy } from '../../content/operator/team.ts';
import { fill } from '../../core/presentation/fill.ts';
import { ApiError } from '../browser/api-error.ts';
import { operatorRequest } from '../browser/operator-api.ts';
import { useFragment } from '../browser/use-fragment.ts';
import icon from '../design/icon.svg?url';
import { Form } from '../ui/form.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { failureText } from './parts/failure-text.ts';
import { Secret } from './parts/secret.tsx';
import { createOperatorClient } from './query-client.ts';
import styles from './sign-in.module.css';

/** Where the link of an invitation leads. */
export default function Join() {
  const [client] = useState(() => createOperatorClient({ onSignedOut: () => undefined }));
  return (
    <QueryClientProvider client={client}>
      <div className="screen">
        <main className={`${styles.root} column`}>
          <img src={icon} alt="" width="48" height="48" />
          <JoinForm />
        </main>
      </div>
    </QueryClientProvider>
  );
}

function JoinForm() {
  const token = useFragment();
  const [password, setPassword] = useState('');
  const join = useMutation({
    mutationFn: () => operatorRequest('/join', { body: { token, password } }),
  });
  const dead = token === '' || (join.error instanceof ApiError && join.error.code === 'not_found');
  if (join.isSuccess)
    return (
      <>
        <h1>{copy.doneTitle}</h1>
        <p role="status">{copy.done}</p>
        <LinkButton href="/operator">{copy.signIn}</LinkButton>
      </>
    );
  if (dead)
    return (
      <>
        <h1>{copy.deadTitle}</h1>
        <p role="alert">{copy.dead}</p>
      </>
    );
  return (
    <>
      <h1>{copy.title}</h1>
      <p>{fill(copy.text, { brand: brand.name })}</p>
      <Form
        className={styles.form}
        action={copy.action}
        busy={join.isPending}
        busyLabel={copy.busy}
        failure={failureText(join.error)}
        onSubmit={() => {
          if (!join.isPending) join.mutate();
        }}
      >
        <Secret isNew label={copy.password} hint={accountCopy.password.hint} value={password} onChange={setPassword} />
      </Form>
    </>
  );
}
