import '../../design/error.css';
import { useState } from 'react';
import { formCopy } from '../../../content/pages/forms.ts';
import { workbookCopy as copy } from '../../../content/pages/workbook.ts';
import type { Workbook } from '../../../core/api/program.ts';
import { post } from '../../browser/api.ts';
import { fetchOrder } from '../../browser/program-order.ts';
import drawing from '../../illustrations/scenes/workbook.svg?url';
import { BusyButton } from '../../ui/busy-button.tsx';
import styles from './workbook-card.module.css';

type Props = { readonly workbook: Workbook; readonly onOpen: () => void };

/** Opening it for the first time ends the right to give it back, so that is said before and asked of the server first. */
export function WorkbookCard({ workbook: { orderId, opened }, onOpen }: Props) {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const open = async () => {
    if (opened) return onOpen();
    setBusy(true);
    setProblem(undefined);
    const result = await post('/api/program/workbook', { orderId });
    setBusy(false);
    if (!result.ok) return setProblem(result.reason === 'refused' ? formCopy.refused : copy.failed);
    onOpen();
    void fetchOrder();
  };
  return (
    <section id="workbook" className={styles.root} aria-labelledby="workbook-title">
      <h2 id="workbook-title">{copy.title}</h2>
      <img src={drawing} alt="" width="280" height="190" loading="lazy" decoding="async" />
      <p>{copy.text}</p>
      {!opened && <p className={styles.warning}>{copy.warning}</p>}
      <div role="alert">{problem && <p className="notice notice--error">{problem}</p>}</div>
      <div>
        <BusyButton busy={busy} busyLabel={copy.opening} onClick={() => void open()}>
          {copy.open}
        </BusyButton>
      </div>
    </section>
  );
}
