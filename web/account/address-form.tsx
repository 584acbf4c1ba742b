import { useRef, useState } from 'react';
import { EmailField } from '../ui/email-field.tsx';
import { AccountForm } from './account-form.tsx';
import { emailProblem, type Problem } from './problems.ts';
import { useSending } from './sending.ts';

type Props = {
  /** Where the address is sent. */
  readonly path: string;
  readonly action: string;
  readonly retry: string;
  readonly onSent: (email: string) => void;
};

/** An address and one button. */
export function AddressForm({ path, action, retry, onSent }: Props) {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [sending, send] = useSending<unknown>(path);
  const input = useRef<HTMLInputElement>(null);

  const show = (found: Problem) => {
    setProblem(found);
    if (found) input.current?.focus();
    return found === undefined;
  };
  const submit = async () => {
    if (!show(emailProblem(email))) return;
    const result = await send({ email });
    if (result?.ok) onSent(email.trim());
    else if (result?.reason === 'refused') show(result.error.fields?.email);
  };
  const change = (value: string) => {
    setEmail(value);
    setProblem(undefined);
  };
  return (
    <AccountForm action={action} retry={retry} sending={sending} onSend={submit}>
      <EmailField value={email} onValue={change} error={problem} inputRef={input} />
    </AccountForm>
  );
}
