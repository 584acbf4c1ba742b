import { FieldFrame } from '../../ui/field.tsx';

type Props = {
  readonly label: string;
  readonly hint?: string;
  /** Password managers offer to make one up. */
  readonly isNew?: boolean;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

export function Secret({ label, hint, isNew = false, value, onChange }: Props) {
  return (
    <FieldFrame label={label} hint={hint}>
      {(control) => (
        <input
          {...control}
          type="password"
          name={isNew ? 'new-password' : 'password'}
          autoComplete={isNew ? 'new-password' : 'current-password'}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
