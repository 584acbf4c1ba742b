import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { signInCopy } from '../../content/operator/sign-in.ts';
import type { OperatorState } from '../../core/api/operator/session.ts';
import { restoreFocus } from '../browser/restore-focus.ts';
import icon from '../design/icon.svg?url';
import { Button } from '../ui/button.tsx';
import { removePageQueries } from './queries.ts';
import styles from './sign-in.module.css';
import { SignInForm } from './sign-in-form.tsx';

type Props = { readonly state: OperatorState; readonly onRetry: () => void };

export function SignIn({ state, onRetry }: Props) {
  const client = useQueryClient();
  useEffect(() => removePageQueries(client), [client]);
  useEffect(() => restoreFocus, []);
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
