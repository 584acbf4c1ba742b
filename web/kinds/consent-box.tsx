import type { Ref } from 'react';
import { kindsCopy } from '../../content/pages/kinds.ts';
import type { ConsentStep } from '../../core/funnel/kinds/consent.ts';
import { ConsentCheckbox } from '../ui/consent-checkbox.tsx';
import styles from './consent-box.module.css';

type Props = {
  readonly step: ConsentStep;
  readonly agreed: boolean;
  readonly onChange: (agreed: boolean) => void;
  readonly isMissing?: boolean;
  readonly box?: Ref<HTMLInputElement>;
};

const { required, withdraw } = kindsCopy.consent;

export function ConsentBox({ step, agreed, onChange, isMissing, box }: Props) {
  return (
    <div className={styles.root}>
      <ConsentCheckbox
        name={step.id}
        text={step.agreement}
        agreed={agreed}
        onChange={onChange}
        error={isMissing ? required : undefined}
        inputRef={box ?? null}
      />
      <p className={styles.note}>{withdraw}</p>
    </div>
  );
}
