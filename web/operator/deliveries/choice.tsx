import styles from '../parts/picker.module.css';

type Props<T extends string> = {
  readonly label: string;
  readonly value: T;
  readonly words: Readonly<Record<T, string>>;
  readonly onValue: (value: T) => void;
};

/** One of a closed set. */
export function Choice<T extends string>({ label, value, words, onValue }: Props<T>) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onValue(currentTarget.value as T)}>
        {(Object.keys(words) as T[]).map((id) => (
          <option key={id} value={id}>
            {words[id]}
          </option>
        ))}
      </select>
    </label>
  );
}
