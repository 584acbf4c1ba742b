import { useState } from 'react';
import { frameCopy } from '../../../content/operator/frame.ts';
import { funnelCopy } from '../../../content/operator/funnel.ts';
import type { Condition } from '../../../core/analytics/conditions.ts';
import type { FunnelSegments } from '../../../core/api/operator/funnel.ts';
import { ApiError } from '../../browser/api-error.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Modal } from '../../ui/modal.tsx';
import { failureText } from '../parts/failure-text.ts';
import styles from './condition-picker.module.css';
import { conditionLabel } from './conditions.ts';
import { useNewSegment } from './queries.ts';

const { saved: copy } = funnelCopy;

type Props = {
  readonly conditions: readonly Condition[];
  readonly segments: FunnelSegments | undefined;
  readonly onClose: () => void;
};

export function SaveDialog({ conditions, segments, onClose }: Props) {
  const [name, setName] = useState('');
  const { mutate, error, isPending } = useNewSegment();
  const nameError = error instanceof ApiError ? error.fields.name : undefined;
  return (
    <Modal title={copy.title} closeLabel={frameCopy.close} onClose={onClose}>
      <p>{conditions.map((each) => conditionLabel(each, segments)).join(', ')}</p>
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
