import { frameCopy } from '../../../content/operator/frame.ts';
import { webhooksCopy as copy } from '../../../content/operator/webhooks.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

type Props = {
  readonly kind: 'rotate' | 'remove';
  readonly host: string;
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
};

export function WebhookDialog({ kind, host, busy, onConfirm, onCancel }: Props) {
  return (
    <Modal title={fill(copy[`${kind}Title`], { host })} closeLabel={frameCopy.close} onClose={onCancel}>
      <p>{copy[`${kind}Text`]}</p>
      <BusyButton fullWidth busy={busy} busyLabel={frameCopy.loading} onClick={onConfirm}>
        {copy[kind]}
      </BusyButton>
      <Button fullWidth variant="quiet" onClick={onCancel}>
        {copy.keep}
      </Button>
    </Modal>
  );
}
