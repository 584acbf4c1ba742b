import { FieldFrame } from '../../ui/field.tsx';

type Props = { readonly label: string; readonly value: string; readonly onChange: (value: string) => void };

export function Secret({ label, value, onChange }: Props) {
  return (
    <FieldFrame label={label}>
      {(control) => (
        <input
          {...control}
          type="password"
          name="password"
          autoComplete="current-password"
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
