import { useId } from 'react';
import fieldStyles from './field.module.css';
import styles from './slider.module.css';

type Props = {
  readonly label: string;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** Undefined until it is chosen: the thumb then waits at `start`. */
  readonly value: string | undefined;
  readonly start: string;
  readonly shown: string | undefined;
  /** For those who hear the slider before it is moved. */
  readonly untouched: string;
  readonly ends: readonly [low: string, high: string];
  readonly onChange: (value: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
};

/** A value is chosen by moving the thumb, or by a press where it stands. */
export function Slider({ label, name, value, start, shown, untouched, ends, onChange, hint, error, ...range }: Props) {
  const id = useId();
  return (
    <div className={fieldStyles.root}>
      <p className={styles.head}>
        <label className={fieldStyles.label} htmlFor={id}>
          {label}
        </label>
        <span className={styles.value} aria-hidden="true">
          {shown ?? '–'}
        </span>
      </p>
      <input
        {...range}
        type="range"
        id={id}
        name={name}
        className={styles.range}
        value={value ?? start}
        data-untouched={value === undefined || undefined}
        aria-valuetext={shown ?? untouched}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-ends ${id}-hint ${id}-error`}
        onChange={(event) => onChange(event.currentTarget.value)}
        onClick={(event) => onChange(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (value !== undefined || (event.key !== 'Enter' && event.key !== ' ')) return;
          event.preventDefault();
          onChange(event.currentTarget.value);
        }}
      />
      <p className={styles.ends} id={`${id}-ends`}>
        <span>{ends[0]}</span>
        <span className="visually-hidden"> – </span>
        <span>{ends[1]}</span>
      </p>
      <p className={fieldStyles.hint} id={`${id}-hint`} hidden={!hint}>
        {hint}
      </p>
      <p className={fieldStyles.error} id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  );
}
