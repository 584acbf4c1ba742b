import { useState } from 'react';
import { manageCopy } from '../../content/pages/manage.ts';
import { fill } from '../../core/presentation/fill.ts';
import { Modal } from '../ui/modal.tsx';
import type { DialogProps } from './dialog-props.ts';
import { EmailForm } from './email-form.tsx';
import styles from './manage-page.module.css';

const copy = manageCopy.email;

export function EmailDialog({ email, onClose }: DialogProps) {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <Modal title={sentTo ? copy.sentTitle : copy.title} closeLabel={manageCopy.actions.close} onClose={onClose}>
      <div role="status">{sentTo && <p className={styles.wrap}>{fill(copy.sent, { email: sentTo })}</p>}</div>
      {!sentTo && (
        <>
          <p className={styles.wrap}>{fill(copy.lead, { email })}</p>
          <EmailForm
            path="/api/manage/email-changes"
            label={copy.label}
            action={copy.action}
            retry={manageCopy.signIn.retry}
            onSent={setSentTo}
          />
        </>
      )}
    </Modal>
  );
}
