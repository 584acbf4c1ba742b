import { useRef, useState } from 'react';
import { EmailField } from '../ui/email-field.tsx';
import { AccountForm } from './account-form.tsx';
import { useSubmission } from './use-submission.ts';
import { type FieldError, validateEmail } from './validation.ts';

type Props = {
  readonly path: string;
  readonly action: string;
  readonly retry: string;
  readonly onSent: (email: string) => void;
};

export function AddressForm({ path, action, retry, onSent }: Props) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<FieldError>();
  const [sending, send] = useSubmission<unknown>(path);
  const input = useRef<HTMLInputElement>(null);

  const show = (found: FieldError) => {
    setProblem(found);
    if (found) input.current?.focus();
    return found === undefined;
  };
  const submit = async () => {
    if (!show(validateEmail(email))) return;
    const result = await send({ email });
    if (result?.ok) onSent(email.trim());
    else if (result?.reason === 'refused') show(result.error.fields?.email);
  };
  const change = (value: string) => {
    setEmail(value);
    setProblem(undefined);
  };
  return (
    <AccountForm action={action} retry={retry} sending={sending} onSubmit={submit}>
      <EmailField value={email} onChange={change} error={problem} inputRef={input} />
    </AccountForm>
  );
}
