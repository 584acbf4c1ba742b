import type { Ref } from 'preact';
import { formCopy } from '../../content/pages/forms.ts';
import { EMAIL_LENGTH, suggestEmail } from '../../core/leads/email.ts';
import { Field } from './field.tsx';

type Props = {
  readonly label?: string;
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly inputRef?: Ref<HTMLInputElement>;
};

/** An e-mail field that offers a likelier spelling as a tap and never insists on it. */
export function EmailField({ label = formCopy.email, value, onValue, error, hint, inputRef }: Props) {
  const suggestion = suggestEmail(value);
  return (
    <div class="field">
      <Field
        label={label}
        name="email"
        value={value}
        onValue={onValue}
        error={error}
        hint={hint}
        {...(inputRef && { inputRef })}
        input={{
          type: 'email',
          inputMode: 'email',
          autoComplete: 'email',
          autoCapitalize: 'off',
          spellcheck: false,
          maxLength: EMAIL_LENGTH,
          placeholder: formCopy.emailPlaceholder,
        }}
      />
      {suggestion && (
        <button type="button" class="field__suggestion" onClick={() => onValue(suggestion)}>
          {formCopy.didYouMean} <strong>{suggestion.slice(suggestion.indexOf('@') + 1)}</strong>?
        </button>
      )}
    </div>
  );
}
