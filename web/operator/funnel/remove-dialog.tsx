import { frameCopy } from '../../../content/operator/frame.ts';
import { funnelCopy } from '../../../content/operator/funnel.ts';
import type { SavedSegment } from '../../../core/api/operator/saved-segments.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';
import { failureText } from '../parts/failure-text.ts';
import { useSegmentRemoval } from './queries.ts';

const { saved: copy } = funnelCopy;

export function RemoveDialog({ segment, onClose }: { readonly segment: SavedSegment; readonly onClose: () => void }) {
  const { mutate, error, isPending } = useSegmentRemoval();
  const failure = failureText(error);
  return (
    <Modal title={fill(copy.removeTitle, { name: segment.name })} closeLabel={frameCopy.close} onClose={onClose}>
      <p>{fill(copy.removeText, { by: segment.madeBy })}</p>
      <div role="alert">{failure && <p className="notice notice--error">{failure}</p>}</div>
      <BusyButton
        fullWidth
        busy={isPending}
        busyLabel={frameCopy.loading}
        onClick={() => mutate(segment.id, { onSuccess: onClose })}
      >
        {copy.remove}
      </BusyButton>
      <Button fullWidth variant="quiet" onClick={onClose}>
        {copy.keep}
      </Button>
    </Modal>
  );
}
