import type { ReactNode } from 'react';
import styles from './switch-row.module.css';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
  /** Below the words: what is pressed there switches nothing. */
  readonly children?: ReactNode;
};

export function SwitchRow({ title, text, on, disabled = false, onChange, children }: Props) {
  return (
    <div className={styles.root}>
      <label className={styles.row}>
        <span className={styles.title}>{title}</span>
        <input
          type="checkbox"
          className={styles.toggle}
          checked={on}
          disabled={disabled}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span className={styles.text}>{text}</span>
      </label>
      {children}
    </div>
  );
}

type FixedProps = Pick<Props, 'title' | 'text' | 'children'> & { readonly state: string };

export function FixedRow({ title, text, state, children }: FixedProps) {
  return (
    <div className={styles.root}>
      <div className={styles.row}>
        <span className={styles.title}>{title}</span>
        <span className={styles.state}>{state}</span>
        <span className={styles.text}>{text}</span>
      </div>
      {children}
    </div>
  );
}
