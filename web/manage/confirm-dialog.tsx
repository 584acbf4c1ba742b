import type { ReactNode } from 'react';
import { manageCopy } from '../../content/pages/manage.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';
import { SendForm } from '../ui/send-form.tsx';
import styles from './manage-page.module.css';

type Props = {
  readonly title: string;
  readonly action: string;
  readonly back?: string;
  readonly busy: boolean;
  readonly failure: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** What will happen, and the one button that makes it happen. */
export function ConfirmDialog({ title, action, back, busy, failure, onConfirm, onClose, children }: Props) {
  return (
    <Modal title={title} closeLabel={manageCopy.actions.close} onClose={onClose}>
      <SendForm
        className={styles.form}
        action={action}
        busy={busy}
        busyLabel={manageCopy.busy}
        failure={failure}
        onSend={() => {
          if (!busy) onConfirm();
        }}
        below={
          back && (
            <Button look="quiet" wide onClick={onClose}>
              {back}
            </Button>
          )
        }
      >
        {children}
      </SendForm>
    </Modal>
  );
}
