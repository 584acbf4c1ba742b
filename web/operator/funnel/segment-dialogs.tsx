import { useState } from 'react';
import { frameCopy } from '../../../content/operator/frame.ts';
import { funnelCopy } from '../../../content/operator/funnel.ts';
import type { Condition } from '../../../core/analytics/conditions.ts';
import type { SavedSegment } from '../../../core/api/operator/saved-segments.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { ApiError } from '../../browser/api-error.ts';
import { BusyButton } from '../../ui/busy-button.tsx';
import { Button } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Modal } from '../../ui/modal.tsx';
import { failureText } from '../parts/failure-text.ts';
import styles from './condition-picker.module.css';
import { conditionLabel } from './conditions.ts';
import { useNewSegment, useSegmentRemoval } from './queries.ts';

const { saved: copy } = funnelCopy;

type SaveProps = { readonly conditions: readonly Condition[]; readonly onClose: () => void };

export function SaveDialog({ conditions, onClose }: SaveProps) {
  const [name, setName] = useState('');
  const { mutate, error, isPending } = useNewSegment();
  const nameError = error instanceof ApiError ? error.fields.name : undefined;
  return (
    <Modal title={copy.title} closeLabel={frameCopy.close} onClose={onClose}>
      <p>{conditions.map(conditionLabel).join(', ')}</p>
      <Form
        className={styles.root}
        action={copy.action}
        busy={isPending}
        busyLabel={copy.busy}
        failure={nameError ? undefined : failureText(error)}
        onSubmit={() => !isPending && mutate({ name, conditions: [...conditions] }, { onSuccess: onClose })}
      >
        <Field
          label={copy.name}
          name="segment-name"
          autoComplete="off"
          hint={copy.hint}
          error={nameError}
          value={name}
          onChange={setName}
        />
      </Form>
    </Modal>
  );
}

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
