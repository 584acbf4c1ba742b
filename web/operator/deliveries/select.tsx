import styles from '../parts/picker.module.css';

type Props<T extends string> = {
  readonly label: string;
  readonly value: T;
  readonly words: Readonly<Record<T, string>>;
  readonly onChange: (value: T) => void;
};

export function Select<T extends string>({ label, value, words, onChange }: Props<T>) {
  return (
    <label className={styles.field}>
      <span>{label}</span>
      <select value={value} onChange={({ currentTarget }) => onChange(currentTarget.value as T)}>
        {(Object.keys(words) as T[]).map((id) => (
          <option key={id} value={id}>
            {words[id]}
          </option>
        ))}
      </select>
    </label>
  );
}
