import { useState } from 'react';
import { webhooksCopy as copy } from '../../../content/operator/integrations.ts';
import type { WebhookRequest } from '../../../core/api/operator/webhooks.ts';
import { Field } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Select } from '../deliveries/select.tsx';
import { failureText } from '../parts/failure-text.ts';
import { Panel } from '../parts/panel.tsx';
import styles from './integrations.module.css';
import { useNewWebhook } from './queries.ts';
import type { ShownSecret } from './secret-once.tsx';

export function WebhookForm({ onAdded }: { readonly onAdded: (shown: ShownSecret) => void }) {
  const [kind, setKind] = useState<WebhookRequest['kind']>('standard');
  const [url, setUrl] = useState('');
  const { mutate, error, isPending } = useNewWebhook();
  const add = () => {
    if (isPending) return;
    const added = { kind, url };
    mutate(added, {
      onSuccess: ({ secret }) => {
        setUrl('');
        onAdded({ host: new URL(url).host, secret });
      },
    });
  };
  return (
    <Panel title={copy.add.title}>
      <Form
        className={styles.form}
        action={copy.add.action}
        busy={isPending}
        busyLabel={copy.add.busy}
        failure={failureText(error)}
        onSubmit={add}
      >
        <Select label={copy.kind} value={kind} words={copy.kinds} onChange={setKind} />
        <Field label={copy.add.url} name="url" autoComplete="off" hint={copy.add.hint} value={url} onChange={setUrl} />
      </Form>
    </Panel>
  );
}
