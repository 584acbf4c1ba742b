import type { ReactNode, Ref } from 'react';
import styles from './checkbox.module.css';

type Props = {
  readonly name: string;
  readonly text: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly inputRef?: Ref<HTMLInputElement>;
  readonly errorId?: string;
  readonly wrong?: boolean;
};

export function Checkbox({ name, text, checked, onChange, inputRef, errorId, wrong }: Props) {
  return (
    <label className={styles.root}>
      <input
        type="checkbox"
        className={styles.box}
        name={name}
        ref={inputRef ?? null}
        checked={checked}
        aria-invalid={wrong}
        aria-describedby={errorId}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{text}</span>
    </label>
  );
}
