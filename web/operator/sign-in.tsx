import { useRef, useState } from 'react';
import { brand } from '../../content/brand.ts';
import { frameCopy, signInCopy } from '../../content/operator/frame.ts';
import type { OperatorState, SignInAnswer, SignInRequest } from '../../core/api/operator/session.ts';
import { fill } from '../../core/presentation/fill.ts';
import { tellOperator } from '../browser/operator.ts';
import icon from '../design/icon.svg?url';
import { Button } from '../ui/button.tsx';
import { Field } from '../ui/field.tsx';
import { SendForm } from '../ui/send-form.tsx';
import { Secret } from './parts/secret.tsx';
import styles from './sign-in.module.css';

type Props = { readonly state: OperatorState; readonly onChange: () => void };

export function SignIn({ state, onChange }: Props) {
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
            <Button look="quiet" onClick={onChange}>
              {noPassword.again}
            </Button>
          </>
        )}
        {state.safe && state.passwordSet && <Form onSignedIn={onChange} />}
      </main>
    </div>
  );
}

function Form({ onSignedIn }: { onSignedIn: () => void }) {
  const [password, setPassword] = useState('');
  const [code, setCode] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const codeInput = useRef<HTMLInputElement>(null);
  const send = async () => {
    if (busy) return;
    setBusy(true);
    setFailure(undefined);
    const guess: SignInRequest = { password, ...(code && { code }) };
    const result = await tellOperator<SignInAnswer>('/session', guess);
    setBusy(false);
    if (!result.ok) return setFailure(result.reason === 'offline' ? frameCopy.offline : result.error.message);
    if (result.value.outcome === 'signed-in') return onSignedIn();
    setCode('');
    codeInput.current?.focus();
  };
  return (
    <>
      <h1>{signInCopy.title}</h1>
      <p>{fill(signInCopy.lead, { brand: brand.name })}</p>
      <SendForm
        className={styles.form}
        action={signInCopy.action}
        busy={busy}
        busyLabel={signInCopy.busy}
        failure={failure}
        onSend={() => void send()}
      >
        <Secret label={signInCopy.password} value={password} onValue={setPassword} />
        {code !== undefined && (
          <Field
            label={signInCopy.code}
            hint={signInCopy.codeHint}
            name="code"
            autoComplete="one-time-code"
            value={code}
            onValue={setCode}
            inputRef={codeInput}
          />
        )}
      </SendForm>
    </>
  );
}
