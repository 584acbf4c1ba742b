import type { Ref } from 'react';
import { useId } from 'react';
import { Check } from './check.tsx';
import styles from './field.module.css';

type Props = {
  readonly name: string;
  readonly text: string;
  readonly agreed: boolean;
  readonly onAgree: (agreed: boolean) => void;
  readonly error: string | undefined;
  readonly boxRef: Ref<HTMLInputElement>;
};

/** A sentence to agree to by hand, and beside it what happens when it is not. */
export function ConsentBox({ name, text, agreed, onAgree, error, boxRef }: Props) {
  const errorId = useId();
  return (
    <div>
      <Check
        name={name}
        text={text}
        checked={agreed}
        onCheck={onAgree}
        boxRef={boxRef}
        errorId={errorId}
        wrong={error !== undefined}
      />
      <p className={styles.error} id={errorId} role="alert">
        {error}
      </p>
    </div>
  );
}
