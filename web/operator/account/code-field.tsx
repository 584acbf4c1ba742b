import { accountCopy } from '../../../content/operator/account.ts';
import { Field } from '../../ui/field.tsx';

const { factor } = accountCopy;

type Props = { readonly value: string; readonly onChange: (value: string) => void };

export function CodeField({ value, onChange }: Props) {
  return <Field label={factor.code} name="code" autoComplete="one-time-code" value={value} onChange={onChange} />;
}
