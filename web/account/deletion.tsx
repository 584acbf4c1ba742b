import { useRef, useState } from 'preact/hooks';
import { deletionCopy } from '../../content/pages/account.ts';
import type { DeletionResponse } from '../../core/api/deletion-requests.ts';
import { EmailField } from '../ui/email-field.tsx';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { DeletionReceived } from './deletion-received.tsx';
import { DevicePhoto } from './device-photo.tsx';
import { emailProblem, type Problem } from './problems.ts';
import { useSending } from './sending.ts';

/** Asks for a deletion. The owner of the address has to confirm it, so a request alone deletes nothing. */
export function Deletion() {
  const [email, setEmail] = useState('');
  const [problem, setProblem] = useState<Problem>();
  const [received, setReceived] = useState(false);
  const [sending, send] = useSending<DeletionResponse>('/api/deleteUser');
  const input = useRef<HTMLInputElement>(null);

  const show = (found: Problem) => {
    setProblem(found);
    if (found) input.current?.focus();
    return found === undefined;
  };
  const submit = async () => {
    if (!show(emailProblem(email))) return;
    const result = await send({ email });
    if (result?.ok) setReceived(true);
    else if (result?.reason === 'refused') show(result.error.fields?.email);
  };
  const change = (value: string) => {
    setEmail(value);
    setProblem(undefined);
  };
  const again = () => {
    setEmail('');
    setReceived(false);
  };

  return (
    <AccountPage>
      {received ? (
        <DeletionReceived email={email.trim()} onAgain={again} />
      ) : (
        <>
          <h1 class="account__title">{deletionCopy.title}</h1>
          <p class="account__lead">{deletionCopy.lead}</p>
          <AccountForm action={deletionCopy.action} retry={deletionCopy.action} sending={sending} onSend={submit}>
            <EmailField value={email} onValue={change} error={problem} inputRef={input} />
          </AccountForm>
          <Lines title={deletionCopy.goesTitle} lines={deletionCopy.goes} />
          <Lines title={deletionCopy.staysTitle} lines={deletionCopy.stays} />
        </>
      )}
      <DevicePhoto />
    </AccountPage>
  );
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <section class="account__section">
      <h2 class="account__subtitle">{title}</h2>
      <ul class="account__list">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  );
}
