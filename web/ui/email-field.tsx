import { uiCopy } from '../../content/ui.ts';
import { MAX_PASTED_LENGTH } from '../../core/leads/email.ts';
import { suggestEmail } from '../../core/leads/suggest-email.ts';
import styles from './field.module.css';
import { FieldFrame, type FieldProps } from './field.tsx';

type Props = Omit<FieldProps<HTMLInputElement>, 'label' | 'name' | 'maxLength'> & { readonly label?: string };

export function EmailField({ label = uiCopy.email, value, onChange, error, hint, inputRef }: Props) {
  const suggestion = suggestEmail(value);
  return (
    <div className={styles.root}>
      <FieldFrame label={label} error={error} hint={hint}>
        {(control) => (
          <input
            {...control}
            ref={inputRef ?? null}
            type="email"
            name="email"
            inputMode="email"
            autoComplete="email"
            autoCapitalize="off"
            spellCheck={false}
            maxLength={MAX_PASTED_LENGTH}
            placeholder={uiCopy.emailPlaceholder}
            value={value}
            onChange={(event) => onChange(event.currentTarget.value)}
          />
        )}
      </FieldFrame>
      {suggestion && (
        <button type="button" className={styles.suggestion} onClick={() => onChange(suggestion)}>
          {uiCopy.didYouMean} <strong>{suggestion.slice(suggestion.indexOf('@') + 1)}</strong>?
        </button>
      )}
    </div>
  );
}
