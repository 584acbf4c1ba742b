import { useState } from 'react';
import { frameCopy } from '../../../content/operator/frame.ts';
import { webhooksCopy } from '../../../content/operator/webhooks.ts';
import type { WebhookEndpointView } from '../../../core/api/operator/webhooks.ts';
import { fill } from '../../../core/presentation/fill.ts';
import { ApiError } from '../../browser/api-error.ts';
import { Form } from '../../ui/form.tsx';
import { Modal } from '../../ui/modal.tsx';
import { failureText } from '../parts/failure-text.ts';
import { EventChoice } from './event-choice.tsx';
import styles from './integrations.module.css';
import { useEventChoice } from './webhook-queries.ts';

const { events: copy } = webhooksCopy;

type Props = { readonly endpoint: WebhookEndpointView; readonly onClose: () => void };

export function WebhookEvents({ endpoint: { id, host, kind, events }, onClose }: Props) {
  const [chosen, setChosen] = useState(events);
  const { mutate, error, isPending } = useEventChoice(id);
  const failure = (error instanceof ApiError && error.fields.events) || failureText(error);
  return (
    <Modal title={fill(copy.of, { host })} closeLabel={frameCopy.close} onClose={onClose}>
      <Form
        className={styles.form}
        action={copy.action}
        busy={isPending}
        busyLabel={copy.busy}
        failure={failure}
        onSubmit={() => !isPending && mutate({ events: chosen && [...chosen] }, { onSuccess: onClose })}
      >
        <EventChoice kind={kind} events={chosen} onChange={setChosen} />
      </Form>
    </Modal>
  );
}
