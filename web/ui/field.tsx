import type { Ref } from 'preact';
import { useId } from 'preact/hooks';

type InputSettings = {
  readonly type: 'text' | 'email';
  readonly inputMode?: 'text' | 'email';
  readonly autoComplete?: string;
  readonly autoCapitalize?: 'off' | 'words';
  readonly spellcheck?: boolean;
  readonly maxLength?: number;
  readonly placeholder?: string;
};

type FieldProps = {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly input: InputSettings;
  readonly inputRef?: Ref<HTMLInputElement>;
};

/** A labelled input whose hint and error are read out with it. */
export function Field({ label, name, value, onValue, error, hint, input, inputRef }: FieldProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="field__label" for={id}>
        {label}
      </label>
      <input
        {...input}
        ref={inputRef ?? null}
        class="field__input"
        id={id}
        name={name}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
      <p class="field__hint" id={`${id}-hint`} hidden={!hint}>
        {hint}
      </p>
      <p class="field__error" id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  );
}

type TextAreaProps = Omit<FieldProps, 'input' | 'inputRef'> & {
  readonly inputRef?: Ref<HTMLTextAreaElement>;
  readonly maxLength?: number;
};

export function TextArea({ label, name, value, onValue, error, hint, inputRef, maxLength }: TextAreaProps) {
  const id = useId();
  return (
    <div class="field">
      <label class="field__label" for={id}>
        {label}
      </label>
      <textarea
        ref={inputRef ?? null}
        class="field__input"
        id={id}
        name={name}
        value={value}
        maxLength={maxLength}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-hint ${id}-error`}
        onInput={(event) => onValue(event.currentTarget.value)}
      />
      <p class="field__hint" id={`${id}-hint`} hidden={!hint}>
        {hint}
      </p>
      <p class="field__error" id={`${id}-error`} role="alert">
        {error}
      </p>
    </div>
  );
}
