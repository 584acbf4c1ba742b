import { frameCopy } from '../../../content/operator/frame.ts';
import { teamCopy as copy } from '../../../content/operator/team.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

type Props = {
  readonly name: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

export function RemoveDialog({ name, busy, onConfirm, onCancel }: Props) {
  return (
    <Modal title={fill(copy.removeTitle, { name })} closeLabel={frameCopy.close} onClose={onCancel}>
      <p>{copy.removeText}</p>
      <BusyButton fullWidth busy={busy} busyLabel={frameCopy.loading} onClick={onConfirm}>
        {copy.remove}
      </BusyButton>
      <Button fullWidth variant="quiet" onClick={onCancel}>
        {copy.keep}
      </Button>
    </Modal>
  );
}
