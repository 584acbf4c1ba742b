import { type ReactNode, useId } from 'react';
import fieldStyles from './field.module.css';
import styles from './field-row.module.css';

type RowField = {
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly wrong: boolean;
  /** In characters, of which the field shows so many. */
  readonly size: number;
  readonly inputMode: 'decimal' | 'numeric';
  readonly autoComplete?: string | undefined;
};

type Props = {
  readonly label: string;
  readonly fields: readonly RowField[];
  readonly onChange: (name: string, value: string) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  /** Above the fields. */
  readonly children?: ReactNode;
};

/** Fields that are one answer together, with one hint and one error; a field that stands alone is named by the row. */
export function FieldRow({ label, fields, onChange, hint, error, children }: Props) {
  const id = useId();
  const isAlone = fields.length === 1;
  return (
    <fieldset className={fieldStyles.root} aria-labelledby={`${id}-label`}>
      {!isAlone && (
        <legend className={`${fieldStyles.label} ${styles.legend}`} id={`${id}-label`}>
          {label}
        </legend>
      )}
      {children}
      <div className={styles.fields}>
        {fields.map(({ name, label: own, size, wrong, ...input }) => (
          <div key={name} className={styles.field} data-size={size}>
            <label
              className={isAlone ? fieldStyles.label : styles.label}
              htmlFor={`${id}-${name}`}
              id={isAlone ? `${id}-label` : undefined}
            >
              {own}
            </label>
            <input
              type="text"
              id={`${id}-${name}`}
              name={name}
              className={fieldStyles.input}
              spellCheck={false}
              aria-invalid={wrong}
              aria-describedby={`${id}-hint ${id}-error`}
              {...input}
              onChange={(event) => onChange(name, event.currentTarget.value)}
            />
          </div>
        ))}
      </div>
      <p className={fieldStyles.hint} id={`${id}-hint`} hidden={!hint}>
        {hint}
      </p>
      <p className={fieldStyles.error} id={`${id}-error`} role="alert">
        {error}
      </p>
    </fieldset>
  );
}
