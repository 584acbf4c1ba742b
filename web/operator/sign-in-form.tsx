import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { brand } from '../../content/brand.ts';
import { signInCopy } from '../../content/operator/sign-in.ts';
import { fill } from '../../core/presentation/fill.ts';
import { Field } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { failureText } from './parts/failure-text.ts';
import { Secret } from './parts/secret.tsx';
import { useSignIn } from './queries.ts';
import styles from './sign-in.module.css';

export function SignInForm({ withEmail }: { withEmail: boolean }) {
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
