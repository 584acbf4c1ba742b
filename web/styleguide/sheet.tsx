import { styleguideCopy } from '../../content/pages/styleguide.ts';
import { Button } from '../ui/button.tsx';
import { Modal } from '../ui/modal.tsx';

const { layers } = styleguideCopy;

export default function Sheet({ onClose }: { onClose: () => void }) {
  return (
    <Modal title={layers.dialog} closeLabel={layers.close} onClose={onClose}>
      <p>{layers.dialogText}</p>
      <Button fullWidth onClick={onClose}>
        {layers.dialogDone}
      </Button>
    </Modal>
  );
}
