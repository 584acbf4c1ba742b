import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import { Checkbox } from './checkbox.tsx';
import styles from './field.module.css';

type Props = {
  readonly name: string;
  readonly text: ReactNode;
  readonly agreed: boolean;
  readonly onChange: (agreed: boolean) => void;
  readonly error: string | undefined;
  readonly inputRef: Ref<HTMLInputElement>;
};

export function ConsentCheckbox({ name, text, agreed, onChange, error, inputRef }: Props) {
  const errorId = useId();
  return (
    <div>
      <Checkbox
        name={name}
        text={text}
        checked={agreed}
        onChange={onChange}
        inputRef={inputRef}
        errorId={errorId}
        wrong={error !== undefined}
      />
      <p className={styles.error} id={errorId} role="alert">
        {error}
      </p>
    </div>
  );
}
