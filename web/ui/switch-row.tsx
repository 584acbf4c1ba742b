import styles from './switch-row.module.css';

type Props = {
  readonly title: string;
  readonly text: string;
  readonly on: boolean;
  readonly disabled?: boolean;
  readonly onChange: (on: boolean) => void;
};

export function SwitchRow({ title, text, on, disabled = false, onChange }: Props) {
  return (
    <label className={styles.root}>
      <span className={styles.title}>{title}</span>
      <input
        type="checkbox"
        className={styles.switch}
        checked={on}
        disabled={disabled}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span className={styles.text}>{text}</span>
    </label>
  );
}

export function FixedRow({ title, text, state }: { readonly title: string; readonly text: string; readonly state: string }) {
  return (
    <div className={styles.root}>
      <span className={styles.title}>{title}</span>
      <span className={styles.state}>{state}</span>
      <span className={styles.text}>{text}</span>
    </div>
  );
}
