import styles from './progress.module.css';

type Props = {
  readonly label: string;
  readonly value: number;
  readonly max: number;
  readonly text?: string;
};

export function Progress({ label, value, max, text }: Props) {
  return <progress className={styles.root} aria-label={label} aria-valuetext={text} value={value} max={max} />;
}
