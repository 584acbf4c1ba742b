import { useEffect, useState } from 'react';
import { unsubscribeCopy as copy } from '../../content/pages/account.ts';
import { clearQuery, fragment } from '../browser/navigation.ts';
import styles from './account.module.css';
import { AccountForm } from './account-form.tsx';
import { AccountPage } from './account-page.tsx';
import { LinkResult } from './link-result.tsx';
import { useSubmission } from './use-submission.ts';

/** A button, because mail scanners follow links. */
export default function Unsubscribe() {
  const [token, setToken] = useState<string>();
  const [done, setDone] = useState(false);
  const [sending, send] = useSubmission(`/api/unsubscriptions/${encodeURIComponent(token ?? '')}`);
  useEffect(() => setToken(fragment()), []);
  const submit = async () => {
    const result = await send({});
    if (result?.ok) {
      clearQuery();
      setDone(true);
    } else if (result?.reason === 'refused' && result.error.code === 'invalid') setToken('');
  };
  if (done) return <LinkResult title={copy.doneTitle} text={copy.done} label={copy.home} href="/" />;
  if (token === '') return <LinkResult title={copy.noLinkTitle} text={copy.noLink} label={copy.contact} href="/contact-us" />;
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
