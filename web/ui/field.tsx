import type { ReactNode, Ref } from 'react';
import { useId } from 'react';
import styles from './field.module.css';

export type FieldProps<E extends Element> = {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly maxLength?: number;
  readonly inputRef?: Ref<E>;
};

type Control = {
  readonly className: string | undefined;
  readonly id: string;
  readonly 'aria-invalid': boolean;
  readonly 'aria-describedby': string;
};

type FrameProps = Pick<FieldProps<Element>, 'label' | 'error' | 'hint'> & {
  readonly children: (control: Control) => ReactNode;
};

export function FieldFrame({ label, error, hint, children }: FrameProps) {
  const id = useId();
  return (
    <div className={styles.root}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      {children({
        className: styles.input,
        id,
        'aria-invalid': error !== undefined,
        'aria-describedby': `${id}-hint ${id}-error`,
      })}
      <p className={styles.hint} id={`${id}-hint`} hidden={!hint}>
        {hint}
      </p>
      <p className={styles.error} id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  );
}

export function Field({
  label,
  error,
  hint,
  inputRef,
  onChange,
  ...rest
}: FieldProps<HTMLInputElement> & {
  readonly autoComplete?: string;
  readonly placeholder?: string;
  readonly disabled?: boolean;
}) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <input
          type="text"
          {...control}
          {...rest}
          ref={inputRef ?? null}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}

export function TextArea({ label, error, hint, inputRef, onChange, ...rest }: FieldProps<HTMLTextAreaElement>) {
  return (
    <FieldFrame label={label} error={error} hint={hint}>
      {(control) => (
        <textarea {...control} {...rest} ref={inputRef ?? null} onChange={(event) => onChange(event.currentTarget.value)} />
      )}
    </FieldFrame>
  );
}
