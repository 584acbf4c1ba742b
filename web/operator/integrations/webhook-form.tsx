import { useState } from 'react';
import { webhooksCopy as copy } from '../../../content/operator/webhooks.ts';
import type { WebhookRequest } from '../../../core/api/operator/webhooks.ts';
import { ApiError } from '../../browser/api-error.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Select } from '../deliveries/select.tsx';
import { failureText } from '../parts/failure-text.ts';
import { Panel } from '../parts/panel.tsx';
import { EventChoice, type EventSelection } from './event-choice.tsx';
import styles from './integrations.module.css';
import type { NewSecret } from './secret-once.tsx';
import { useNewWebhook } from './webhook-queries.ts';

export function WebhookForm({ onAdded }: { readonly onAdded: (shown: NewSecret) => void }) {
  const [kind, setKind] = useState<WebhookRequest['kind']>('standard');
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<EventSelection>(null);
  const { mutate, error, isPending } = useNewWebhook();
  const fields: Readonly<Record<string, string>> = error instanceof ApiError ? error.fields : {};
  const add = () => {
    if (isPending) return;
    const body = { kind, url, events: events && [...events] };
    mutate(body, {
      onSuccess: ({ secret }) => {
        setUrl('');
        setEvents(null);
        onAdded({ host: new URL(url).host, secret });
      },
    });
  };
  const chooseKind = (chosen: WebhookRequest['kind']) => {
    setKind(chosen);
    setEvents(null);
  };
  return (
    <Panel title={copy.add.title}>
      <Form
        className={styles.form}
        action={copy.add.action}
        busy={isPending}
        busyLabel={copy.add.busy}
        failure={fields.events ?? failureText(error)}
        onSubmit={add}
      >
        <Select label={copy.kind} value={kind} words={copy.kinds} onChange={chooseKind} />
        <Field label={copy.add.url} name="url" autoComplete="off" hint={copy.add.hint} value={url} onChange={setUrl} />
        <EventChoice kind={kind} events={events} onChange={setEvents} />
      </Form>
    </Panel>
  );
}
