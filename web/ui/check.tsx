import type { Ref } from 'react';
import styles from './check.module.css';

type Props = {
  readonly name: string;
  readonly text: string;
  readonly checked: boolean;
  readonly onCheck: (checked: boolean) => void;
  readonly boxRef?: Ref<HTMLInputElement>;
  /** The id of what is wrong with it, where something may be. */
  readonly errorId?: string;
  readonly wrong?: boolean;
};

/** A box with its sentence, which may be pressed too. */
export function Check({ name, text, checked, onCheck, boxRef, errorId, wrong }: Props) {
  return (
    <label className={styles.root}>
      <input
        type="checkbox"
        className={styles.box}
        name={name}
        ref={boxRef ?? null}
        checked={checked}
        aria-invalid={wrong}
        aria-describedby={errorId}
        onChange={(event) => onCheck(event.currentTarget.checked)}
      />
      <span>{text}</span>
    </label>
  );
}
