import type { ComponentChildren } from 'preact';
import { manageCopy } from '../../content/pages/manage.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';

type Props = {
  readonly title: string;
  readonly action: string;
  readonly back?: string;
  readonly busy: boolean;
  readonly problem: string | undefined;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
};

/** What will happen, and the one button that makes it happen. */
export function ConfirmDialog({ title, action, back, busy, problem, onConfirm, onClose, children }: Props) {
  return (
    <Modal title={title} closeLabel={manageCopy.actions.close} onClose={onClose}>
      <form
        class="subscription__form"
        method="dialog"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          onConfirm();
        }}
      >
        {children}
        <div role="alert">{problem && <p class="notice notice--error">{problem}</p>}</div>
        <Button type="submit" wide busy={busy} busyLabel={manageCopy.busy}>
          {action}
        </Button>
        {back && (
          <Button look="quiet" wide onClick={onClose}>
            {back}
          </Button>
        )}
      </form>
    </Modal>
  );
}
