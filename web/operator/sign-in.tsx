import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { brand } from '../../content/brand.ts';
import { signInCopy } from '../../content/operator/frame.ts';
import type { OperatorState } from '../../core/api/operator/session.ts';
import { fill } from '../../core/presentation/fill.ts';
import icon from '../design/icon.svg?url';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { failureText } from './parts/failure-text.ts';
import { Secret } from './parts/secret.tsx';
import { removePageQueries, useSignIn } from './queries.ts';
import styles from './sign-in.module.css';

type Props = { readonly state: OperatorState; readonly onRetry: () => void };

export function SignIn({ state, onRetry }: Props) {
  const client = useQueryClient();
  useEffect(() => removePageQueries(client), [client]);
  const { noPassword, unsafe } = signInCopy;
  return (
    <div className="screen">
      <main className={`${styles.root} column`}>
        <img src={icon} alt="" width="48" height="48" />
        {!state.safe && (
          <>
            <h1>{unsafe.title}</h1>
            <p>{unsafe.lead}</p>
          </>
        )}
        {state.safe && !state.passwordSet && (
          <>
            <h1>{noPassword.title}</h1>
            <p>{noPassword.lead}</p>
            <pre className={styles.command}>
              <code>{noPassword.command}</code>
            </pre>
            <p>{noPassword.after}</p>
            <Button variant="quiet" onClick={onRetry}>
              {noPassword.again}
            </Button>
          </>
        )}
        {state.safe && state.passwordSet && <SignInForm withEmail={state.several} />}
      </main>
    </div>
  );
}

function SignInForm({ withEmail }: { withEmail: boolean }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  /** Undefined until the server asks for it. */
  const [code, setCode] = useState<string>();
  const codeInput = useRef<HTMLInputElement>(null);
  const signIn = useSignIn();
  const send = () => {
    if (signIn.isPending) return;
    signIn.mutate(
      { ...(email && { email }), password, ...(code && { code }) },
      {
        onSuccess({ outcome }) {
          if (outcome !== 'code') return;
          flushSync(() => setCode(''));
          codeInput.current?.focus();
        },
      },
    );
  };
  return (
    <>
      <h1>{signInCopy.title}</h1>
      <p>{fill(signInCopy.lead, { brand: brand.name })}</p>
      <Form
        className={styles.form}
        action={signInCopy.action}
        busy={signIn.isPending}
        busyLabel={signInCopy.busy}
        failure={failureText(signIn.error)}
        onSubmit={send}
      >
        {withEmail && (
          <Field
            label={signInCopy.email}
            hint={signInCopy.emailHint}
            name="email"
            autoComplete="username"
            value={email}
            onChange={setEmail}
          />
        )}
        <Secret label={signInCopy.password} value={password} onChange={setPassword} />
        {code !== undefined && (
          <Field
            label={signInCopy.code}
            hint={signInCopy.codeHint}
            name="code"
            autoComplete="one-time-code"
            value={code}
            onChange={setCode}
            inputRef={codeInput}
          />
        )}
      </Form>
    </>
  );
}
