import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { webhooksCopy as copy } from '../../../content/operator/webhooks.ts';
import { Empty, Panel } from '../parts/panel.tsx';
import { QueryContent } from '../parts/query-content.tsx';
import { useIsAllowed } from '../parts/role.ts';
import styles from './integrations.module.css';
import { type NewSecret, SecretOnce } from './secret-once.tsx';
import { Webhook } from './webhook.tsx';
import { WebhookForm } from './webhook-form.tsx';
import { webhooksQuery } from './webhook-queries.ts';

export function Webhooks() {
  const webhooks = useQuery(webhooksQuery());
  const canManage = useIsAllowed('manage-integrations');
  const [shown, setShown] = useState<NewSecret>();
  return (
    <>
      <Panel title={copy.title} note={copy.note}>
        <QueryContent query={webhooks}>
          {({ endpoints }) =>
            endpoints.length === 0 ? (
              <Empty>{copy.empty}</Empty>
            ) : (
              <div className={styles.list}>
                {endpoints.map((endpoint) => (
                  <Webhook key={endpoint.id} endpoint={endpoint} onSecret={setShown} />
                ))}
              </div>
            )
          }
        </QueryContent>
        <SecretOnce shown={shown} />
      </Panel>
      {canManage && <WebhookForm onAdded={setShown} />}
    </>
  );
}
