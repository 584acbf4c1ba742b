import { useState } from 'react';
import { accountCopy } from '../../../content/operator/account.ts';
import { frameCopy } from '../../../content/operator/frame.ts';
import type { OperatorAccount, RecoveryCodes, SecondFactorSetup } from '../../../core/api/operator/session.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { tellOperator } from '../../browser/operator.ts';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { SendForm } from '../../ui/send-form.tsx';
import { Panel } from '../parts/panel.tsx';
import { Secret } from '../parts/secret.tsx';
import styles from './second-factor.module.css';

const { factor } = accountCopy;

type Stage =
  | { readonly kind: 'rest' | 'password' }
  | { readonly kind: 'scan'; readonly setup: SecondFactorSetup }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

export function SecondFactor({ account, onChange }: { account: OperatorAccount; onChange: () => void }) {
  const [stage, setStage] = useState<Stage>({ kind: 'rest' });
  const done = () => {
    setStage({ kind: 'rest' });
    onChange();
  };
  const { secondFactor, recoveryCodesLeft } = account;
  return (
    <Panel title={factor.title}>
      {stage.kind === 'rest' && (
        <>
          <p>{secondFactor ? `${factor.on} ${fill(factor.codesLeft, { count: String(recoveryCodesLeft) })}` : factor.off}</p>
          <Button look="quiet" onClick={() => setStage({ kind: 'password' })}>
            {secondFactor ? factor.stop : factor.start}
          </Button>
        </>
      )}
      {stage.kind === 'password' && secondFactor && (
        <Step<unknown> path="/second-factor/off" field="password" action={factor.stop} onDone={done} />
      )}
      {stage.kind === 'password' && !secondFactor && (
        <Step<SecondFactorSetup>
          path="/second-factor/setup"
          field="password"
          action={factor.goOn}
          onDone={(setup) => setStage({ kind: 'scan', setup })}
        />
      )}
      {stage.kind === 'scan' && (
        <>
          <p>{factor.scan}</p>
          <Code setup={stage.setup} />
          <Step<RecoveryCodes>
            path="/second-factor"
            field="code"
            action={factor.finish}
            onDone={({ codes }) => setStage({ kind: 'codes', codes })}
          />
        </>
      )}
      {stage.kind === 'codes' && (
        <>
          <p>{factor.codes}</p>
          <ul className={styles.codes}>
            {stage.codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </ul>
          <Button look="quiet" onClick={done}>
            {factor.kept}
          </Button>
        </>
      )}
    </Panel>
  );
}

function Code({ setup: { qr, secret } }: { setup: SecondFactorSetup }) {
  return (
    <div className={styles.root}>
      <svg className={styles.qr} viewBox={`-2 -2 ${qr.size + 4} ${qr.size + 4}`} role="img" aria-label={factor.qr}>
        <path d={qr.path} />
      </svg>
      <p>
        {factor.secret}: <code className={styles.secret}>{secret.match(/.{4}/g)?.join(' ')}</code>
      </p>
    </div>
  );
}

type StepProps<T> = {
  readonly path: string;
  readonly field: 'password' | 'code';
  readonly action: string;
  readonly onDone: (value: T) => void;
};

function Step<T>({ path, field, action, onDone }: StepProps<T>) {
  const [value, setValue] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();
  const send = async () => {
    if (busy) return;
    setBusy(true);
    const result = await tellOperator<T>(path, { [field]: value });
    setBusy(false);
    if (result.ok) onDone(result.value);
    else setFailure(result.reason === 'offline' ? frameCopy.offline : result.error.message);
  };
  return (
    <SendForm
      className={styles.form}
      action={action}
      busy={busy}
      busyLabel={factor.checking}
      failure={failure}
      onSend={() => void send()}
    >
      {field === 'password' ? (
        <Secret label={factor.password} value={value} onValue={setValue} />
      ) : (
        <Field label={factor.code} name="code" autoComplete="one-time-code" value={value} onValue={setValue} />
      )}
    </SendForm>
  );
}
