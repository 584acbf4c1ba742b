import { frameCopy } from '../../../content/operator/frame.ts';
import { peopleCopy as copy } from '../../../content/operator/people.ts';
import type { OperatorAction } from '../../../core/api/operator/person.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

export type PendingAction = {
  readonly action: Extract<OperatorAction, { kind: 'cancel' | 'delete' }>;
};

type Props = PendingAction & {
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

export function ConfirmDialog({ action, busy, onConfirm, onCancel }: Props) {
  return (
    <Modal title={copy.confirmTitle} closeLabel={frameCopy.close} onClose={onCancel}>
      <p>{fill(copy.about[action.kind], { email: action.email })}</p>
      <BusyButton fullWidth busy={busy} busyLabel={frameCopy.loading} onClick={onConfirm}>
        {copy.confirm[action.kind]}
      </BusyButton>
      <Button fullWidth variant="quiet" onClick={onCancel}>
        {copy.cancel}
      </Button>
    </Modal>
  );
}
