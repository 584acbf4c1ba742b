import { useState } from 'react';
import { frameCopy } from '../../../content/operator/frame.ts';
import { peopleCopy as copy } from '../../../content/operator/people.ts';
import type { Deed } from '../../../core/api/operator/people.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { Button } from '../../ui/button.tsx';
import { Modal } from '../../ui/modal.tsx';

/** What is asked once more before it is done. */
export type Doubt = { readonly deed: Extract<Deed, { kind: 'cancel' | 'refund' | 'delete' }>; readonly amount?: string };

type Props = { readonly doubt: Doubt; readonly onYes: (deed: Deed) => Promise<void>; readonly onNo: () => void };

export function Sure({ doubt: { deed, amount = '' }, onYes, onNo }: Props) {
  const [busy, setBusy] = useState(false);
  const carryOut = async () => {
    setBusy(true);
    await onYes(deed);
  };
  return (
    <Modal title={copy.sure} closeLabel={frameCopy.close} onClose={onNo}>
      <p>{fill(copy.about[deed.kind], { email: deed.email, amount })}</p>
      <Button wide busy={busy} busyLabel={frameCopy.loading} onClick={() => void carryOut()}>
        {copy.yes[deed.kind]}
      </Button>
      <Button wide look="quiet" onClick={onNo}>
        {copy.no}
      </Button>
    </Modal>
  );
}
