import { useState } from 'react';
import { accountCopy } from '../../../content/operator/account.ts';
import type { SecondFactorSetup } from '../../../core/api/operator/session.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Button } from '../../ui/button.tsx';
import { Panel } from '../parts/panel.tsx';
import { AuthenticatorCode } from './authenticator-code.tsx';
import styles from './second-factor.module.css';
import { useSecondFactorSetup, useSecondFactorStart, useSecondFactorStop } from './second-factor-queries.ts';
import { SecondFactorStep } from './second-factor-step.tsx';
import { SecondFactorStop } from './second-factor-stop.tsx';

const { factor } = accountCopy;

/** `start` asks for the password, `stop` for a code too. */
type Stage =
  | { readonly kind: 'rest' | 'start' | 'stop' }
  | { readonly kind: 'scan'; readonly setup: SecondFactorSetup }
  | { readonly kind: 'codes'; readonly codes: readonly string[] };

type Props = {
  readonly active: boolean;
  readonly codesLeft: number;
  /** The dashboard waits for it. */
  readonly required?: boolean;
  readonly onSaved?: () => void;
};

export function SecondFactor({ active, codesLeft, required = false, onSaved }: Props) {
  const [stage, setStage] = useState<Stage>({ kind: 'rest' });
  const setup = useSecondFactorSetup();
  const start = useSecondFactorStart();
  const stop = useSecondFactorStop();
  const rest = () => setStage({ kind: 'rest' });
  const off = required ? factor.required : factor.off;
  return (
    <Panel title={factor.title}>
      {stage.kind === 'rest' && (
        <>
          <p>{active ? `${factor.on} ${fill(factor.codesLeft, { count: String(codesLeft) })}` : off}</p>
          <Button variant="quiet" onClick={() => setStage({ kind: active ? 'stop' : 'start' })}>
            {active ? factor.stop : factor.start}
          </Button>
        </>
      )}
      {stage.kind === 'stop' && <SecondFactorStop request={stop} onSubmit={(proof) => stop.mutate(proof, { onSuccess: rest })} />}
      {stage.kind === 'start' && (
        <SecondFactorStep
          key="start"
          field="password"
          action={factor.goOn}
          request={setup}
          onSubmit={(password) => setup.mutate(password, { onSuccess: (made) => setStage({ kind: 'scan', setup: made }) })}
        />
      )}
      {stage.kind === 'scan' && (
        <>
          <p>{factor.scan}</p>
          <AuthenticatorCode setup={stage.setup} />
          <SecondFactorStep
            field="code"
            action={factor.finish}
            request={start}
            onSubmit={(code) => start.mutate(code, { onSuccess: ({ codes }) => setStage({ kind: 'codes', codes }) })}
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
          <Button
            variant="quiet"
            onClick={() => {
              rest();
              onSaved?.();
            }}
          >
            {factor.kept}
          </Button>
        </>
      )}
    </Panel>
  );
}
