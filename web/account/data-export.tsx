import { useState } from 'react';
import { exportCopy as copy, deletionCopy } from '../../content/pages/account.ts';
import styles from './account.module.css';
import { AccountPage } from './account-page.tsx';
import { AddressForm } from './address-form.tsx';
import { MailSent } from './mail-sent.tsx';
import { TitledList } from './titled-list.tsx';

export default function DataExport() {
  const [asked, setAsked] = useState<string>();
  if (asked !== undefined) {
    const { receivedTitle: title, received: lead, steps } = copy;
    const { privacy, other } = deletionCopy;
    return (
      <AccountPage>
        <MailSent {...{ title, lead, steps, privacy, other }} email={asked} onReset={() => setAsked(undefined)} />
      </AccountPage>
    );
  }
  return (
    <AccountPage>
      <h1 className={styles.title}>{copy.title}</h1>
      <p className={styles.lead}>{copy.lead}</p>
      <AddressForm path="/api/export-links" action={copy.action} retry={copy.retry} onSent={setAsked} />
      <TitledList title={copy.whatTitle} lines={copy.what} />
      <p className={styles.aside}>{copy.format}</p>
      <p className={styles.aside}>{copy.photo}</p>
    </AccountPage>
  );
}
