import type { ReactNode } from 'react';
import { manageCopy } from '../../content/pages/manage.ts';
import { Button } from '../ui/button.tsx';
import { Form } from '../ui/form.tsx';
import { Modal } from '../ui/modal.tsx';
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
  /** Below the last button. */
  readonly below?: ReactNode;
};

export function ConfirmDialog({ title, action, back, busy, failure, onConfirm, onClose, children, below }: Props) {
  return (
    <Modal title={title} closeLabel={manageCopy.actions.close} onClose={onClose}>
      <Form
        className={styles.form}
        action={action}
        busy={busy}
        busyLabel={manageCopy.busy}
        failure={failure}
        onSubmit={() => {
          if (!busy) onConfirm();
        }}
        below={
          <>
            {back && (
              <Button variant="quiet" fullWidth onClick={onClose}>
                {back}
              </Button>
            )}
            {below}
          </>
        }
      >
        {children}
      </Form>
    </Modal>
  );
}
