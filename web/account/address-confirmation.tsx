import { useState } from 'react';
import { confirmCopy as copy } from '../../content/pages/account.ts';
import type { ConfirmationResponse } from '../../core/api/leads.ts';
import { clearQuery } from '../browser/navigation.ts';
import { useFragment } from '../browser/use-fragment.ts';
import styles from './account.module.css';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { LinkResult } from './link-result.tsx';
import { useSubmission } from './use-submission.ts';

type Outcome = ConfirmationResponse['outcome'] | 'dead';

/** A button, because mail scanners follow links. */
export default function AddressConfirmation() {
  const token = useFragment();
  const [outcome, setOutcome] = useState<Outcome>();
  const [sending, send] = useSubmission<ConfirmationResponse>('/api/marketing-confirmations');
  const submit = async () => {
    const result = await send({ token });
    if (result?.ok) {
      clearQuery();
      setOutcome(result.value.outcome);
    } else if (result?.reason === 'refused' && isFinal(result.error.code)) setOutcome('dead');
  };
  if (outcome === 'confirmed') return <LinkResult title={copy.doneTitle} text={copy.done} label={copy.home} href="/" />;
  if (outcome === 'used') return <LinkResult title={copy.usedTitle} text={copy.used} label={copy.home} href="/" />;
  if (outcome === 'dead' || token === '')
    return <LinkResult title={copy.deadTitle} text={copy.dead} label={copy.keepResults} href="/keep-results" />;
  return (
    <AccountPage>
      <h1 className={styles.title}>{copy.title}</h1>
      <p className={styles.lead}>{copy.text}</p>
      <AccountForm action={copy.action} retry={copy.action} sending={sending} onSubmit={submit}>
        {null}
      </AccountForm>
    </AccountPage>
  );
}

function isFinal(code: string): boolean {
  return code === 'not_found' || code === 'invalid';
}
