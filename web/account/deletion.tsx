import { useState } from 'react';
import { deletionCopy as copy } from '../../content/pages/account.ts';
import styles from './account.module.css';
import { AccountPage } from './account-page.tsx';
import { AddressForm } from './address-form.tsx';
import { DevicePhoto } from './device-photo.tsx';
import { MailSent } from './mail-sent.tsx';
import { TitledList } from './titled-list.tsx';

export default function Deletion() {
  const [asked, setAsked] = useState<string>();
  return (
    <AccountPage>
      {asked === undefined ? (
        <>
          <h1 className={styles.title}>{copy.title}</h1>
          <p className={styles.lead}>{copy.lead}</p>
          <AddressForm path="/api/deleteUser" action={copy.action} retry={copy.action} onSent={setAsked} />
          <TitledList title={copy.goesTitle} lines={copy.goes} />
          <TitledList title={copy.staysTitle} lines={copy.stays} />
        </>
      ) : (
        <DeletionRequested email={asked} onReset={() => setAsked(undefined)} />
      )}
      <DevicePhoto />
    </AccountPage>
  );
}

export function DeletionRequested({ email, onReset }: { email: string; onReset: () => void }) {
  const { receivedTitle: title, received: lead, next: steps, privacy, other } = copy;
  return <MailSent {...{ title, lead, steps, privacy, other, email, onReset }} />;
}
