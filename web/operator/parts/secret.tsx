import { FieldFrame } from '../../ui/field.tsx';

type Props = { readonly label: string; readonly value: string; readonly onValue: (value: string) => void };

/** The password; password managers know it by its name. */
export function Secret({ label, value, onValue }: Props) {
  return (
    <FieldFrame label={label}>
      {(control) => (
        <input
          {...control}
          type="password"
          name="password"
          autoComplete="current-password"
          value={value}
          onChange={(event) => onValue(event.currentTarget.value)}
        />
      )}
    </FieldFrame>
  );
}
